/// Work that is done when something it reads has changed.
public final class Effect: GraphNode {
    private let action: () -> Void
    private let label: String?
    private var lastPass: UInt32 = 0
    private var runsInPass = 0

    /// Effects that write what they read would run forever; after this many runs in one update that is certain.
    private static let mostRunsInPass = 100

    /// Makes an effect; it runs in the next update for the first time.
    public init(in graph: Graph, name: String? = nil, _ action: @escaping () -> Void) {
        self.action = action
        label = name
        super.init(in: graph)
        graph.enqueue(self)
    }

    deinit { remove() }

    public override func update() {
        if lastPass != graph.passCount {
            lastPass = graph.passCount
            runsInPass = 0
        }
        runsInPass += 1
        if runsInPass > Self.mostRunsInPass {
            fatalError("The graph has a cycle: \(name) writes what it reads, again and again.")
        }
        action()
    }

    public override var name: String { label ?? "Effect" }
}
