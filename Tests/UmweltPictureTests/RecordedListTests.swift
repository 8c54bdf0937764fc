import SwiftUI
import TestSupport
import Testing
import UmweltTesting

extension [DisplayItem] {
    /// The frames of the drawn strokes with their thickness, and of the fills, with the offsets of groups.
    fileprivate func boxes(from origin: CGPoint = .zero) -> [CGRect] {
        flatMap { item -> [CGRect] in
            switch item {
            case .group(let group):
                group.items.boxes(from: CGPoint(x: origin.x + group.offset.x, y: origin.y + group.offset.y))
            case .fill(let path, _, _, _): [path.boundingRect.offsetBy(dx: origin.x, dy: origin.y)]
            case .stroke(let path, _, let style, _):
                [
                    path.boundingRect.offsetBy(dx: origin.x, dy: origin.y)
                        .insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
                ]
            default: []
            }
        }
    }
}

/// Frames of lists as pictures and frames of iOS have them, in both designs.
///
/// Figures of iOS 18 are from pictures of iOS 17.2 to 18.2 in windows of 320, 390 and 393 points; those of iOS 26 from
/// frames of iOS 26.0 in windows of 320 points, whose lines of text are four points higher than usual, and from pictures
/// of iOS 26 in windows of 390 points. Within a point.
@MainActor @Suite("Lists recorded on iOS") struct RecordedListTests {
    private final class Frames {
        var all: [String: CGRect] = [:]
        subscript(name: String) -> CGRect { all[name] ?? .null }
    }

    /// A screen whose views are measured by name.
    private struct Screen {
        let host: TestHost
        let frames: Frames

        subscript(name: String) -> CGRect { frames[name] }

        /// The fills of the screen from the top, as rectangles around them.
        @MainActor var fills: [CGRect] {
            host.displayList.leaves.compactMap { item in
                if case .fill(let path, _, _, _) = item { path.boundingRect } else { nil }
            }
        }

        /// The cards: the fills that are narrower than the window and as high as rows.
        @MainActor func cards(_ width: CGFloat) -> [CGRect] {
            fills.filter { $0.width < width && $0.width > width / 2 && $0.height > 40 }
        }

        /// The separators.
        @MainActor var lines: [CGRect] { fills.filter { $0.height <= 1 && $0.width > 100 } }
    }

    private static func screen<Content: View>(
        _ width: CGFloat = 390, _ design: InterfaceDesign = .iOS18, typeSize: DynamicTypeSize = .large,
        @ViewBuilder _ content: @escaping (@escaping (String) -> FrameReader) -> Content
    ) -> Screen {
        let frames = Frames()
        let host = TestHost(size: CGSize(width: width, height: 844), scale: 3, design: design) {
            content { name in FrameReader { frames.all[name] = $0 } }.dynamicTypeSize(typeSize)
        }
        host.update()
        return Screen(host: host, frames: frames)
    }

    private func expect(
        _ measured: CGFloat, _ recorded: CGFloat, within tolerance: CGFloat = 1, _ name: Comment,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(abs(measured - recorded) <= tolerance, name, sourceLocation: sourceLocation)
    }

    private static func sections(_ mark: @escaping (String) -> FrameReader) -> some View {
        List {
            Section {
                HStack {
                    Text("Row").modifier(mark("row"))
                    Spacer()
                    Text("End").modifier(mark("end"))
                }
                Text("Next").modifier(mark("next"))
            } header: {
                Text("Header").modifier(mark("header"))
            } footer: {
                Text("Footer").modifier(mark("footer"))
            }
            Section { Text("Bare").modifier(mark("bare")) }
            Section { Text("Last").modifier(mark("last")) }
        }
    }

    // MARK: iOS 18

    @Test("Rows follow the window's margin", arguments: [(320.0, 32.0, 288.0), (390, 40, 350), (393, 40, 353)])
    func margins(width: CGFloat, start: CGFloat, end: CGFloat) {
        let screen = Self.screen(width) { Self.sections($0) }
        expect(screen["row"].minX, start, "row")
        expect(screen["header"].minX, start, "header")
        expect(screen["footer"].minX, start, "footer")
        expect(screen["end"].maxX, end, "end of a row")
        expect(screen.lines[0].minX, start, "separator")
    }

