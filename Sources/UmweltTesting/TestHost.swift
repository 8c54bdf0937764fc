import Foundation
import Testing
import Umwelt
import UmweltRendering

/// The host without a screen, for tests: returns the bodies that ran, the texts and semantics, and the cost of an
/// update.
///
/// ```swift
/// let host = TestHost { Counter() }
/// #expect(host.updates { host.tap("Add") } == ["Counter"])
/// #expect(host.texts == ["1", "Add"])
/// ```
///
/// Each host begins with empty user defaults and scene storage: `@AppStorage` only has values that the test itself has
/// set or registered in `UserDefaults.standard`, not those of views in other hosts. Nothing is written to files.
@MainActor
public final class TestHost {
    /// The window.
    package let host: ViewHost

    /// The app's windows, which the first window's host owns.
    private var retainedWindows: TestWindows?
    private weak var windows: TestWindows?

    /// The window as the input engine uses it.
    let surface: TestSurface

    /// The pointer that ``press(at:with:modifiers:)`` has put down, with its position; nil if none is down.
    var pressedPointer: PointerEvent?

    /// The clock of gestures and texts, which tests advance.
    let clock = SteppedClock(start: TestHost.start)

    /// Shows a view in a window, and updates it. The content is made again when an observable property changes that the
    /// closure itself has read.
    ///
    /// - Parameters:
    ///   - size: The size of the window in points.
    ///   - sdk: The SDK version whose behaviour the views follow; nil for that of the traits.
    ///   - design: The design in which the views are drawn; nil for that of the traits.
    ///   - snapshot: The initial values of the view's state, where it contains some; nil for the usual initial values.
    ///   - isVerifying: If true, each update is verified: the window's tree is compared with a new one made from the
    ///     same state. A difference fails the test, and ends the comparison.
    public init<Content: View>(
        size: CGSize = CGSize(width: 390, height: 844), traits: HostTraits = .testing, sdk: SDKVersion? = nil,
        design: InterfaceDesign? = nil, typeSetter: any TypeSetter = PangoTypeSetter.shared,
        restoring snapshot: StateSnapshot? = nil, verifying isVerifying: Bool = false,
        @ViewBuilder content: @escaping () -> Content
    ) {
        ProcessStore.keepNothing()
        var traits = traits
        // Drives sdk: the variable `UMWELT_SDK`, else 27
        if let sdk { traits.sdk = sdk }
        // Drives design: the variable `UMWELT_DESIGN`, else 18
        if let design { traits.design = design }
        host = ViewHost(
            proposedSize: ProposedViewSize(size), traits: traits, defaults: HostDefaults(), typeSetter: typeSetter,
            restoring: snapshot, makingContent: content)
        surface = TestSurface(host)
        host.motion.gestureClock = clock
        host.motion.capabilities.animatesChanges = true
        if isVerifying { host.diagnostics.failOnDifference() }
        host.update()
    }

    /// Shows the first window of an app, and updates it; nil if the app has no group of windows.
    ///
    /// - Parameters:
    ///   - size: The size of the window in points.
    ///   - isVerifying: If true, each update is verified: the window's tree is compared with a new one made from the
    ///     same state. A difference fails the test, and ends the comparison.
    public init?<A: App>(
        app: A, size: CGSize = CGSize(width: 390, height: 844), traits: HostTraits = .testing,
        typeSetter: any TypeSetter = PangoTypeSetter.shared, verifying isVerifying: Bool = false
    ) {
        ProcessStore.keepNothing()
        let app = AppHost(app, typeSetter: typeSetter, defaults: HostDefaults())
        guard let window = app.openWindow(traits: traits, proposedSize: ProposedViewSize(size)) else { return nil }
        let windows = TestWindows(app)
        host = window
        retainedWindows = windows
        self.windows = windows
        surface = TestSurface(host)
        host.motion.gestureClock = clock
        host.motion.capabilities.animatesChanges = true
        if isVerifying { host.diagnostics.failOnDifference() }
        host.update()
    }

    /// Shows a window that a view in another window has opened.
    init(window: ViewHost, of windows: TestWindows) {
        host = window
        self.windows = windows
        surface = TestSurface(host)
        host.motion.gestureClock = clock
        host.motion.capabilities.animatesChanges = true
    }

    /// The windows that views of the app have opened and not dismissed, in the order of their opening. Views open
    /// windows if `HostTraits.supportsMultipleWindows` is true; a value that has a window already gets no other.
    ///
    /// ```swift
    /// host.tap("Show in New Window")
    /// #expect(host.openedWindows.map(\.texts) == [["Moby Dick"]])
    /// ```
    public var openedWindows: [TestHost] {
        update()
        return windows?.opened ?? []
    }

    /// True if a view has dismissed the window, which shows nothing any more.
    public var isDismissed: Bool {
        update()
        return host.isClosed
    }

    func shows(_ window: ViewHost) -> Bool { host === window }

    /// The title of the window; nil if neither its content nor its scene sets one.
    public var title: String? { host.title }

