import Foundation
import UmweltGraph

/// Shows one view tree in a rectangle: the piece that every host is built on.
///
/// A host tells it a size and the system's values, takes display lists and semantics from it, and calls ``update()``
/// when ``onNeedsUpdate`` asks for that.
@MainActor
public final class ViewHost {
    let tree: ViewTree
    private(set) var root: RootElementBase
    private let environment: EnvironmentRoot

    /// What the window showed when it was closed: the button whose action did that may be in it, and still at work.
    private var closedRoot: RootElementBase?
    private(set) var frameRecorder: FrameRecorder?
    private var lastSentColorScheme: ColorScheme?

    /// How many times one can go back, as far as the host knows.
    var lastSentDepth = 0

    /// The title that the last frame had.
    private var lastSentTitle = ""

    private var processObserver: ProcessObserver?

    /// What records the changes that can be undone in this window: ``EnvironmentValues/undoManager``.
    public let undoManager = UndoManager()

    /// What the window keeps for its `@SceneStorage` properties.
    private let sceneStore: SceneStore

    /// What the window is to the app that it belongs to, if it belongs to one.
    private(set) var app: AppWindow?

    /// Called when a view opens a URL and no handler of the app's takes it. Answers whether that is possible; without it
    /// no URL can be opened.
    public var onOpenURL: ((URL) -> Bool)?

    /// The system's values. Changes take effect in the next update.
    public var traits: HostTraits {
        didSet {
            traits.write(to: environment, windowSize: proposedSize, instead: oldValue)
            root.node.set(safeAreaInsets: traits.physicalSafeAreaInsets)
            root.node.set(displayScale: traits.displayScale)
            if traits.scenePhase != oldValue.scenePhase { tree.updateScenePhases() }
        }
    }

    /// The size of the rectangle; nil lengths are those of the content.
    public var proposedSize: ProposedViewSize {
        didSet {
            root.node.set(size: proposedSize)
            traits.writeSizeClasses(to: environment, windowSize: proposedSize)
        }
    }

    /// Shows a view. With a `restorationID`, what a window of that name kept with `@SceneStorage` is there again. Other
    /// state starts as it is in a snapshot, where that has some for it.
    public init<Content: View>(
        proposedSize: ProposedViewSize = .unspecified, traits: HostTraits = HostTraits(),
        restorationID: String? = nil, stateFolder: SceneStateFolder = SceneStateFolder(),
        typeSetter: any TypeSetter, restoring snapshot: StateSnapshot? = nil, content: Content
    ) {
        tree = ViewTree(typeSetter: typeSetter)
        sceneStore = SceneStore(restorationID.map(stateFolder.file(for:)), in: tree.graph)
        environment = tree.environment
        self.traits = traits
        self.proposedSize = proposedSize
        traits.write(to: environment, windowSize: proposedSize, instead: nil)
        tree.beginRestoring(snapshot)
        root = RootElement(content, _ElementInputs(parent: nil, scope: environment, tree: tree, depth: 0))
        prepareRoot()
        connectToSystem()
        tree.endRestoring()
    }

    /// Shows a window of an app.
    init(
        root: RootElementBase, environment: EnvironmentRoot, traits: HostTraits, proposedSize: ProposedViewSize,
        stateFile: StateFile?
    ) {
        tree = root.tree
        sceneStore = SceneStore(stateFile, in: tree.graph)
        self.root = root
        self.environment = environment
        self.traits = traits
        self.proposedSize = proposedSize
        prepareRoot()
        connectToSystem()
    }

    /// Gives the root what belongs to the window, before any body runs.
    private func prepareRoot() {
        root.node.set(size: proposedSize)
        root.node.set(safeAreaInsets: traits.physicalSafeAreaInsets)
        root.node.set(displayScale: traits.displayScale)
        root.undoManager = undoManager
        root.sceneStore = sceneStore
    }

    private func connectToSystem() {
        environment.set(undoManager, for: UndoManagerKey.self)
        undoManager.onEventEnd = { [weak tree] in tree?.update() }
        environment.set(SystemReference(self), for: SystemKey.self)
        // Every window has an edit mode of its own.
        let editMode = StateSource(EditMode.inactive, in: tree.graph)
        environment.set(Binding(location: StateLocation(editMode)), for: EditModeKey.self)
        processObserver = ProcessObserver { [weak self] in
            guard let self else { return }
            traits.write(to: environment, windowSize: proposedSize, instead: nil)
        }
    }

    isolated deinit {
        // Nodes and recorder keep each other.
        frameRecorder?.forgetAll()
        root.leaveTree()
        tree.updateScenePhases()
    }

    /// Makes the window one of an app's. Its views can dismiss it if a view has opened it: the others are where the app's
    /// user begins.
    func join(_ app: AppWindow) {
        self.app = app
        guard app.origin == .view else { return }
        environment.set(DismissAction { [weak self] in self?.dismissWindows(nil) }, for: DismissKey.self)
    }

    /// Whether an app has closed the window, which shows nothing since.
    public var isClosed: Bool { closedRoot != nil }

    /// Takes all that the window shows out of its app.
    func close() {
        guard !isClosed else { return }
        root.leaveTree()
        closedRoot = root
        root = RootElement(EmptyView(), _ElementInputs(parent: nil, scope: environment, tree: tree, depth: 0))
        prepareRoot()
        tree.updateScenePhases()
    }

