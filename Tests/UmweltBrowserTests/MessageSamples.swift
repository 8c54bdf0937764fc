import Foundation
import Umwelt

@testable import UmweltBrowser

/// Messages of every kind, with everything that they can say.
enum MessageSamples {
    /// A patch with all nodes below.
    static var patch: PatchRecord {
        var nodes = [node]
        for (index, role) in roles.enumerated() {
            let common = index.isMultiple(of: 2) ? semantics : CommonSemanticsRecord()
            nodes.append(NodeRecord(id: UInt32(index + 100), semantics: SemanticsRecord(role, common)))
        }
        let change = TextChange(from: "axc", to: "abc")
        let deltas = [TextDeltaRecord(edits: 1), TextDeltaRecord(edits: 2, change: change)]
        nodes.append(NodeRecord(id: 99, text: TextRecord(deltas: deltas)))
        return PatchRecord(
            session: "session", tab: "tab", title: "Title", colorScheme: .dark, navigationDepth: 2,
            address: "/notes/a%20b", addresses: 3, removed: [7, 8],
            nodes: nodes, curves: ["linear(0,0.5 30%,1)"],
            urls: [URLRequestRecord(id: 3, url: "https://example.com/?q=%22")],
            copies: ["A \"text\"\n"], announcements: ["Saved"], sounds: [player], screen: .on,
            windows: [WindowRecord(name: "one", ticket: "2", size: PairRecord(320, 200.5))],
            files: [
                FileRequestRecord(id: 1, accept: ".png,image/*", allowsSeveral: true),
                FileRequestRecord(id: 2, downloads: [DownloadRecord(path: "/files/1", name: "Book.txt")]),
                FileRequestRecord(id: 3, pastes: true),
            ],
            notifications: [
                NotificationRequestRecord(question: NotificationQuestionRecord(id: 1, asks: true)),
                NotificationRequestRecord(
                    shown: NotificationRecord(
                        id: "tea", title: "Tea", text: "It is \"ready\".", isSilent: true,
                        actions: [NotificationActionRecord(id: "more", title: "More", opensApp: true)])),
                NotificationRequestRecord(removed: ["tea"]), NotificationRequestRecord(badge: 2),
            ], focus: 100,
            marks: MarksRecord(frame: box, content: box, safeArea: box), clicks: .inspector)
    }

    private static var node: NodeRecord {
        NodeRecord(
            id: 1, semantics: SemanticsRecord(.content, semantics),
            pointers: PointersRecord(
                events: 3, isUntouchable: true, isInert: true, isBarrier: true, shape: "M0 0Z", isEvenOdd: true,
                keys: ["a"], cursor: "grab"),
            frame: box,
            opacity: 0.5, clip: "M1 1Z", effects: effects,
            motion: MotionRecord(
                duration: 350, elapsed: -20, repeats: true,
                tracks: [
                    TrackRecord(property: .translate, values: ["-1px 0px", "0px 0px"], curve: 0),
                    TrackRecord(property: .opacity, values: ["0", "1", "0.5"], offsets: [0, 0.25, 1]),
                ]),
            scrollOffset: PairRecord(0, 12.25),
            glide: GlideRecord(duration: 250, curve: 0, reach: PairRecord(100, 200)),
            scrollShift: PairRecord(-3, 4),
            text: TextRecord(whole: WholeTextRecord(text: "Line \"1\"\n\\\u{1}é👍", edits: 1, changes: 2)),
            items: items, children: [2, 3], drawingOrder: [3, 2])
    }

    private static let box = BoxRecord(CGRect(x: -1, y: 2.5, width: 300, height: 0.0625))

    private static var effects: EffectsRecord {
        EffectsRecord(
            transform: "scale(2)", filter: "blur(2px)", mask: "url(#m)", blendMode: "multiply", isIsolated: true,
            movement: "turning", definitions: "<mask/>")
    }

    private static var style: TextStyleRecord {
        TextStyleRecord(
            size: 17, color: "#000000", weight: 600, isItalic: true, stretch: 75, design: .monospace,
            hasMonospacedDigits: true, family: "Inter")
    }

    private static let tracks = [TrackRecord(property: .fill, values: ["rgb(0 0 0)", "rgb(255 0 0)"], curve: 0)]