    /// The environment values that a host sets. A change takes effect with the next call of this host.
    public var traits: HostTraits {
        get { host.traits }
        set { host.traits = newValue }
    }

    /// Called when a view opens a URL that no handler of the app accepts. Returns false if the URL cannot be opened.
    public var onOpenURL: ((URL) -> Bool)? {
        get { surface.onOpenURL }
        set { surface.onOpenURL = newValue }
    }

    /// Called with each text that the app has assistive technology read out.
    public var onAnnounce: ((String) -> Void)? {
        get { surface.onAnnounce }
        set { surface.onAnnounce = newValue }
    }

    /// Called when the app brings the window to the front.
    public var onRaise: (() -> Void)? {
        get { surface.onRaise }
        set { surface.onRaise = newValue }
    }

    /// The window's size in points.
    public var size: CGSize {
        get { host.size }
        set { host.proposedSize = ProposedViewSize(newValue) }
    }

    /// Runs changes and the update that follows.
    ///
    /// ```swift
    /// #expect(host.updates { library.name = "Home" } == ["LibraryView"])
    /// ```
    ///
    /// - Parameter changes: The changes, such as of observable objects.
    /// - Returns: The names of the views and modifiers whose bodies ran, in order.
    @discardableResult
    public func updates(_ changes: () throws -> Void) rethrows -> [String] {
        host.update()
        host.diagnostics.resetCost()
        return try host.diagnostics.bodiesRun(by: changes)
    }

    /// The cost of the last ``updates(_:)``, and of all updates after it.
    public var cost: UpdateCost {
        host.update()
        return host.diagnostics.cost
    }

    /// The current state of the views, to be restored in another process.
    public var stateSnapshot: StateSnapshot { host.stateSnapshot }

    /// Runs an update. Every other member that returns something about the window does that first.
    public func update() { host.update() }

    /// All visible texts, in reading order: texts behind a presentation come first, unless it covers them.
    public var texts: [String] { host.nodes.shownTexts }

    /// The semantics of the window as a tree, without the views behind a presentation.
    public var semantics: [SemanticsNode] { host.semantics }

    /// Presses the first button, link or option with a label, or else taps the middle of the first view with the label.
    ///
    /// ```swift
    /// let host = TestHost { Counter() }
    /// host.tap("Add")
    /// #expect(host.texts.contains("1"))
    /// ```
    ///
    /// A finger presses a button in its middle, for no time, so that the button's style never shows it pressed. For
    /// that use ``press(at:with:modifiers:)`` and ``release()``. A button whose middle is not visible, or is covered,
    /// is activated without a finger, as by assistive technology. So is any button while another finger is down or a
    /// scroll view decelerates.
    ///
    /// - Parameter label: The complete label, not a part of it.
    /// - Returns: False if there is no such view, or if the press has no effect, for example because the control is
    ///   disabled or a mask hides all of it; otherwise true.
    @discardableResult
    public func tap(_ label: String) -> Bool {
        switch host.nodes.tapTarget(label) {
        case .press(let button): return tap(button)
        case .touch(let point): return tap(at: point)
        case .unusable, nil: return false
        }
    }

    /// Undoes the last change in the window, and updates it.
    public func undo() {
        host.commands.undo()
        host.update()
    }

    /// Redoes the last change that was undone, and updates the window.
    public func redo() {
        host.commands.redo()
        host.update()
    }

    /// Returns the frame of the first view with a label, in window coordinates, in points; nil for none.
    ///
    /// - Parameter label: The complete label, not a part of it.
    public func frame(of label: String) -> CGRect? { host.nodes.frame(of: label) }

    /// The drawing of the window.
    public var displayList: DisplayList { host.displayList }

    /// Returns the window as PNG, on the window's background: white in light, black in dark.
    ///
    /// For legible text, use a type setter with fonts, such as the default one, `PangoTypeSetter.shared`.
    ///
    /// - Parameter scale: The number of pixels per point.
    public func pngData(scale: CGFloat = 1) throws -> Data {
        try displayList.onWindowBackground(host.colorScheme).pngData(scale: scale, isOpaque: true)
    }

    /// Returns the traits of UIKit content at the first view with a label; nil if there is none.
    ///
    /// - Parameter label: The complete label, not a part of it.
    public func traits(at label: String) -> UITraitCollection? { host.diagnostics.traitCollection(at: label) }
}

extension HostDiagnostics {
    /// Compares the tree with fresh ones after each update, until a difference is found, which is an issue of the test.
    fileprivate func failOnDifference() {
        beginVerification { [weak host] difference in
            Issue.record("\(difference)")
            host?.diagnostics.endVerification()
        }
    }
}

extension HostTraits {
    /// The same traits on every machine: American English, the Gregorian calendar, Greenwich time.
    public static var testing: HostTraits {
        var traits = HostTraits()
        // Drives locale: `en_US`
        traits.locale = Locale(identifier: "en_US")
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = traits.locale
        // Drives calendar: Gregorian
        traits.calendar = calendar
        // Drives timeZone: Greenwich
        traits.timeZone = TimeZone(secondsFromGMT: 0)
        return traits
    }
}
