import Testing
import UmweltGraph

@Suite("Random graphs compared with a model that computes everything anew")
struct RandomTests {
    @Test("Values and exact run counts after random writes and rewirings", arguments: 1...200)
    func compare(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let world = RandomWorld(using: &random)
        world.runStep(.update)
        for step in 1...60 {
            world.change(using: &random)
            let way = RandomWorld.Way.allCases.randomElement(using: &random) ?? .update
            if let trouble = world.runStep(way, using: &random) {
                Issue.record("Seed \(seed), step \(step), \(way): \(trouble)")
                return
            }
        }
    }
}

/// A graph of random values, and the model that knows what they should be.
final class RandomWorld {
    enum Way: CaseIterable {
        case update, pullFirst, transact
    }

    /// The inputs of a value: numbers below `sourceCount` are sources, others values.
    typealias Wiring = [Int]

    private let graph = Graph()
    private let sources: [Source<Int>]
    private var wirings: [Source<Wiring>] = []
    private var values: [Computed<Int>] = []
    private var effects: [Effect] = []

    /// A value reads only values of smaller rank, so that there are no cycles.
    private var ranks: [Int]

    /// The number of runs of each value and each effect.
    private var runs: [Int]
    private var effectRuns: [Int]

    /// The model: what each value was, and what it read, when it ran last.
    private var lastValues: [Int?]
    private var lastReads: [[Int]]
    private var lastSources: [Int]
    private var lastWirings: [Wiring]

    private var writeOrder: [Int] = []
    private var nextSources: [Int]
    private var nextWirings: [Wiring]

    init(using random: inout SplitMix64) {
        let sourceCount = Int.random(in: 1...6, using: &random)
        let count = Int.random(in: 1...24, using: &random)
        let graph = graph
        sources = (0..<sourceCount).map { Source($0, in: graph) }
        nextSources = Array(0..<sourceCount)
        lastSources = nextSources
        ranks = Array(0..<count).shuffled(using: &random)
        runs = Array(repeating: 0, count: count)
        effectRuns = runs
        lastValues = Array(repeating: nil, count: count)
        lastReads = Array(repeating: [], count: count)
        nextWirings = []
        lastWirings = []
        for index in 0..<count { nextWirings.append(makeWiring(for: index, using: &random)) }
        wirings = nextWirings.map { Source($0, in: graph) }
        lastWirings = nextWirings
        for index in 0..<count {
            values.append(
                Computed(in: graph, name: "\(index)") { [unowned self] in
                    runs[index] += 1
                    return Self.compute(wirings[index].value) {
                        $0 < sourceCount ? sources[$0].value : values[$0 - sourceCount].value
                    }
                })
        }
        for index in stride(from: 0, to: count, by: 3) {
            effects.append(
                Effect(in: graph) { [unowned self] in
                    effectRuns[index] += 1
                    _ = values[index].value
                })
        }
    }

    /// The computation of every value. Which inputs it reads depends on what it has read so far.
    private static func compute(_ wiring: Wiring, read: (Int) -> Int) -> Int {
        var result = 1
        for input in wiring where (result + input) % 4 != 0 {
            result = (result * 3 + read(input)) % 7
        }
        return result
    }

    private func makeWiring(for index: Int, using random: inout SplitMix64) -> Wiring {
        let below = ranks.indices.filter { ranks[$0] < ranks[index] }.map { $0 + sources.count }
        let candidates = Array(sources.indices) + below + below
        return (0..<Int.random(in: 0...5, using: &random)).compactMap { _ in candidates.randomElement(using: &random) }
    }