    /// What the window is called: the navigation title of its content, or else what its scene calls it; nil if nobody
    /// says.
    public var title: String? {
        update()
        let values = EnvironmentValues(at: environment, tracking: false)
        return root.contentTitle.value?.string ?? root.title?.string(in: values)
    }

    /// Shows another value of the view. State stays where the structure is the same.
    public func show<Content: View>(_ content: Content) {
        if let root = root as? RootElement<Content> {
            root.update(content)
        } else {
            root.leaveTree()
            root = RootElement(content, _ElementInputs(parent: nil, scope: environment, tree: tree, depth: 0))
            prepareRoot()
        }
    }

    /// What the state of the views is now, for another process to go on from there.
    public var stateSnapshot: StateSnapshot {
        update()
        return StateSnapshot(below: root)
    }

    /// Called when an update has become necessary, at most once for each.
    public var onNeedsUpdate: (() -> Void)? {
        get { tree.onNeedsUpdate }
        set { tree.onNeedsUpdate = newValue }
    }

    /// Whether ``update()`` has something to do.
    public var needsUpdate: Bool { tree.needsUpdate }

    /// Whether actions that views have started with `task` still run.
    public var hasRunningTasks: Bool { !tree.runningTasks.isEmpty }

    /// Brings bodies, layout and actions up to date.
    public func update() { tree.update() }

    /// The size of the rectangle, after an update.
    public var size: CGSize {
        update()
        return root.node.size
    }

    /// The size that the view takes of what it is offered.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        update()
        return root.node.contentSize(for: proposal)
    }

    /// What is to be drawn now.
    public var displayList: DisplayList {
        update()
        var items: [DisplayItem] = []
        root.node.appendDisplayItems(to: &items)
        return DisplayList(size: root.node.size, items: items)
    }

    /// What is to be read and used now, in reading order. Behind something presented nothing is.
    public var semantics: [SemanticsNode] {
        update()
        return SemanticsPass.collect(root.node)
    }

    /// The same of all that can be seen, also behind something presented, from back to front.
    public var visibleSemantics: [SemanticsNode] {
        update()
        return SemanticsPass.collectVisible(root.node)
    }

    /// Light or dark: what something in the window prefers, or else what the system says.
    public var colorScheme: ColorScheme {
        update()
        return root.preferredColorScheme.value ?? traits.colorScheme
    }

    /// What is different since the last time, for hosts that keep their own copy of the window; the first time, all.
    public func takeFrame() -> FrameDifference {
        update()
        let recorder = frameRecorder ?? FrameRecorder()
        frameRecorder = recorder
        var difference = recorder.takeDifference(from: root.node)
        let colorScheme = self.colorScheme
        if colorScheme != lastSentColorScheme { difference.colorScheme = colorScheme }
        lastSentColorScheme = colorScheme
        let (title, depth) = (self.title ?? "", navigationDepth)
        if title != lastSentTitle { difference.title = title }
        if depth != lastSentDepth { difference.navigationDepth = depth }
        (lastSentTitle, lastSentDepth) = (title, depth)
        return difference
    }

    /// Has the next ``takeFrame()`` give everything again, for hosts that have lost their copy.
    public func forgetFrame() {
        frameRecorder?.forgetAll()
        lastSentColorScheme = nil
        lastSentTitle = ""
        lastSentDepth = 0
    }

    /// Hands on what somebody did to the node that a frame called `id`. Answers false, and does nothing, if it is gone
    /// or disabled, or if that means nothing to it.
    @discardableResult
    public func send(_ event: NodeEvent, to id: FrameDifference.NodeID) -> Bool {
        update()
        return frameRecorder?.node(id)?.receive(event) ?? false
    }

    /// Undoes what was changed last in the window: what a host's command or key for that calls.
    public func undo() {
        undoManager.endEvent()
        undoManager.undo()
    }

    /// Does again what was undone last in the window.
    public func redo() {
        undoManager.endEvent()
        undoManager.redo()
    }

    /// Hands on what a pointer did at its place in the window, for hosts whose nodes don't find out by themselves what is
    /// under it. Answers false if that means nothing to anybody.
    @discardableResult
    public func send(_ event: PointerEvent) -> Bool {
        update()
        if event.phase == .began { root.willReceiveEvent() }
        defer { tree.defaultsSources?.reread() }
        return root.pointers.handle(event, in: root.node)
    }

    /// Has gestures and texts hear that time has passed from another clock than the system's.
    package var gestureClock: any HostClock {
        get { root.pointers.clock }
        set {
            root.pointers.clock = newValue
            tree.textClock.clock = newValue
        }
    }

    /// Whether a frame has ever called a node `id`.
    public func hasShown(_ id: FrameDifference.NodeID) -> Bool { frameRecorder?.hasGiven(id) ?? false }

    /// What updates have cost since ``resetCost()``.
    public var cost: UpdateCost { tree.cost }

    /// Sets all counters to zero.
    public func resetCost() { tree.cost = UpdateCost() }

    /// Runs `changes` and the update that follows, and tells which bodies ran, in order.
    public func bodiesRun(by changes: () throws -> Void) rethrows -> [String] {
        tree.update()
        tree.bodyLog = []
        defer { tree.bodyLog = nil }
        try changes()
        tree.update()
        return tree.bodyLog ?? []
    }

    /// The traits that content hosted at the first view with a label would find: what the tree around it has set.
    public func traitCollection(at label: String) -> UITraitCollection? {
        update()
        guard let node = SemanticsPass.find(label, below: root.node) else { return nil }
        return UITraitCollection(EnvironmentValues(at: node.element.scope, tracking: false))
    }
}
