@_spi(Kernel) import UmweltCore
@_spi(Kernel) import UmweltInteraction
import Foundation
import UmweltGraph
// One file: the traits, the size and the root are private to the host, and all of its parts change them.

/// The object that shows one view tree in a rectangle: the base of every host.
///
/// A host sets the size and the system's values, reads display lists and semantics, sends events, and calls
/// ``update()`` after ``onNeedsUpdate`` was called. Reading a size, a drawing or semantics, and sending an event,
/// update first.
///
/// The parts of a host are in separate files: ``navigation``, ``commands``, ``transfers``, ``motion``, ``diagnostics``
/// and ``preview``, and for the hosts of this package `frames`, `nodes`, `system`, `screen` and `hibernation`.
@MainActor
public final class ViewHost {
    let tree: ViewTree
    private(set) var root: RootElementBase { didSet { sent.onChange?() } }
    let environment: EnvironmentRoot

    /// The root of a closed window, retained because the button whose action closed it may be in it, and still running.
    private var closedRoot: RootElementBase?

    /// The frame that the host has been sent.
    var sent = SentFrame()

    /// The record of the changes that can be undone in this window: ``EnvironmentValues/undoManager``.
    public let undoManager = UndoManager()

    /// The store of the window's `@SceneStorage` properties.
    let sceneStore: SceneStore

    /// The window's relation to its app; nil if it belongs to none.
    var app: AppWindow? {
        didSet { if app?.origin == .view { system.allowDismissal() } }
    }

    /// The system as the views use it.
    package private(set) lazy var system = WindowSystem(self)

    /// The host, as the views use it; nil for views that are only drawn.
    public weak var surface: (any HostSurface)? {
        didSet { root.clipboard.surface = surface }
    }

    /// True if the views are drawn only, and are no window of the app.
    package let isOffscreen: Bool

    /// The size and the system's values, for bodies that read them without the environment.
    let sources: TraitSources

    /// The values that the system sets. Changes take effect in the next update.
    public var traits: HostTraits {
        didSet {
            shown.write(instead: oldValue)
            if !isOffscreen { WindowNotification.post(from: oldValue, to: traits) }
            checks.inspection?.actions?.record(shown.ofHost)
            guard traits.scenePhase != oldValue.scenePhase else { return }
            if traits.scenePhase == .active { OpenWindows.use(self) }
            tree.updateScenePhases()
        }
    }

    /// The colour scheme that the app sets for the window, in place of the system's; nil for the system's.
    package var colorSchemeOverride: ColorScheme? {
        didSet { shown.write(instead: nil) }
    }

    /// The inspection and the verification of the window.
    var checks = WindowChecks()

    /// The size of the rectangle in points; nil for the length of the content.
    public var proposedSize: ProposedViewSize {
        didSet {
            root.node.set(size: proposedSize)
            shown.values.writeSizeClasses(to: environment, windowSize: proposedSize)
            sources.size.value = proposedSize
            if !isOffscreen { WindowNotification.post(from: oldValue, to: proposedSize) }
            if let actions = checks.inspection?.actions, let width = proposedSize.width,
                let height = proposedSize.height,
                proposedSize != oldValue
            {
                actions.record(.size(width: width, height: height))
            }
        }
    }

