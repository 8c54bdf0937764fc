import Foundation
import Umwelt
import UmweltRendering

/// Shows a view without a screen, for tests: says which bodies ran, what can be read, and what an update cost.
///
/// ```swift
/// let host = TestHost { Counter() }
/// #expect(host.updates { host.tap("Add") } == ["Counter"])
/// #expect(host.texts == ["1", "Add"])
/// ```
@MainActor
public final class TestHost {
    let host: ViewHost

    /// The app's windows, kept by the host of the first one.
    private var retainedWindows: TestWindows?
    private weak var windows: TestWindows?

    /// The time of gestures, which passes when tests say so.
    let clock = SteppedClock()

    /// Shows a view in a window of a size in points, and updates it. Its state starts as it is in a snapshot, where that
    /// has some for it.
    public init<Content: View>(
        size: CGSize = CGSize(width: 390, height: 844), traits: HostTraits = .testing,
        typeSetter: any TypeSetter = PangoTypeSetter.shared, restoring snapshot: StateSnapshot? = nil,
        @ViewBuilder content: () -> Content
    ) {
        host = ViewHost(
            proposedSize: ProposedViewSize(size), traits: traits, typeSetter: typeSetter, restoring: snapshot,
            content: content())
        host.gestureClock = clock
        host.update()
    }

    /// Shows the first window of an app, and updates it. The app must have a group of windows.
    public init?<A: App>(
        app: A, size: CGSize = CGSize(width: 390, height: 844), traits: HostTraits = .testing,
        typeSetter: any TypeSetter = PangoTypeSetter.shared
    ) {
        let app = AppHost(app, typeSetter: typeSetter)
        guard let window = app.openWindow(traits: traits, proposedSize: ProposedViewSize(size)) else { return nil }
        let windows = TestWindows(app)
        host = window
        retainedWindows = windows
        self.windows = windows
        host.gestureClock = clock
        host.update()
    }

    /// Shows a window that a view of another one has opened.
    init(window: ViewHost, of windows: TestWindows) {
        host = window
        self.windows = windows
        host.gestureClock = clock
    }

    /// The windows that views of the app have opened and not dismissed, in the order in which they were opened. Views
    /// open windows if `HostTraits.supportsMultipleWindows` is true; a value that has a window already gets no other.
    ///
    /// ```swift
    /// host.tap("Show in New Window")
    /// #expect(host.openedWindows.map(\.texts) == [["Moby Dick"]])
    /// ```
    public var openedWindows: [TestHost] {
        update()
        return windows?.opened ?? []
    }

    /// Whether a view has dismissed the window, which shows nothing since.
    public var isDismissed: Bool {
        update()
        return host.isClosed
    }

    func shows(_ window: ViewHost) -> Bool { host === window }

    /// What the window is called; nil if nobody says.
    public var title: String? { host.title }

    /// What a host would tell the view of the system. A change takes effect with the next question to this host.
    public var traits: HostTraits {
        get { host.traits }
        set { host.traits = newValue }
    }

    /// Called when a view opens a URL and no handler of the app's takes it. Answers whether that is possible.
    public var onOpenURL: ((URL) -> Bool)? {
        get { host.onOpenURL }
        set { host.onOpenURL = newValue }
    }

    /// The window's size in points.
    public var size: CGSize {
        get { host.size }
        set { host.proposedSize = ProposedViewSize(newValue) }
    }

    /// Runs changes and the update that follows. Answers the names of the views and modifiers whose bodies ran, in
    /// order.
    @discardableResult
    public func updates(_ changes: () throws -> Void) rethrows -> [String] {
        host.update()
        host.resetCost()
        return try host.bodiesRun(by: changes)
    }

    /// What the last ``updates(_:)`` cost, and all that came after it.
    public var cost: UpdateCost {
        host.update()
        return host.cost
    }

    /// What the state of the views is now.
    public var stateSnapshot: StateSnapshot { host.stateSnapshot }

    /// Brings everything up to date. Every question to this host does that first.
    public func update() { host.update() }

    /// Everything that can be seen and read, in reading order: first what is behind something presented, if that does
    /// not cover it.
    public var texts: [String] {
        func texts(of node: SemanticsNode) -> [String] {
            (node.role == .text ? [node.label] : []) + node.children.flatMap(texts)
        }
        return host.visibleSemantics.flatMap(texts)
    }

    /// What the view says to people who read or listen, as a tree. As to them, nothing is there behind something that
    /// is presented.
    public var semantics: [SemanticsNode] { host.semantics }

    /// Presses the first button, link or option whose label is `label`, or else taps the middle of the first thing with
    /// that label. Answers false if there is none, or nothing comes of it, such as when it is disabled.
    @discardableResult
    public func tap(_ label: String) -> Bool {
        func find(in nodes: [SemanticsNode]) -> SemanticsNode? {
            for node in nodes {
                if node.role.isPressed && node.label == label { return node }
                if let inner = find(in: node.children) { return inner }
            }
            return nil
        }
        guard let button = find(in: host.semantics) else { return frame(of: label).map { tap(at: $0.middle) } ?? false }
        guard button.isEnabled else { return false }
        guard button.semantics.isPressedByPointers else { return tap(at: button.frame.middle) }
        let isDone = button.send(.press)
        host.update()
        return isDone
    }

    /// Undoes what was changed last in the window, and updates it.
    public func undo() {
        host.undo()
        host.update()
    }

    /// Does again what was undone last, and updates the window.
    public func redo() {
        host.redo()
        host.update()
    }

    /// Where the first text or button with a label is, in points from the window's top left corner.
    public func frame(of label: String) -> CGRect? {
        func find(in nodes: [SemanticsNode]) -> CGRect? {
            for node in nodes {
                if node.label == label { return node.frame }
                if let inner = find(in: node.children) { return inner }
            }
            return nil
        }
        return find(in: host.semantics)
    }

    /// What is to be drawn.
    public var displayList: DisplayList { host.displayList }

    /// The window as PNG, with `scale` pixels a point, on the window's background: white in light, black in dark. For
    /// text to be looked at, give the host a type setter that knows fonts: `PangoTypeSetter.shared`.
    public func pngData(scale: CGFloat = 1) throws -> Data {
        try displayList.onWindowBackground(host.colorScheme).pngData(scale: scale, isOpaque: true)
    }

    /// The traits that content hosted where a text stands would find.
    public func traits(at label: String) -> UITraitCollection? { host.traitCollection(at: label) }
}

extension Semantics.Role {
    /// Whether people press it to have something done.
    fileprivate var isPressed: Bool {
        switch self {
        case .button, .menuButton, .disclosure, .link, .option: true
        default: false
        }
    }
}

extension HostTraits {
    /// The same traits on every machine: American English, the Gregorian calendar, Greenwich time.
    public static var testing: HostTraits {
        var traits = HostTraits()
        traits.locale = Locale(identifier: "en_US")
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = traits.locale
        traits.calendar = calendar
        traits.timeZone = TimeZone(secondsFromGMT: 0)
        return traits
    }
}
