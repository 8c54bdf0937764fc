import Foundation
import UmweltGraph

/// A running view tree, owned by a host: the graph, the elements, and the pending work of each pass.
///
/// An update runs the passes in turn: bodies (the graph), structure (the tree of layout nodes), preferences, layout,
/// then scheduled actions. If a later pass makes anything dirty, the passes start again. Whatever a later pass makes
/// dirty starts them again. Display lists and semantics are computed when a host reads them.
///
/// No weak references: with one, Swift counts all references in a side table, which took a tenth of a first build.
package final class ViewTree {
    package let graph = Graph()
    package let typeSetter: any TypeSetter

    /// The outermost environment: the system's values.
    package let environment: EnvironmentRoot

    /// True if the tree exists only for a comparison with another tree. The actions of its views do not run.
    package let isFresh: Bool

    /// The number of times that the passes have had work.
    @exclusivity(unchecked) package private(set) var workCount = 0

    /// The cost of the last updates.
    @exclusivity(unchecked) package var cost = UpdateCost()

    /// The alignment guides found during the current lookup.
    let guideQuery = GuideQuery()

    #if DEBUG
        /// The number of sizes that were asked for and found in a cache.
        var cachedSizes = 0

        let layoutCheck = LayoutCheck()
    #endif

    /// The recorder of writes and runs; nil while nothing is recorded.
    @exclusivity(unchecked) package var recorder: UpdateRecorder?

    /// The checks for faults in the program's views; nil in hosts that are not for authors.
    @exclusivity(unchecked) package var diagnostics: ViewDiagnostics?

    /// The bodies that ran since the list was last emptied; nil if runs are not listed.
    @exclusivity(unchecked) package var bodyLog: [String]?

    /// The transactions of the changes that wait for the next update.
    var transactions = TransactionQueue() {
        didSet { updateMayAnimate() }
    }

    /// The values that are animated towards their latest targets.
    package private(set) lazy var animations = AnimationDriver(self)

    /// The views that are being inserted or removed with transitions.
    package private(set) lazy var transitionPass = TransitionPass(self)

    /// True once a view that edits transactions, such as by `animation(_:value:)`, has been in the tree.
    var hasTransactionModifiers = false {
        didSet { updateMayAnimate() }
    }

    /// True if the changes of the current update may be animated: otherwise elements need not look for an animation.
    /// Stored, because each node with a new position reads it.
    @exclusivity(unchecked) package private(set) var mayAnimate = false

    /// Sets ``mayAnimate`` when what it depends on has changed.
    func updateMayAnimate() {
        mayAnimate = (hasTransactionModifiers || transactions.isAnimating) && animations.isEnabled
    }

    /// Called when an update has become necessary.
    @exclusivity(unchecked) package var onNeedsUpdate: (() -> Void)?

    /// The state that elements start with while they are made; nil where they start with their initial values.
    @exclusivity(unchecked) package var restoration: StateRestoration?

    /// True while content is released whose views do not disappear.
    package var isReleasingContent = false

    var structureQueue: [_Element] = []

    /// The elements that make a part of their content after the layout.
    @exclusivity(unchecked) package var lateElements: [_Element] = []
    var preferenceQueue: [_Element] = []
    var preferenceRound = PreferenceRound()
    @exclusivity(unchecked) package var layoutQueue: [LayoutNode] = []

    /// Nodes whose position has changed and that contain readers of positions.
    var movedNodes: [LayoutNode] = []
    private var isInMovedNode = false

    /// The greatest change of a container's size that a view in it has read in this layout, in points.
    @exclusivity(unchecked) package var containerChange: CGFloat = 0

    /// Placed nodes, possibly with scroll views inside, that have left their parent since the last layout.
    var nodesWithoutParent: [LayoutNode] = []

    /// True once a view reads a preference that other views write when they are placed.
    @exclusivity(unchecked) package var readsPlacedPreferences = false

    /// The trackers of the elements that read observable properties.
    var observations: [ObjectIdentifier: ObservationTracker] = [:]

    /// The outermost element, in which pictures without an element find the text metrics.
    package weak var root: _Element?

    /// True once a view that sets a focused value has been in the tree.
    @exclusivity(unchecked) package var hasFocusedValues = false

    /// True once the window or a view has had safe-area insets.
    package var hasSafeAreas = false

    /// True once a view that makes elements inactive, such as a tab view, has been in the tree.
    package var hasInactiveElements = false

    /// The layers of windows that are anchored to a view and move with it.
    package var anchoredLayers: [any WindowLayer] = []
    private var actions: [() -> Void] = []
    private var appearanceActions = AppearanceActions()

    /// The objects that are attached to the tree, one of each type, such as the clock of its texts.
    package var attachments = Attachments()

    /// A counter of possible changes to the window values that hosts read besides nodes: titles, colour schemes,
    /// navigation depths, URLs, the focus, file requests. Hosts compare these values only after it changes. A host
    /// compares the values of a window only if this has changed.
    package private(set) var windowValuesVersion = 0

    /// Records that a window may have another value for its host.
    package func invalidateWindowValues() { windowValuesVersion &+= 1 }

    /// Called after each layout, for views whose positions depend on other views of the window.
    package var afterLayout: (() -> Void)?

    /// Called before each update, for sources that are not notified of changes.
    package var beforeUpdate: (() -> Void)?

    /// Called after each event that a node has received, handled or not, for sources that are not notified of changes.
    package var afterInput: (() -> Void)?

    /// Called with an element whose views have changed their order.
    package var onReorder: ((_Element) -> Void)?
    @exclusivity(unchecked) package private(set) var isUpdating = false

    /// The running actions of `task` modifiers.
    package let runningTasks = RunningTasks()

    /// The maximum number of rounds: actions that change the value that made them run would update forever. SwiftUI
    /// stops such loops too.
    private static let maxRounds = 100

    /// True in the last round before an endless update is stopped, until the state that keeps changing is found.
    private var isInLastRound = false

    package init(typeSetter: any TypeSetter) {
        self.typeSetter = typeSetter
        environment = EnvironmentRoot(in: graph)
        isFresh = false
        connect()
    }

    /// Makes a tree for a comparison with another tree: with the values of a root, and the other tree's clock.
    ///
    /// - Parameters:
    ///   - tree: The other tree.
    ///   - environment: The outermost environment of the content in that tree.
    package init(besides tree: ViewTree, in environment: EnvironmentRoot) {
        typeSetter = tree.typeSetter
        self.environment = EnvironmentRoot(with: environment, in: graph)
        isFresh = true
        connect()
        animations.clock = tree.animations.clock
    }

    private func connect() {
        graph.owner = self
        graph.order = ViewOrder.sorted
        graph.onDirty = { [unowned(unsafe) graph] in
            // The graph keeps this closure, and its owner is a view tree until that goes.
            if let tree = graph.owner as? ViewTree, !tree.isUpdating { tree.onNeedsUpdate?() }
        }
    }

    deinit { graph.owner = nil }

    /// Schedules an action for the end of the update. Starts an update if none is in progress.
    package func afterUpdate(_ action: @escaping () -> Void) {
        let isFirstRequest = !isUpdating && !needsUpdate
        actions.append(action)
        if isFirstRequest { onNeedsUpdate?() }
    }

    /// Schedules the action of an element whose value has changed for the end of the update.
    func afterChange(of element: _Element, _ action: @escaping () -> Void) {
        if isFresh { return }
        scheduleAppearanceActions()
        appearanceActions.add(changeOf: element, action)
    }

    /// Schedules the action of an element that has appeared for the end of the update.
    func afterAppearance(of element: _Element, _ action: @escaping () -> Void) {
        if isFresh { return }
        scheduleAppearanceActions()
        appearanceActions.add(appearanceOf: element, action)
    }

    /// Schedules the action of a disappeared element for the end of the update, after the actions of appearing
    /// elements.
    func afterDisappearance(of element: _Element, _ action: @escaping () -> Void) {
        if isFresh { return }
        scheduleAppearanceActions()
        appearanceActions.add(disappearanceOf: element, action)
    }

    /// Sorts the actions of the elements that have just left the tree, while their positions are still known.
    func endDisappearances() { appearanceActions.endDisappearances() }

    private func scheduleAppearanceActions() {
        guard appearanceActions.isEmpty else { return }
        runAppearanceActionsSoon()
    }

    private func runAppearanceActionsSoon() {
        // The tree keeps its actions, and runs them itself.
        afterUpdate { [unowned(unsafe) self] in
            if holdsAppearanceActions { return }
            for action in appearanceActions.drain() { action() }
        }
    }

    /// True while a window is restored. Its changes are known only when all of its content is there, and their actions
    /// run before those for appearing views.
    package var holdsAppearanceActions = false {
        didSet { if oldValue && !holdsAppearanceActions && !appearanceActions.isEmpty { runAppearanceActionsSoon() } }
    }

    /// Called by elements of views with a body when the body is about to run.
    func willRunBody<V>(of element: BodyElement<V>) {
        if V.self is any SystemView.Type { return }
        cost.bodies += 1
        bodyLog?.append(element.bodyName)
        recorder?.recordRun(of: element)
        diagnostics?.recordRun(of: element)
    }

    /// True if there is work for an update.
    package var needsUpdate: Bool { needsPasses || transactions.isWaiting || animations.isFrameDue }

    /// True if there is work for the passes.
    private var needsPasses: Bool {
        graph.isDirty || !structureQueue.isEmpty || !preferenceQueue.isEmpty || !layoutQueue.isEmpty
            || !movedNodes.isEmpty || !actions.isEmpty
    }

    /// Records that a node is being moved.
    ///
    /// - Returns: True if it is the outermost moving node. Nodes that are placed until ``endMove()`` are inside it.
    func beginMove(of node: LayoutNode) -> Bool {
        if isInMovedNode { return false }
        isInMovedNode = true
        schedulePositionCheck(of: node)
        return true
    }

    func endMove() { isInMovedNode = false }

    /// Schedules a node to be notified after the layout that its position may have changed.
    package func schedulePositionCheck(of node: LayoutNode) {
        let isFirstRequest = !isUpdating && !needsUpdate
        movedNodes.append(node)
        if isFirstRequest { onNeedsUpdate?() }
    }

    /// Runs the passes until nothing is dirty: for each transaction, then for the animation frame.
    package func update() {
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        beforeUpdate?()
        animations.beginUpdate()
        let visitedBefore = graph.cost.visited
        runTransactions()
        transitionPass.sweep()
        if animations.runFrame() {
            runTransactions()
            transitionPass.sweep()
        }
        transitionPass.pinPlaces()
        cost.nodesVisited += graph.cost.visited - visitedBefore
        if let recorder {
            recorder.begin(nil)
            recorder.onUpdate?()
        }
    }

    /// Runs the passes of each transaction that waits.
    private func runTransactions() {
        runPasses()
        while let writes = transactions.next() {
            for write in writes { write() }
            runPasses()
        }
    }

    /// Runs the passes of one transaction.
    private func runPasses() {
        var rounds = 0
        repeat {
            while needsPasses {
                workCount &+= 1
                recorder?.begin(\.bodies)
                graph.update()
                recorder?.begin(\.structure)
                runStructurePass()
                if graph.isDirty { continue }
                recorder?.begin(\.preferences)
                runPreferencePass()
                if graph.isDirty || !structureQueue.isEmpty { continue }
                recorder?.begin(\.layout)
                runLayoutPass()
                afterLayout?()
                // Lazy containers ask for what is near, which is inserted too.
                if graph.isDirty { continue }
                if runLateContentPass() { continue }
                // Inserted views have their places now, from which they move.
                if transitionPass.run() { continue }
                // Changes that actions make have transactions of their own.
                endTransaction()
                isInLastRound = rounds == Self.maxRounds
                recorder?.begin(\.actions)
                runActions()
                rounds += 1
                if rounds > Self.maxRounds { return endTransaction() }
            }
            endTransaction()
        } while needsPasses
    }

    /// Called when state is written, before its readers are invalidated.
    func checkWrite(of node: GraphNode) {
        guard isInLastRound else { return }
        isInLastRound = false
        RecurringLog.changes.record("\(node.name) again and again", at: "\(node.name) is changed") {
            """
            \(node.name) is changed again and again by actions that run for the change, such as onChange: the update \
            was stopped. Set it only if the value differs.
            """
        }
    }

    /// Ends the transaction of the changes that have been shown.
    private func endTransaction() {
        transitionPass.endTransaction()
        transactions.end(in: self)
    }

    private func runActions() {
        let now = actions
        actions = []
        for action in now { action() }
    }
}

/// A view of the system's own, not among the bodies that are counted and listed.
package protocol SystemView {}

/// The cost of updates as counts.
public struct UpdateCost: Equatable, Sendable {
    /// The number of bodies of views and modifiers that ran.
    public var bodies = 0

    /// The number of graph nodes that ran: bodies, environment writers, texts and shapes that read the environment.
    public var nodesVisited = 0

    /// The number of sizes that were measured: answers to proposals that were not in a cache.
    public var layouts = 0

    /// The number of parts that lists, lazy stacks and grids went through. Consecutive items that have not been
    /// realized are one part.
    public var parts = 0

    /// The number of nodes whose content was placed.
    public var placements = 0

    /// The number of nodes that became due for drawing.
    public var displayed = 0

    /// The number of fragments of the display list that were made again.
    public var fragments = 0

    /// Makes a cost of zero.
    public init() {}
}
