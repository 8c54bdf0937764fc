import UmweltGraph

/// A node that does what its closures say, and counts.
final class Probe: GraphNode {
    var whatToDo: () -> Void
    var decide: () -> Bool = { true }
    var changedInputs: [String] = []
    var runs = 0
    private let label: String

    init(_ label: String = "Probe", in graph: Graph, depth: Int = 0, _ whatToDo: @escaping () -> Void = {}) {
        self.label = label
        self.whatToDo = whatToDo
        super.init(in: graph, depth: depth)
    }

    override func update() {
        runs += 1
        whatToDo()
    }

    override func shouldUpdate() -> Bool { decide() }
    override func inputDidChange(_ input: GraphNode) { changedInputs.append(input.name) }
    override var name: String { label }
}

/// The events, in order.
final class Log {
    private var lines: [String] = []

    func record(_ line: String) { lines.append(line) }

    /// The events since this was called last.
    func drain() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// SplitMix64: the same numbers from the same seed everywhere.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Runs `body` and returns what it cost.
func cost(of graph: Graph, _ body: () -> Void) -> GraphCost {
    graph.resetCost()
    body()
    return graph.cost
}
