@_spi(Kernel) import UmweltCore
@_spi(Kernel) import UmweltInteraction
import Foundation
import UmweltGraph
// One file: the traits, the size and the root are private to the host, and all of its parts change them.

/// The object that shows one view tree in a rectangle: the base of every host.
///
/// A host sets the size and the system's values, takes display lists and semantics, sends events, and calls
/// ``update()`` after ``onNeedsUpdate`` was called. Reading a size, a drawing or semantics, and sending an event,
/// update first.
@MainActor
public final class ViewHost {
    let tree: ViewTree
    private(set) var root: RootElementBase { didSet { onFrameChange?() } }
    let environment: EnvironmentRoot

    /// The root when the window was closed, kept as the button whose action closed it may be in it, and still running.
    private var closedRoot: RootElementBase?
    var frameRecorder: FrameRecorder?

    /// The most boxes that the host shows in each other; nil, as at first, for any number. Taking the frame of a
    /// window with more stops the program, with a message that names the view.
    package var maxLevels: Int?

    /// Called when the first of the window's nodes has changed since the last frame. Set it before the first one.
    package var onFrameChange: (() -> Void)?

    /// The values that the host was last sent besides the nodes.
    var sentValues = WindowValues() {
        didSet { sentVersion = nil }
    }

    /// The ``ViewTree/windowValuesVersion`` at which these values were the window's; nil if they are to be compared.
    var sentVersion: Int?

    /// The path of the app at its host, below which the path of the window's URL is; empty for the root.
    package var navigationBase = ""

    private var processObserver: ProcessObserver?

    /// The record of the changes that can be undone in this window: ``EnvironmentValues/undoManager``.
    public let undoManager = UndoManager()

    /// The store of the window's `@SceneStorage` properties.
    let sceneStore: SceneStore

    /// The comparison with fresh trees after each update; nil where none was asked for.
    package private(set) var verification: TreeVerification?

    /// Compares the window's tree with a fresh one after each update from now on.
    ///
    /// - Parameter onDifference: Called with each difference; nil to stop the program with it.
    package func beginVerification(onDifference: ((TreeDifference) -> Void)? = nil) {
        verification = TreeVerification(onDifference: onDifference)
    }

    /// Ends the comparison.
    package func endVerification() { verification = nil }

    /// The window's relation to its app; nil if it belongs to none.
    private(set) var app: AppWindow?

    /// The host, as the views use it; nil for views that are only drawn.
    public weak var surface: (any HostSurface)? {
        didSet { root.clipboard.surface = surface }
    }

    /// False if what the window copies may not be kept for the process.
    package var keepsCopies: Bool { app?.app.keepsCopies ?? true }

    /// True if the views are drawn only, and are no window of the app.
    package let isOffscreen: Bool

    /// The size and the system's values, for bodies that read them without the environment.
    let sizeSource: Source<ProposedViewSize>
    let traitsSource: Source<HostTraits>

    /// The values that the system sets. Changes take effect in the next update.
    public var traits: HostTraits {
        didSet {
            writeShownTraits(instead: oldValue)
            if !isOffscreen { WindowNotification.post(from: oldValue, to: traits) }
            inspection?.actions?.note(hostTraits)
            guard traits.scenePhase != oldValue.scenePhase else { return }
            if traits.scenePhase == .active { OpenWindows.use(self) }
            tree.updateScenePhases()
        }
    }

    /// The colour scheme that the app sets for the window, in place of the system's; nil for the system's.
    package var colorSchemeOverride: ColorScheme? {
        didSet { writeShownTraits(instead: nil) }
    }

    /// The values of the system, but for those that the app sets, and those that the inspector overrides.
    private var shownTraits: HostTraits {
        var shown = traits
        if let colorSchemeOverride { shown.colorScheme = colorSchemeOverride }
        inspection?.overrides.apply(to: &shown)
        return shown
    }

    /// The values of the system, but for those that the inspector overrides.
    var hostTraits: HostTraits {
        var traits = traits
        inspection?.overrides.apply(to: &traits)
        return traits
    }

    /// The inspection of the window; nil while no inspector is open.
    package private(set) var inspection: WindowInspection?

    /// Begins to inspect the window, if that has not begun. Returns the inspection.
    package func beginInspection() -> WindowInspection {
        if let inspection { return inspection }
        let inspection = WindowInspection(of: self)
        self.inspection = inspection
        return inspection
    }

    /// Ends the inspection of the window.
    package func endInspection() {
        inspection?.end()
        inspection = nil
    }