    @Test("Rows of plain lists begin at the window's margin")
    func plain() {
        expect(Self.screen { mark in List { Text("a").modifier(mark("a")) }.listStyle(.plain) }["a"].minX, 20, "row")
    }

    @Test("A list has no space above its first card below a large title or where its margin is set")
    func top() {
        func top(_ margin: CGFloat?, title: String?, _ mode: NavigationBarItem.TitleDisplayMode = .automatic) -> CGFloat
        {
            let screen = Self.screen { mark in
                NavigationStack {
                    List { Text("a").modifier(mark("a")) }
                        .modifier(Margin(length: margin)).modifier(Title(title: title, mode: mode))
                }
            }
            return screen["a"].midY - 22
        }
        expect(top(nil, title: "Title"), 96, "below a large title: 149.67 where the bar ends at 150")
        expect(top(nil, title: "Title", .inline), 44 + 35, "below a title in the bar")
        expect(top(nil, title: nil), 35, "without a bar")
        expect(top(0, title: nil), 0, "a margin of 0")
        expect(top(4, title: "Title", .inline), 44 + 4, "a margin of 4")
    }

    private struct Margin: ViewModifier {
        let length: CGFloat?
        func body(content: Content) -> some View {
            if let length { content.contentMargins(.top, length) } else { content }
        }
    }

    private struct Title: ViewModifier {
        let title: String?
        let mode: NavigationBarItem.TitleDisplayMode
        func body(content: Content) -> some View {
            if let title {
                content.navigationTitle(title).navigationBarTitleDisplayMode(mode)
            } else {
                content
            }
        }
    }

    @Test("A list's first card is 14.3 below a search field")
    func search() throws {
        let screen = Self.screen(320) { mark in
            NavigationStack {
                List { Text("a").modifier(mark("a")) }
                    .searchable(text: .constant("")).navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            }
        }
        let field = try #require(screen.host.frame(of: "Search"))
        expect(screen["a"].midY - 22 - field.maxY, 14.33, "card below the field")
    }

    @Test("Labels in rows: the icon's centre 14 from the start, the title 44, as iOS 17.2; 12 and 40 in iOS 26")
    func labels() {
        for (design, centre, title) in [(InterfaceDesign.iOS18, 14.2, 44.0), (.iOS26, 12, 40)] {
            let screen = Self.screen(320, design) { mark in
                List {
                    Label {
                        Text("Title").modifier(mark("title"))
                    } icon: {
                        Image(systemName: "star").modifier(mark("icon"))
                    }
                }
            }
            expect(screen["icon"].midX - 32, centre, "icon")
            expect(screen["title"].minX - 32, title, "title")
            let usual = Self.screen(320, design) { Image(systemName: "star").modifier($0("star")) }
            #expect(screen["icon"].width > usual["star"].width * 1.2, "icons of rows have the large scale")
        }
    }

    @Test("Chevrons end 0.7 inside the margin, a menu's 2 inside, a switch 2 outside")
    func accessories() {
        let screen = Self.screen(393) { _ in
            NavigationStack {
                List {
                    NavigationLink("Link") { Text("Page") }
                    Toggle("Switch", isOn: .constant(true))
                }
                .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            }
        }
        let boxes = screen.host.displayList.items.boxes()
        let chevron = boxes.first { abs($0.width - 7) < 0.3 && $0.minX > 300 } ?? .null
        expect(chevron.maxX, 353 - 0.7, within: 0.3, "chevron's end")
        expect(chevron.width, 7, within: 0.3, "chevron's width")
        expect(chevron.height, 12, within: 0.3, "chevron's height")
        let track = boxes.first { abs($0.width - 51) < 0.1 } ?? .null
        expect(track.maxX, 355, within: 0.3, "switch")
    }