    /// Items of every kind.
    static var items: [ItemRecord] {
        let shape = ItemRecord.shape(
            ShapeRecord(
                attributes: AttributesRecord([("d", "M0 0Z"), ("fill", "red")]), definitions: "<g/>", tracks: tracks,
                stopTracks: [[], tracks], gradientTracks: tracks))
        let text = PartRecord(
            text: "Text", isHidden: true, kerning: 1.5, link: "https://example.com", isOpenable: true,
            baselineOffset: -2, tracks: tracks)
        let image = PartRecord(text: "", picture: [shape], width: 12, ascent: 10, label: "Star")
        let plain = TextStyleRecord(size: 17, color: "#000000")
        return [
            shape, .shape(ShapeRecord(attributes: AttributesRecord([]))),
            .group(
                GroupRecord(items: [shape], x: 1, y: 2, opacity: 0.25, clip: "M0 0Z", effects: effects, tracks: tracks)),
            .image(
                ImageRecord(
                    file: "0123", x: 1, y: 2, width: 3, height: 4, whole: box, isRepeated: true, tint: "#FF0000",
                    isPixelated: true, tracks: tracks)),
            .material(
                MaterialRecord(
                    outline: "path(\"M0 0Z\")", x: 1, y: 2, width: 3, height: 4, tint: "#FFFFFF80",
                    backdrop: "blur(20px)", opacity: 0.5, tracks: tracks)),
            .sweep(
                AngularGradientRecord(
                    colors: "conic-gradient(red, blue)", outline: "path(\"M0 0Z\")", x: 1, y: 2, width: 3, height: 4,
                    tracks: tracks)),
            .line(
                LineRecord(
                    x: 1, y: 2, width: 3, height: 4, ascent: 3, isRightToLeft: true, isUnselectable: true, isCut: true,
                    fullText: "Full", isDecoration: true, gap: "\n", picture: "<svg/>", language: "de",
                    parts: [TextPartRecord(style, text), TextPartRecord(plain, image)])),
            .line(
                LineRecord(
                    x: 1, y: 2, width: 3, height: 4, ascent: 3,
                    parts: [TextPartRecord(plain, PartRecord(text: "Plain"))])),
        ]
    }

    private static var semantics: CommonSemanticsRecord {
        CommonSemanticsRecord(
            isDisabled: true, hasGestures: true, isFocusable: 0, label: "Label", value: "Value", hint: "Hint",
            help: "Help", identifier: "identifier", shortcut: ShortcutRecord(key: "Enter", modifiers: 16),
            isHidden: true,
            aria: AriaRecord(
                attributes: AttributesRecord([("aria-level", "2"), ("role", "heading")]), spoken: "Spoken",
                spokenValue: "Value",
                isOne: true, isPressed: true, isAdjusted: true, actions: ["Archive"],
                actionGroups: [ActionGroupRecord(category: "Table", actions: ["Add a row"])],
                keys: AttributesRecord([("Delete", "delete"), ("Escape", "escape")])))
    }

    private static var player: PlayerRecord {
        PlayerRecord(
            player: 3, url: "https://example.com/film.mp4",
            speech: SpeechRecord(text: "Hello", language: "en", speed: 1, pitch: 1),
            sound: 1104, load: 1, commands: 2, rate: 1, seeks: 1, position: 2.5, volume: 0.5, isMuted: true, loops: -1,
            scaling: .cover, showsControls: true)
    }

    /// All roles, with all that can belong to them.
    static var roles: [RoleRecord] {
        let appearance = FieldAppearanceRecord(
            prompt: PromptRecord(text: "Prompt", color: "#00000080"), alignment: .center, lineHeight: 22.5,
            letterSpacing: -0.43, padding: [1, 2, 3, 4], tint: "#007AFF", isUncorrected: true, autocapitalize: "words",
            enterKeyHint: "go", inputMode: "url", autocomplete: "email", selection: [2, 0, 4],
            tellsSelection: true)
        return [
            .content, .button, .choice, .edge, .heading, .grip, .tabList, .toggle(StateRecord(state: .mixed)),
            .slider(SliderRecord(number: 0.5, bounds: [0, 1], step: 0.1, isRightToLeft: true, knobWidth: 27)),
            .stepper(StepperRecord(number: 3, bounds: [0, nil])), .menuButton(StateRecord(state: .on)),
            .disclosure(StateRecord(state: .off)), .option(OptionRecord(state: .on, choice: "Color")),
            .tab(StateRecord(state: .on)), .tabPanel(TabPanelRecord(isSwiped: true)),
            .meter(MeterRecord(number: 0.5, bounds: [0, 1], kind: .progressbar)),
            .dateField(DateFieldRecord(kind: .time, date: "12:00", limits: ["", "18:00"])),
            .colorWell(ColorWellRecord(color: "#FF0000FF")), .link(LinkRecord(url: "https://example.com")),
            .webPage(
                WebPageRecord(
                    path: "/frame?url=https%3A%2F%2Fexample.com", load: 2,
                    calls: [CallRecord(number: 1, body: "return x", arguments: "{\"x\":1}")], keepsOrigin: true,
                    isPrivate: true, isFixed: true)),
            .video(player),
            .dialog(DialogRecord(card: box, kind: .menu, isDark: true)),
            .scroll(
                ScrollRecord(
                    scrolls: AxesRecord(true, false), indicators: AxesRecord(false, true), isLocked: true,
                    settles: true, refreshes: true, showsOutside: true, insets: [96, 0, 49, 0],
                    keeps: AxesRecord(true, true))),
            .list(ListRecord(selection: .many)),
            .row(
                RowRecord(
                    place: [1, 20], selection: .on, isPressable: true, canDelete: true,
                    canMove: true, swipes: AxesRecord(true, false))),
            .field(FieldRecord(appearance: Joined(style, appearance))),
            .secret(FieldRecord(appearance: Joined(TextStyleRecord(size: 17, color: "red"), appearance))),
            .editor(
                FieldRecord(
                    appearance: Joined(
                        TextStyleRecord(size: 17, color: "red"), FieldAppearanceRecord(lineHeight: 20, tint: "blue")))),
            .styledEditor(
                FieldRecord(
                    appearance: Joined(
                        TextStyleRecord(size: 17, color: "red"),
                        FieldAppearanceRecord(
                            lineHeight: 20, tint: "blue",
                            runs: [
                                Joined(
                                    style,
                                    RunPartRecord(
                                        length: 4, kerning: 1, baselineOffset: 2, background: "#FF0000",
                                        underline: "solid #0000FF", strikethrough: "dotted #0000FF"))
                            ])))),
        ]
    }