    /// Writes the shown values to the environment, the root node and bodies that read them without the environment.
    ///
    /// - Parameter old: The values that are written already; nil to write all.
    private func writeShownTraits(instead old: HostTraits?) {
        tree.noteWindowValues()
        let shown = shownTraits
        shown.write(to: environment, windowSize: proposedSize, instead: old)
        root.node.set(safeAreaInsets: shown.physicalSafeAreaInsets)
        root.node.set(displayScale: shown.displayScale)
        traitsSource.value = shown
    }

    /// Shows the values that the inspector overrides, or no longer does.
    func overridesChanged() {
        writeShownTraits(instead: nil)
        inspection?.actions?.note(hostTraits)
        tree.updateScenePhases()
    }

    /// The size of the rectangle in points; nil lengths are those of the content.
    public var proposedSize: ProposedViewSize {
        didSet {
            root.node.set(size: proposedSize)
            shownTraits.writeSizeClasses(to: environment, windowSize: proposedSize)
            sizeSource.value = proposedSize
            if !isOffscreen { WindowNotification.post(from: oldValue, to: proposedSize) }
            if let actions = inspection?.actions, let width = proposedSize.width, let height = proposedSize.height,
                proposedSize != oldValue
            {
                actions.note(.size(width: width, height: height))
            }
        }
    }

    /// Shows a view.
    ///
    /// - Parameters:
    ///   - proposedSize: The size of the rectangle in points; nil lengths are those of the content.
    ///   - restorationID: The name under which `@SceneStorage` values are kept and found again; nil to keep none.
    ///   - stateFolder: The folder of these values.
    ///   - defaults: The store of `@AppStorage` properties that name none; nil for the standard one.
    ///   - isOffscreen: True if the view is drawn only, and is no window of the app.
    ///   - snapshot: The values with which other state starts, where it has some; nil for the initial values.
    public init<Content: View>(
        proposedSize: ProposedViewSize = .unspecified, traits: HostTraits = HostTraits(),
        restorationID: String? = nil, stateFolder: SceneStateFolder = SceneStateFolder(),
        defaults: UserDefaults? = nil, isOffscreen: Bool = false, typeSetter: any TypeSetter,
        restoring snapshot: StateSnapshot? = nil, content: Content
    ) {
        self.isOffscreen = isOffscreen
        tree = ViewTree(typeSetter: typeSetter)
        sceneStore = SceneStore(restorationID.map(stateFolder.file(for:)), in: tree.graph)
        environment = tree.environment
        self.traits = traits
        self.proposedSize = proposedSize
        sizeSource = Source(proposedSize, in: tree.graph)
        traitsSource = Source(traits, in: tree.graph)
        traits.write(to: environment, windowSize: proposedSize, instead: nil)
        if let defaults { environment.set(defaults, for: DefaultAppStorageKey.self) }
        tree.beginRestoring(snapshot)
        root = RootElement(content, _ElementInputs(parent: nil, scope: environment, tree: tree, depth: 0))
        prepareRoot()
        connectToSystem()
        tree.endRestoring()
        if TreeVerification.isRequested && !isOffscreen { beginVerification() }
    }

    /// Shows the view that a closure makes, and makes it again when an observable property changes that the closure has
    /// read.
    ///
    /// - Parameters:
    ///   - proposedSize: The size of the rectangle in points; nil lengths are those of the content.
    ///   - defaults: The store of `@AppStorage` properties that name none; nil for the standard one.
    ///   - snapshot: The values with which state starts, where it has some; nil for the initial values.
    package convenience init<Content: View>(
        proposedSize: ProposedViewSize, traits: HostTraits, defaults: UserDefaults?, typeSetter: any TypeSetter,
        restoring snapshot: StateSnapshot?, makingContent makeContent: @escaping () -> Content
    ) {
        let (content, reads) = ObservationTracker.recordReads(makeContent)
        self.init(
            proposedSize: proposedSize, traits: traits, defaults: defaults, typeSetter: typeSetter, restoring: snapshot,
            content: content)
        (root as? RootElement<Content>)?.follow(makeContent, reads: reads)
    }

    /// Shows a window of an app.
    init(
        root: RootElementBase, environment: EnvironmentRoot, traits: HostTraits, proposedSize: ProposedViewSize,
        stateFile: StateFile?
    ) {
        isOffscreen = false
        tree = root.tree
        sceneStore = SceneStore(stateFile, in: tree.graph)
        self.root = root
        self.environment = environment
        self.traits = traits
        self.proposedSize = proposedSize
        sizeSource = Source(proposedSize, in: tree.graph)
        traitsSource = Source(traits, in: tree.graph)
        prepareRoot()
        connectToSystem()
        if TreeVerification.isRequested { beginVerification() }
    }

