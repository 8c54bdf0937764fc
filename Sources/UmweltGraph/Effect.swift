/// A node that runs work when a value that it has read has changed.
///
/// It first runs in the update after its creation, and then in updates after changes, for as long as it is retained.
public final class Effect: GraphNode {
    private var action: (() -> Void)?
    private let label: String?
    private var limit = RunLimit()

    /// Makes an effect; it runs in the next update for the first time.
    ///
    /// - Parameters:
    ///   - graph: The graph that the effect belongs to.
    ///   - name: The name in messages; nil for the kind of node.
    ///   - action: The work; its reads are recorded.
    public init(in graph: Graph, name: String? = nil, _ action: @escaping () -> Void) {
        self.action = action
        label = name
        super.init(in: graph)
        graph.invalidate(self)
    }

    deinit {
        if graph.graveyard.enter() {
            action = nil
            graph.graveyard.leave()
        } else if let action {
            graph.graveyard.postpone(action)
        }
    }

    /// Runs the work again.
    public override func update() {
        if !limit.allowsRun(in: graph.passCount) { graph.reportEndlessRuns(of: self) }
        action?()
    }

    override func forgetWork() { action = nil }

    /// The label or, without one, the kind of node.
    public override var name: String { label ?? "Effect" }
}