    /// All events of nodes.
    static var events: [NodeEvent] {
        let event = PointerEvent(
            .began, at: CGPoint(x: 1, y: 2.5), place: CGPoint(x: 0.5, y: 0), time: 12.125, device: .pen, pointer: 3,
            modifiers: [.shift, .command])
        return [
            .press, .pressBegan, .pressEnded, .setValue(value: 0.25), .increment, .decrement, .dismiss,
            .scroll(x: 1, y: 2.5), .scrollBegan, .scrollReleased, .scrollEnded, .refresh, .delete, .move(by: -2),
            .swipe(toLeft: true, isFull: false), .choose, .focus, .blur,
            .edit(number: 2, heard: 1, change: TextChange(from: "axc", to: "abc")), .setText(text: "Text"),
            .select(start: 1, end: 3), .submit,
            .perform(action: .escape), .perform(action: .delete), .perform(action: .showMenu),
            .perform(action: .named(name: "Archive")),
            .perform(action: .named(name: "Cut", category: "Edit")), .showMenu(x: 1, y: 2),
            .follow(link: URL(string: "https://example.com/?q=1")!), .pointer(event: event),
            .key(stroke: KeyStroke(.repeated, .upArrow, modifiers: .shift)),
            .modifierKeys(held: [.shift, .option]),
            .drag(event: DragEvent(.moved, at: CGPoint(x: 1, y: 2), items: [OutsideItem(mediaType: "text/plain")])),
            .drag(event: DragEvent(.ended, at: .zero)),
            .webPage(event: .finished(load: 1, title: "Title")), .webPage(event: .finished(load: 1)),
            .webPage(event: .failed(load: 2, reason: "example.com cannot be reached.")),
            .webPage(event: .returned(call: 1, value: "[1]")), .webPage(event: .threw(call: 2, reason: "Error")),
            .webPage(event: .posted(handler: "log", body: "{}")),
            .player(event: .ready(load: 1, duration: 9.5, width: 640, height: 360)),
            .player(event: .moved(load: 1, commands: 2, position: 0.5, rate: 1)), .player(event: .ended(load: 1)),
            .player(event: .failed(load: 1, reason: "The file is missing.")),
        ]
    }

    /// The name of an event, which says at compile time that there is none that is not above.
    static func name(of event: NodeEvent) -> String {
        switch event {
        case .press: "press"
        case .pressBegan: "pressBegan"
        case .pressEnded: "pressEnded"
        case .setValue: "setValue"
        case .increment: "increment"
        case .decrement: "decrement"
        case .dismiss: "dismiss"
        case .scroll: "scroll"
        case .scrollBegan: "scrollBegan"
        case .scrollReleased: "scrollReleased"
        case .scrollEnded: "scrollEnded"
        case .refresh: "refresh"
        case .delete: "delete"
        case .move: "move"
        case .swipe: "swipe"
        case .choose: "choose"
        case .focus: "focus"
        case .blur: "blur"
        case .edit: "edit"
        case .setText: "setText"
        case .select: "select"
        case .submit: "submit"
        case .perform: "perform"
        case .showMenu: "showMenu"
        case .follow: "follow"
        case .pointer: "pointer"
        case .key: "key"
        case .modifierKeys: "modifierKeys"
        case .drag: "drag"
        case .webPage: "webPage"
        case .player: "player"
        }
    }
}