    /// Connects the root to the window's size, undo manager and store, before any body runs.
    private func prepareRoot() {
        root.node.set(size: proposedSize)
        root.node.set(safeAreaInsets: traits.physicalSafeAreaInsets)
        root.node.set(displayScale: traits.displayScale)
        root.undoManager = undoManager
        root.sceneStore = sceneStore
    }

    /// Draws a mark where an image cannot be found, for authors. Call it before the first update.
    package func markMissingImages() { environment.set(true, for: MissingImagesKey.self) }

    private func connectToSystem() {
        _ = OpenWindows.followsLocale
        if !isOffscreen && !traits.isInTray { OpenWindows.add(self) }
        environment.set(undoManager, for: UndoManagerKey.self)
        undoManager.onEventEnd = { [weak self] in self?.tree.update() }
        environment.set(SystemReference(self), for: SystemKey.self)
        environment.set(URLOpenerReference(self), for: URLOpenerKey.self)
        environment.set(root.modifierKeys, for: ModifierKeysKey.self)
        // Every window is a screen, with an edit mode of its own.
        let editMode = StateSource(EditMode.inactive, in: tree.graph)
        environment.set(Binding(location: StateLocation(editMode)), for: ScreenEditModeKey.self)
        processObserver = ProcessObserver { [weak self] in
            guard let self else { return }
            shownTraits.write(to: environment, windowSize: proposedSize, instead: nil)
        }
    }

    isolated deinit {
        // Break the reference cycle of nodes and recorder.
        frameRecorder?.forgetAll()
        sizeSource.remove()
        traitsSource.remove()
        root.leaveTree()
        tree.animations.prune()
        tree.updateScenePhases()
    }

    /// Makes the window a window of an app. Its views can dismiss it if a view has opened it: the others are those that
    /// the app begins with.
    func join(_ app: AppWindow) {
        self.app = app
        guard app.origin == .view else { return }
        environment.set(DismissAction { [weak self] in self?.dismissWindows(nil) }, for: DismissKey.self)
    }

    /// True if the app has closed the window, which shows nothing since.
    public var isClosed: Bool { closedRoot != nil }

    /// Removes the content from the app's tree.
    func close() {
        guard !isClosed else { return }
        // The views that have appeared disappear.
        wake()
        root.leaveTree()
        closedRoot = root
        root = RootElement(EmptyView(), _ElementInputs(parent: nil, scope: environment, tree: tree, depth: 0))
        prepareRoot()
        tree.updateScenePhases()
    }

    /// The title of the window: the navigation title of its content, or else the title of its scene; nil if there is
    /// neither.
    public var title: String? {
        update()
        return shownTitle
    }

    /// The title as the last update left it.
    var shownTitle: String? {
        root.contentTitle.value?.string
            ?? root.title?.string(in: EnvironmentValues(at: environment, tracking: false))
    }

    /// Replaces the view. State stays where the structure is the same.
    public func show<Content: View>(_ content: Content) {
        if let root = root as? RootElement<Content> {
            root.update(content)
        } else {
            wake()
            root.leaveTree()
            root = RootElement(content, _ElementInputs(parent: nil, scope: environment, tree: tree, depth: 0))
            prepareRoot()
        }
    }

    /// The current state of the views, to be restored in another process.
    public var stateSnapshot: StateSnapshot {
        if let hibernation = root.hibernation { return hibernation.snapshot }
        update()
        return StateSnapshot(below: root)
    }

    /// Called when an update has become necessary, at most once for each.
    public var onNeedsUpdate: (() -> Void)? {
        get { tree.onNeedsUpdate }
        set { tree.onNeedsUpdate = newValue }
    }

    /// True if ``update()`` has work to do.
    public var needsUpdate: Bool { tree.needsUpdate }

    /// True while actions that views have started with `task` are running.
    public var hasRunningTasks: Bool { !tree.runningTasks.isEmpty }

    /// Brings bodies, layout and actions up to date.
    public func update() {
        // The windows of an app are updated together: the one that is used is the one that the user works with.
        if app == nil && !isOffscreen { OpenWindows.use(self) }
        wake()
        tree.update()
        verification?.verify(self)
    }

    /// The size of the rectangle in points, after an update.
    public var size: CGSize {
        update()
        return root.node.size
    }

