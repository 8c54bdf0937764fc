/// Work that is done when something it reads has changed.
///
/// It is done in updates, first in the one after it was made, for as long as somebody holds the effect.
public final class Effect: GraphNode {
    private var action: (() -> Void)?
    private let label: String?
    private var limit = RunLimit()

    /// Makes an effect; it runs in the next update for the first time.
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

    /// Does the work anew.
    public override func update() {
        if !limit.allowsRun(in: graph.passCount) { graph.reportEndlessRuns(of: self) }
        action?()
    }

    override func forgetWork() { action = nil }

    /// The label, or else the kind of node.
    public override var name: String { label ?? "Effect" }
}