    /// Prepares random writes.
    func change(using random: inout SplitMix64) {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            switch Int.random(in: 0..<20, using: &random) {
            case 0:
                // Everything changes places.
                ranks.shuffle(using: &random)
                for index in values.indices { rewire(index, using: &random) }
            case 1..<8:
                rewire(Int.random(in: values.indices, using: &random), using: &random)
            default:
                let index = Int.random(in: sources.indices, using: &random)
                nextSources[index] = Int.random(in: 0..<4, using: &random)
            }
        }
        // Each thing is written once, in any order.
        writeOrder = Array(0..<(sources.count + wirings.count)).shuffled(using: &random)
    }

    private func write() {
        for index in writeOrder {
            if index < sources.count {
                sources[index].value = nextSources[index]
            } else {
                wirings[index - sources.count].value = nextWirings[index - sources.count]
            }
        }
    }

    private func rewire(_ index: Int, using random: inout SplitMix64) {
        nextWirings[index] = makeWiring(for: index, using: &random)
    }

    func runStep(_ way: Way) {
        var random = SplitMix64(seed: 0)
        runStep(way, using: &random)
    }

    /// Makes the writes, brings the graph up to date, and compares. Returns what is wrong.
    @discardableResult
    func runStep(_ way: Way, using random: inout SplitMix64) -> String? {
        let runsBefore = runs
        let effectRunsBefore = effectRuns
        let (expected, reads) = computeAll()
        var pulled: [(Int, Int)] = []
        switch way {
        case .transact:
            graph.transact { write() }
        case .update:
            write()
            graph.update()
        case .pullFirst:
            write()
            for _ in 0..<3 {
                let index = Int.random(in: values.indices, using: &random)
                pulled.append((index, values[index].value))
            }
            graph.update()
        }
        if graph.isDirty { return "The graph is still dirty." }
        for (index, value) in pulled where value != expected[index] {
            return "Pulled \(value) from \(index) instead of \(expected[index])."
        }
        for index in values.indices {
            if values[index].value != expected[index] {
                return "\(index) is \(values[index].value) instead of \(expected[index])."
            }
            let expectedRuns = mustRun(index, expected) ? 1 : 0
            if runs[index] - runsBefore[index] != expectedRuns {
                return "\(index) ran \(runs[index] - runsBefore[index]) times instead of \(expectedRuns)."
            }
            if index % 3 == 0 {
                let expectedEffects = lastValues[index] != expected[index] ? 1 : 0
                if effectRuns[index] - effectRunsBefore[index] != expectedEffects {
                    return "The effect of \(index) ran \(effectRuns[index] - effectRunsBefore[index]) times."
                }
            }
        }
        let edgeCount = reads.reduce(0) { $0 + Set($1).count + 1 } + effects.count
        if graph.edgeCount != edgeCount { return "\(graph.edgeCount) edges instead of \(edgeCount)." }
        if let index = values.indices.first(where: { isTooShallow($0, reads[$0]) }) {
            return "\(index) is not deeper than what it reads."
        }
        lastValues = expected
        lastReads = reads
        lastSources = nextSources
        lastWirings = nextWirings
        return nil
    }

    /// A value runs if its wiring or something that it read in its last run has changed.
    private func mustRun(_ index: Int, _ expected: [Int]) -> Bool {
        guard lastValues[index] != nil else { return true }
        if lastWirings[index] != nextWirings[index] { return true }
        return lastReads[index].contains {
            $0 < sources.count
                ? lastSources[$0] != nextSources[$0]
                : lastValues[$0 - sources.count] != expected[$0 - sources.count]
        }
    }

    private func isTooShallow(_ index: Int, _ reads: [Int]) -> Bool {
        reads.contains {
            let depth = $0 < sources.count ? sources[$0].depth : values[$0 - sources.count].depth
            return depth >= values[index].depth
        }
    }

    /// The model: all values, in order of rank, and what each reads.
    private func computeAll() -> (values: [Int], reads: [[Int]]) {
        var result = Array(repeating: 0, count: values.count)
        var reads: [[Int]] = Array(repeating: [], count: values.count)
        for index in values.indices.sorted(by: { ranks[$0] < ranks[$1] }) {
            result[index] = Self.compute(nextWirings[index]) {
                reads[index].append($0)
                return $0 < sources.count ? nextSources[$0] : result[$0 - sources.count]
            }
        }
        return (result, reads)
    }
}