    /// Returns the size of the view for a proposal, in points.
    ///
    /// - Parameter proposal: The proposed size, in points; nil for a length that the view decides.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        update()
        return root.node.contentSize(for: proposal)
    }

    /// The drawing of the window.
    public var displayList: DisplayList {
        update()
        var items: [DisplayItem] = []
        root.node.appendDisplayItems(to: &items)
        return DisplayList(size: root.node.size, items: items)
    }

    /// The semantics in reading order, without the views behind a presentation.
    public var semantics: [SemanticsNode] {
        update()
        return SemanticsPass.collect(root.node)
    }

    /// The semantics of all visible views, also behind a presentation, from back to front.
    public var visibleSemantics: [SemanticsNode] {
        update()
        return SemanticsPass.collectVisible(root.node)
    }

    /// The colour scheme that a view in the window prefers, or else the system's.
    public var colorScheme: ColorScheme {
        update()
        return shownColorScheme
    }

    /// The same as the last update left it: of ``shownTraits`` without a copy of all, as each window of an app is asked
    /// after every change.
    var shownColorScheme: ColorScheme {
        if let preferred = root.preferredColorScheme.value { return preferred }
        return inspection == nil ? colorSchemeOverride ?? traits.colorScheme : shownTraits.colorScheme
    }

    /// Sends an event to the node with an identity from a frame.
    ///
    /// - Returns: False if nothing was done: the node has left the tree, is disabled, or does not handle the event.
    @discardableResult
    public func send(_ event: NodeEvent, to id: FrameDifference.NodeID) -> Bool {
        OpenWindows.use(self)
        update()
        guard let node = frameRecorder?.node(id) else { return false }
        return record(event, at: node)
    }

    /// Sends an event to a node of the window; false if nothing was done.
    func send(_ event: NodeEvent, to node: LayoutNode) -> Bool {
        OpenWindows.use(self)
        update()
        return !node.isDetached && record(event, at: node)
    }

    private func record(_ event: NodeEvent, at node: LayoutNode) -> Bool {
        inspection?.actions?.note(event, of: node, in: self)
        let isDone = node.receive(event)
        inspection?.actions?.noteResult(of: event, at: node, isDone: isDone, in: self)
        return isDone
    }

    /// Undoes the last change in the window, for a host's command or key.
    public func undo() {
        inspection?.actions?.note(.undo)
        undoManager.endEvent()
        undoManager.undo()
    }

    /// Redoes the last change that was undone in the window.
    public func redo() {
        inspection?.actions?.note(.redo)
        undoManager.endEvent()
        undoManager.redo()
    }

    /// Sends a pointer event to the nodes at its position in the window, for hosts that do no hit test.
    ///
    /// - Returns: False if no node handles it.
    @discardableResult
    public func send(_ event: PointerEvent) -> Bool {
        OpenWindows.use(self)
        update()
        if let actions = inspection?.actions {
            actions.note(event, at: HitTestPass.find(at: event.location, below: root.node), in: self)
        }
        if event.phase == .began { root.willReceiveEvent() }
        defer { tree.defaultsSources?.reread() }
        let isHeard = root.pointers.handle(event, in: root.node)
        if !isHeard && event.phase == .began { inspection?.actions?.forget(event, in: self) }
        return isHeard
    }

    /// The clock on which gestures and texts wait for time to pass. Tests replace the system's clock by their own.
    package var gestureClock: any HostClock {
        get { root.pointers.clock }
        set {
            root.pointers.clock = newValue
            tree.textClock.clock = newValue
            tree.animations.clock = newValue
        }
    }

    /// The motion that the host can show; none at first.
    public var capabilities: HostCapabilities {
        get { tree.animations.capabilities }
        set { tree.animations.capabilities = newValue }
    }

    /// True while something moves that the host does not play by itself.
    package var needsFrames: Bool { tree.animations.needsFrames }

    /// True while something moves, and each frame differs from the last.
    public var isAnimating: Bool { tree.animations.isRunning }

    /// Returns true if a frame has ever contained a node with an identity.
    public func hasShown(_ id: FrameDifference.NodeID) -> Bool { frameRecorder?.hasGiven(id) ?? false }

    /// The cost of updates since ``resetCost()``.
    public var cost: UpdateCost { tree.cost }

    /// Sets all counters to zero.
    public func resetCost() { tree.cost = UpdateCost() }

    /// Runs `changes` and the update that follows, and returns the names of the bodies that ran, in order.
    ///
    /// - Parameter changes: The changes, such as of observable objects.
    public func bodiesRun(by changes: () throws -> Void) rethrows -> [String] {
        tree.update()
        tree.bodyLog = []
        defer { tree.bodyLog = nil }
        try changes()
        tree.update()
        return tree.bodyLog ?? []
    }

    /// Returns the traits for content hosted at the first view with a label: those that the tree above has set. Nil if
    /// no view has the label.
    ///
    /// - Parameter label: The label of the view.
    public func traitCollection(at label: String) -> UITraitCollection? {
        update()
        guard let node = root.node.first(label: label) else { return nil }
        return UITraitCollection(EnvironmentValues(at: node.element.scope, tracking: false))
    }
}
