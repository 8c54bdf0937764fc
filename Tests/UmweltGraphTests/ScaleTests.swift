import Testing
import UmweltGraph

@Suite("A hundred thousand nodes")
struct ScaleTests {
    static let count = 100_000
    let graph = Graph()

    /// Values that each read the one before, and, if `eachReads` is given, that as well.
    private func makeChain(from source: Source<Int>, eachReads other: Source<Int>? = nil) -> [Computed<Int>] {
        var chain = [Computed(in: graph) { source.value }]
        chain.reserveCapacity(Self.count)
        for _ in 1..<Self.count {
            let last = chain[chain.count - 1]
            chain.append(Computed(in: graph) { last.value + 1 + (other?.value ?? 0) })
        }
        return chain
    }

    @Test("A chain is built, updated, pulled and taken down")
    func chain() {
        let source = Source(0, in: graph)
        var chain = makeChain(from: source)
        graph.update()
        var last: Computed<Int>? = chain[Self.count - 1]
        #expect(last?.depth == Int32(Self.count))
        #expect(last?.value == Self.count - 1)
        source.value = 1
        let updated = cost(of: graph) { graph.update() }
        #expect(updated.visited == Self.count)
        #expect(last?.value == Self.count)
        source.value = 2
        let pulled = cost(of: graph) { #expect(last?.value == Self.count + 1) }
        #expect(pulled.visited == Self.count)
        chain = []
        weak let weakLast = last
        last = nil
        #expect(weakLast == nil)
        #expect(graph.edgeCount == 0)
        #expect(source.readerCount == 0)
    }

    @Test("A new chain may be pulled at its end at once")
    func newChain() {
        let source = Source(0, in: graph)
        let chain = makeChain(from: source)
        #expect(chain[Self.count - 1].value == Self.count - 1)
    }

    @Test("A chain in which every node is dirty is pulled at its end")
    func dirtyChain() {
        let source = Source(0, in: graph)
        let common = Source(0, in: graph)
        let chain = makeChain(from: source, eachReads: common)
        graph.update()
        common.value = 1
        let spent = cost(of: graph) { #expect(chain[Self.count - 1].value == 2 * (Self.count - 1)) }
        #expect(spent.visited == Self.count - 1)
        // The same from within an effect that is made later.
        common.value = 2
        var seen = 0
        let effect = Effect(in: graph) { seen = chain[Self.count - 1].value }
        graph.update()
        #expect(seen == 3 * (Self.count - 1))
        withExtendedLifetime(effect) {}
    }

    @Test("The head of a chain may move below something deep")
    func raisedChain() {
        let source = Source(0, in: graph)
        let deep = Probe(in: graph, depth: 50)
        let isDeep = Source(false, in: graph)
        let head = Computed(in: graph) { () -> Int in
            if isDeep.value { deep.track() }
            return source.value
        }
        var chain = [head]
        for _ in 1..<Self.count {
            let last = chain[chain.count - 1]
            chain.append(Computed(in: graph) { last.value + 1 })
        }
        graph.update()
        isDeep.value = true
        graph.update()
        #expect(chain[Self.count - 1].depth == Int32(Self.count + 50))
        source.value = 1
        #expect(cost(of: graph) { graph.update() }.visited == Self.count)
    }

    @Test("A source with as many readers: values and effects that run once each, in order")
    func fanOut() {
        let source = Source(0, in: graph)
        var values = (0..<Self.count).map { index in Computed(in: graph) { source.value + index } }
        var order: [Int] = []
        var effects = values.indices.map { index in
            let value = values[index]
            return Effect(in: graph) {
                _ = value.value
                order.append(index)
            }
        }
        graph.update()
        #expect(order == Array(0..<Self.count))
        order = []
        source.value = 1
        #expect(cost(of: graph) { graph.update() }.visited == 2 * Self.count)
        #expect(order == Array(0..<Self.count))
        #expect(graph.edgeCount == 2 * Self.count)
        #expect(effects.count == values.count)
        values = []
        effects = []
        #expect(graph.edgeCount == 0)
    }

    @Test("A node with as many inputs, which then go one by one")
    func fanIn() {
        var sources = (0..<Self.count).map { Source($0, in: graph) }
        var isReading = true
        let sum = Computed(in: graph) { isReading ? sources.reduce(0) { $0 + $1.value } : 0 }
        graph.update()
        #expect(graph.edgeCount == Self.count)
        for index in 0..<10 { sources[index].value += 1 }
        let spent = cost(of: graph) { #expect(sum.value == (0..<Self.count).reduce(10, +)) }
        #expect(spent.visited == 1)
        isReading = false
        var random = SplitMix64(seed: 1)
        sources.shuffle(using: &random)
        while !sources.isEmpty { sources.removeLast() }
        #expect(graph.edgeCount == 0)
        #expect(sum.value == (0..<Self.count).reduce(10, +))
    }

    @Test("A chain of effects and values that hold each other is released")
    func mixedRelease() {
        var last: GraphNode = Source(0, in: graph)
        for index in 0..<Self.count {
            let held = last
            if index % 2 == 0 {
                last = Effect(in: graph) { withExtendedLifetime(held) {} }
            } else {
                last = Computed(in: graph, areEqual: ===) { held }
            }
        }
        graph.update()
        weak let weakLast = last
        last = GraphNode(in: graph)
        #expect(weakLast == nil)
    }
}