    @Test("The padding of a text beside a label is within the row's insets; that of all of a row is not")
    func paddedText() {
        func height(_ row: some View) -> CGFloat {
            let screen = Self.screen(393) { mark in
                List {
                    row.listRowBackground(Color.clear.modifier(mark("row")))
                }
            }
            return screen["row"].height
        }
        let label = Label("Theme", systemImage: "paintpalette")
        let name = Text("Bubblegum")
        func row(_ end: some View) -> some View {
            HStack {
                label
                Spacer()
                end
            }
        }
        let usual = height(row(name))
        expect(usual, 44, "a label and a text")
        expect(height(row(name.padding(4).background(.pink).cornerRadius(4))), 44, "padded")
        expect(height(row(name.padding(4)).padding(.vertical, 4)), 52, within: 0.5, "all padded")
        expect(height(row(Color.red.frame(width: 30, height: 30))), 52, within: 0.5, "no text")
    }

    @Test("A switch with a view beside it in its row stands out of nothing")
    func switchInside() {
        let screen = Self.screen(393) { _ in
            List {
                HStack {
                    Toggle("Switch", isOn: .constant(true))
                    Color.red.frame(width: 40, height: 20)
                }
            }
        }
        let boxes = screen.host.displayList.items.boxes()
        let track = boxes.first { abs($0.width - 51) < 0.1 } ?? .null
        expect(track.maxX, 353 - 40 - 8, within: 0.3, "switch")
    }

    @Test("Lines of footers are 14 apart where the type is medium")
    func footer() {
        func height(_ text: String) -> CGFloat {
            let screen = Self.screen(typeSize: .medium) { mark in
                List {
                    Section {
                        Text("a")
                    } footer: {
                        Text(text).modifier(mark("footer"))
                    }
                }
            }
            return screen["footer"].height
        }
        expect(height("a\nb\nc") - height("a"), 28, within: 0.4, "two lines more")
    }

    @Test("A list in a section gives the section its rows")
    func inner() {
        let screen = Self.screen { mark in
            Form {
                Section {
                    List {
                        Text("a").modifier(mark("a"))
                        Text("b").modifier(mark("b"))
                    }
                }
            }
        }
        expect(screen["b"].midY - screen["a"].midY, 44, "rows of one section")
        expect(screen["a"].minX, 40, "row")
        #expect(screen.host.rows == ["a", "b"])
    }

    @Test("Rows: one line and a slider 44, two lines 60.67 as on iOS 17.2 and 18.2; 52, 61 and 70.67 in iOS 26")
    func heights() {
        func pitch(
            _ design: InterfaceDesign, _ typeSize: DynamicTypeSize = .large,
            @ViewBuilder _ row: @escaping () -> some View
        ) -> CGFloat {
            let screen = Self.screen(390, design, typeSize: typeSize) { mark in
                List {
                    Color.clear.frame(height: 60).modifier(mark("above"))
                    row()
                    Color.clear.frame(height: 60).modifier(mark("below"))
                }
            }
            let between = screen["below"].minY - screen["above"].maxY
            return between - 2 * (design == .iOS18 ? 11 : 15)
        }
        @ViewBuilder func lines() -> some View {
            VStack(alignment: .leading) {
                Text("a")
                Text("b").font(.subheadline)
            }
        }
        expect(pitch(.iOS18) { Text("a") }, 44, "a line")
        expect(pitch(.iOS18) { Label("a", systemImage: "timer") }, 44, "a label")
        expect(pitch(.iOS26) { Label("a", systemImage: "timer") }, 52, "a label")
        expect(pitch(.iOS18) { Slider(value: .constant(0.5)) }, 44, "a slider")
        expect(pitch(.iOS18, .medium) { lines() }, 60.67, "two lines")
        expect(pitch(.iOS26) { Text("a") }, 52, "a line")
        expect(pitch(.iOS26, .medium) { Text("a") }, 51, "a line of medium type")
        expect(pitch(.iOS26) { Slider(value: .constant(0.5)) }, 61, "a slider")
        expect(
            pitch(.iOS26) { DatePicker("a", selection: .constant(.distantPast), displayedComponents: .date) }, 64.5,
            "a date")
    }

    // MARK: iOS 26

