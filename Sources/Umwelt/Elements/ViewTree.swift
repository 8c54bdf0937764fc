import Foundation
import UmweltGraph

/// Everything that belongs to one running view tree: the graph, the elements, and what each pass has still to do.
///
/// An update goes through the passes in turn: bodies (the graph), structure (which layout nodes there are),
/// preferences, layout, then the actions that views asked for. Whatever a later pass makes dirty starts them again.
/// Display and semantics are made when a host asks for them.
package final class ViewTree {
    package let graph = Graph()
    package let typeSetter: any TypeSetter

    /// The environment where nobody set anything: the system's values.
    let environment: EnvironmentRoot

    /// What the last updates cost.
    var cost = UpdateCost()

    #if DEBUG
        /// Sizes that were asked for and found in a cache.
        var cachedSizes = 0

        let layoutCheck = LayoutCheck()
    #endif

    /// The bodies that ran since the list was last emptied; nil while nobody keeps it.
    var bodyLog: [String]?

    /// The transaction of the changes that wait for the next update.
    private(set) var transaction = Transaction()

    /// Called when an update has become necessary.
    var onNeedsUpdate: (() -> Void)?

    /// Where the state of elements comes from while they are made; nil where it starts anew.
    var restoration: StateRestoration?

    var structureQueue: [_Element] = []
    var preferenceQueue: [_Element] = []
    var layoutQueue: [LayoutNode] = []

    /// Nodes that stand elsewhere than before, with some inside that read where they are.
    var movedNodes: [LayoutNode] = []
    private var isInMovedNode = false

    /// Whether there has been anything that keeps views from some edge.
    package var hasSafeAreas = false

    /// Whether there has been anything that covers elements.
    package var hasInactiveElements = false

    /// The layers of windows that are anchored to a view, and move with it.
    package var anchoredLayers: [any WindowLayer] = []
    private var actions: [() -> Void] = []

    /// Objects that there is one of for each tree, such as the clock of its texts.
    var attachments = Attachments()

    /// Called before each update, for sources that nobody tells of changes.
    var beforeUpdate: (() -> Void)?
    private(set) var isUpdating = false

    /// The actions of `task` modifiers that run.
    let runningTasks = RunningTasks()

    /// Actions that change what made them run would update forever; SwiftUI stops such loops too.
    private static let maxRounds = 100

    init(typeSetter: any TypeSetter) {
        self.typeSetter = typeSetter
        environment = EnvironmentRoot(in: graph)
        graph.owner = self
        graph.onDirty = { [weak self] in
            if let self, !self.isUpdating { self.onNeedsUpdate?() }
        }
    }

    deinit { graph.owner = nil }

    /// Takes note of a change's transaction for the next update.
    func note(_ transaction: Transaction) {
        if !transaction.isEmpty { self.transaction.merge(transaction) }
    }

    /// Runs an action after the update, and has one made if none is under way.
    package func afterUpdate(_ action: @escaping () -> Void) {
        let isFirstRequest = !isUpdating && !needsUpdate
        actions.append(action)
        if isFirstRequest { onNeedsUpdate?() }
    }

    /// Called by elements whose view has a body, when it is about to run.
    func willRunBody<V>(of element: BodyElement<V>) {
        if V.self is any SystemView.Type { return }
        cost.bodies += 1
        bodyLog?.append(element.bodyName)
    }

    /// Whether an update has something to do.
    var needsUpdate: Bool {
        graph.isDirty || !structureQueue.isEmpty || !preferenceQueue.isEmpty || !layoutQueue.isEmpty
            || !movedNodes.isEmpty || !actions.isEmpty
    }

    /// Takes note that a node stands elsewhere. Answers whether it is the outermost that does: those that are placed
    /// until ``endMove()`` are inside of it.
    func beginMove(of node: LayoutNode) -> Bool {
        if isInMovedNode { return false }
        isInMovedNode = true
        noteMove(of: node)
        return true
    }

    func endMove() { isInMovedNode = false }

    /// Has a node told after the layout that it may stand elsewhere.
    func noteMove(of node: LayoutNode) {
        let isFirstRequest = !isUpdating && !needsUpdate
        movedNodes.append(node)
        if isFirstRequest { onNeedsUpdate?() }
    }

    /// Brings everything up to date.
    func update() {
        guard !isUpdating else { return }
        isUpdating = true
        defer {
            isUpdating = false
            transaction = Transaction()
        }
        beforeUpdate?()
        let visitedBefore = graph.cost.visited
        var rounds = 0
        while needsUpdate {
            graph.update()
            runStructurePass()
            if graph.isDirty { continue }
            runPreferencePass()
            if graph.isDirty || !structureQueue.isEmpty { continue }
            runLayoutPass()
            if graph.isDirty { continue }
            runActions()
            rounds += 1
            if rounds > Self.maxRounds {
                Log.views.error("Actions of views change the state that they run for, again and again: update stopped.")
                break
            }
        }
        cost.nodesVisited += graph.cost.visited - visitedBefore
    }

    private func runActions() {
        let now = actions
        actions = []
        for action in now { action() }
    }
}

/// A view of the system's own: not among the bodies that are counted and listed.
package protocol SystemView {}

/// What updates cost, in counts.
public struct UpdateCost: Equatable, Sendable {
    /// Bodies of views and modifiers that ran.
    public var bodies = 0

    /// Nodes of the graph that ran: bodies, environment writers, texts and shapes that look at the environment.
    public var nodesVisited = 0

    /// Sizes that were measured: answers to proposals that were not in a cache.
    public var layouts = 0

    /// Parts that lists, lazy stacks and grids went through. Views in a row that have not been made are one part.
    public var parts = 0

    /// Nodes whose content was placed.
    public var placements = 0

    /// Nodes that have become due for drawing.
    public var displayed = 0

    /// Pieces of the display list that were made anew.
    public var fragments = 0

    /// Zero of everything.
    public init() {}
}