    /// Shows a view.
    ///
    /// - Parameters:
    ///   - proposedSize: The size of the rectangle in points; nil for the length of the content.
    ///   - restorationID: The name for storing `@SceneStorage` values; nil to store none.
    ///   - stateFolder: The folder of these values.
    ///   - defaults: The store of `@AppStorage` properties that name none; nil for the standard one.
    ///   - isOffscreen: True if the view is drawn only, and is no window of the app.
    ///   - snapshot: The initial values of other state, where it contains them; nil for the values in the source.
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
        sources = TraitSources(size: proposedSize, traits: traits, in: tree.graph)
        traits.write(to: environment, windowSize: proposedSize, instead: nil)
        if let defaults { environment.set(defaults, for: DefaultAppStorageKey.self) }
        tree.beginRestoring(snapshot)
        root = RootElement(content, _ElementInputs(parent: nil, scope: environment, tree: tree, depth: 0))
        prepareRoot()
        system.connect()
        tree.endRestoring()
        if TreeVerification.isRequested && !isOffscreen { diagnostics.beginVerification() }
    }

    /// Shows the view that a closure makes, and makes it again when an observable property changes that the closure has
    /// read.
    ///
    /// - Parameters:
    ///   - proposedSize: The size of the rectangle in points; nil for the length of the content.
    ///   - defaults: The store of `@AppStorage` properties that name none; nil for the standard one.
    ///   - snapshot: The initial values of state, where it contains them; nil for the values in the source.
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
        sources = TraitSources(size: proposedSize, traits: traits, in: tree.graph)
        prepareRoot()
        system.connect()
        if TreeVerification.isRequested { diagnostics.beginVerification() }
    }

    /// Connects the root to the window's size, undo manager and store, before any body runs.
    private func prepareRoot() {
        root.node.set(size: proposedSize)
        root.node.set(safeAreaInsets: traits.physicalSafeAreaInsets)
        root.node.set(displayScale: traits.displayScale)
        root.undoManager = undoManager
        root.sceneStore = sceneStore
    }

    isolated deinit {
        // Break the reference cycle of nodes and recorder.
        sent.recorder?.forgetAll()
        sources.remove()
        root.leaveTree()
        tree.animations.prune()
        tree.updateScenePhases()
    }

    /// True if the app has closed the window, which is empty since then.
    public var isClosed: Bool { closedRoot != nil }

    /// Removes the content from the app's tree.
    func close() {
        guard !isClosed else { return }
        // The views that have appeared disappear.
        hibernation.wake()
        root.leaveTree()
        closedRoot = root
        root = RootElement(EmptyView(), _ElementInputs(parent: nil, scope: environment, tree: tree, depth: 0))
        prepareRoot()
        tree.updateScenePhases()
    }

    /// The title of the window: the navigation title of its content, or the title of its scene; nil for neither.
    public var title: String? {
        update()
        return root.shownTitle(in: environment)
    }

    /// Replaces the view. State is kept where the structure is the same.
    ///
    /// - Parameter content: The new view.
    public func show<Content: View>(_ content: Content) {
        if let root = root as? RootElement<Content> {
            root.update(content)
        } else {
            hibernation.wake()
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

    /// Brings bodies, layout and actions up to date.
    public func update() {
        // The windows of an app are updated together: the window of the update is the one that the user works with.
        if app == nil && !isOffscreen { OpenWindows.use(self) }
        hibernation.wake()
        tree.update()
        checks.verification?.verify(self)
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

    /// The colour scheme preferred by a view in the window, or the system's.
    public var colorScheme: ColorScheme {
        update()
        return shown.colorScheme
    }

    /// Sends an event to the node with an identity from a frame.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - id: The node's number in frame differences.
    /// - Returns: False if nothing happens: the node has left the tree, is disabled, or does not handle the event.
    @discardableResult
    public func send(_ event: NodeEvent, to id: FrameDifference.NodeID) -> Bool {
        OpenWindows.use(self)
        update()
        guard let node = sent.recorder?.node(id) else { return false }
        return nodes.deliver(event, to: node)
    }

    /// Sends an event to a node, as its user would, and records it for the inspector.
    ///
    /// - Returns: False if nothing happens: the node is removed or disabled, or does not handle the event.
    @discardableResult
    package func send(_ event: NodeEvent, to node: HostNode) -> Bool {
        OpenWindows.use(self)
        update()
        return !node.node.isDetached && nodes.deliver(event, to: node.node)
    }

    /// Sends a pointer event to the nodes at its position in the window, for hosts that do no hit test.
    ///
    /// - Parameter event: The event, whose position is in window coordinates.
    /// - Returns: False if no node handles it.
    @discardableResult
    public func send(_ event: PointerEvent) -> Bool {
        OpenWindows.use(self)
        update()
        if let actions = checks.inspection?.actions {
            actions.record(event, at: HitTestPass.find(at: event.location, below: root.node), in: self)
        }
        if event.phase == .began { root.willReceiveEvent() }
        defer { tree.defaultsSources?.reread() }
        let isHeard = root.pointers.handle(event, in: root.node)
        if !isHeard && event.phase == .began { checks.inspection?.actions?.forget(event, in: self) }
        return isHeard
    }
}