    @Test(
        "Cards of iOS 26 are 16 from the sides, their text 32, separators inset at both ends", arguments: [320.0, 390])
    func cards(width: CGFloat) {
        let screen = Self.screen(width, .iOS26) { Self.sections($0) }
        expect(screen["row"].minX, 32, "row")
        expect(screen["end"].maxX, width - 32, "end of a row")
        expect(screen["header"].minX, 32, "header")
        expect(screen["footer"].minX, 32, "footer")
        expect(screen.cards(width).map(\.minX).min() ?? 0, 16, "card")
        expect(screen.cards(width).map(\.maxX).max() ?? 0, width - 16, "card's end")
        expect(screen.lines[0].minX, 32, "separator")
        expect(screen.lines[0].maxX, width - 32, "separator's end")
        #expect(screen.host.texts.contains("Header"), "headers are as written")
    }

    @Test("Distances between the parts of a list of iOS 26")
    func gaps() {
        let screen = Self.screen(320, .iOS26) { Self.sections($0) }
        let row: CGFloat = 52
        expect(screen["header"].minY, 10, "first header")
        expect(screen["row"].midY - row / 2 - screen["header"].maxY, 10, "card below a header")
        expect(screen["footer"].minY - screen["next"].midY - row / 2, 8, "footer below a card")
        expect(screen["bare"].midY - row / 2 - screen["footer"].minY, 18 + 23.5, "card below a footer's slot of 18")
        expect(screen["last"].midY - screen["bare"].midY - row, 35, "cards without a header")
        let bare = Self.screen(320, .iOS26) { mark in
            List {
                Text("a").modifier(mark("a"))
                Section("Header") { Text("b").modifier(mark("b")) }
            }
        }
        expect(bare["a"].midY - row / 2, 35, "first card")
        expect(bare["b"].midY - bare["a"].midY - row, 58, "cards with a header between them")
    }

    @Test("Footer and header between two sections of iOS 26 are 16 apart")
    func footerAndHeader() {
        let screen = Self.screen(320, .iOS26) { mark in
            List {
                Section {
                    Text("a")
                } footer: {
                    Text("Footer").modifier(mark("footer"))
                }
                Section {
                    Text("b")
                } header: {
                    Text("Header").modifier(mark("header"))
                }
            }
        }
        expect(screen["header"].minY - screen["footer"].minY, 18 + 16, "header below a footer's slot of 18")
    }

    @Test("Spacing of rows and sections in iOS 26: 12 between cards, 30 above the space of a header")
    func spacing() {
        let screen = Self.screen(320, .iOS26) { mark in
            List {
                Section("First") {
                    Text("a").modifier(mark("a"))
                    Text("b").modifier(mark("b"))
                }
                Section("Second") { Text("c").modifier(mark("c")) }
            }
            .listRowSpacing(12).listSectionSpacing(30)
        }
        expect(screen["b"].midY - screen["a"].midY, 52 + 12, "rows")
        expect(screen["c"].midY - screen["b"].midY - 52, 30 + 10 + 20.33 + 10, "sections")
    }

    @Test("Plain lists of iOS 26: 32 above a header, 10 below it; rows at the top")
    func plainHeaders() {
        let screen = Self.screen(320, .iOS26) { mark in
            List {
                Text("a").modifier(mark("a"))
                Section {
                    Text("b").modifier(mark("b"))
                } header: {
                    Text("Header").modifier(mark("header"))
                }
            }
            .listStyle(.plain)
        }
        expect(screen["a"].midY, 26, "first row")
        expect(screen["header"].minY - screen["a"].midY - 26, 32, "header")
        expect(screen["b"].midY - 26 - screen["header"].maxY, 10, "row below a header")
        expect(screen["b"].minX, 16, "row")
    }

    @Test("Edit mode moves the content by 40 in iOS 26, and by 38 in iOS 18")
    func editing() {
        for (design, shift) in [(InterfaceDesign.iOS18, 38.0), (.iOS26, 40)] {
            let screen = Self.screen(320, design) { mark in
                List {
                    ForEach(["a"], id: \.self) { Text($0).modifier(mark($0)) }.onDelete { _ in }
                    Text("fixed").modifier(mark("fixed"))
                }
                .environment(\.editMode, .constant(.active))
            }
            expect(screen["a"].minX, 32 + shift, "row that can be deleted")
            expect(screen["fixed"].minX, 32, "row that cannot")
        }
    }
}
