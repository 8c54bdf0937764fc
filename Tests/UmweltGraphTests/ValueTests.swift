import Testing
import UmweltGraph

@Suite("Sources, computed values and effects")
struct ValueTests {
    let graph = Graph()
    let log = Log()

    @Test("A computed value follows its source when it is pulled outside of an update")
    func pull() {
        let price = Source(2, in: graph)
        let total = Computed(in: graph) { price.value * 10 }
        #expect(total.value == 20)
        price.value = 3
        #expect(graph.isDirty)
        #expect(total.value == 30)
        #expect(!graph.isDirty)
        #expect(total.name == "Computed<Int>")
        #expect(price.name == "Source<Int>")
    }

    @Test("Nothing is computed before an update or a read asks for it, and then once")
    func lazy() {
        let source = Source(1, in: graph)
        let value = Computed(in: graph) {
            log.record("computed")
            return source.value
        }
        #expect(log.drain().isEmpty)
        graph.update()
        #expect(log.drain() == ["computed"])
        graph.update()
        #expect(value.value == 1)
        #expect(log.drain().isEmpty)
    }

    @Test("Writing an equal value changes nothing")
    func equalWrite() {
        let source = Source(1, in: graph)
        let value = Computed(in: graph) { source.value }
        graph.update()
        let spent = cost(of: graph) {
            source.value = 1
            graph.update()
        }
        #expect(spent == GraphCost())
        #expect(value.value == 1)
    }

    @Test("An equal result stops the change: what reads it doesn't run")
    func equalResult() {
        let number = Source(1, in: graph)
        let isEven = Computed(in: graph) { number.value % 2 == 0 }
        let effect = Effect(in: graph) { log.record("\(isEven.value)") }
        graph.update()
        #expect(log.drain() == ["false"])
        let odd = cost(of: graph) {
            number.value = 3
            graph.update()
        }
        #expect(odd.visited == 1)
        #expect(odd.changes == 1)
        #expect(log.drain().isEmpty)
        let even = cost(of: graph) {
            number.value = 4
            graph.update()
        }
        #expect(even.visited == 2)
        #expect(even.changes == 2)
        #expect(log.drain() == ["true"])
        withExtendedLifetime(effect) {}
    }

    @Test("One's own comparison decides what is a change")
    func ownComparison() {
        struct Word { var text: String }
        let word = Source(Word(text: "a"), in: graph, areEqual: { $0.text.count == $1.text.count })
        let never: (String, String) -> Bool = { _, _ in false }
        let loud = Computed(in: graph, areEqual: never) { word.value.text.uppercased() }
        let effect = Effect(in: graph) { log.record(loud.value) }
        graph.update()
        word.value = Word(text: "b")
        graph.update()
        #expect(log.drain() == ["A"])
        word.value = Word(text: "cc")
        graph.update()
        #expect(log.drain() == ["CC"])
        withExtendedLifetime(effect) {}
    }

    @Test("A diamond runs once, after both of its sides")
    func diamond() {
        let source = Source(1, in: graph)
        let left = Computed(in: graph) { source.value + 1 }
        let right = Computed(in: graph) { source.value * 10 }
        let bottom = Computed(in: graph) {
            log.record("bottom")
            return left.value + right.value
        }
        graph.update()
        #expect(log.drain() == ["bottom"])
        source.value = 2
        let spent = cost(of: graph) { graph.update() }
        #expect(log.drain() == ["bottom"])
        #expect(spent.visited == 3)
        #expect(spent.reads == 4)
        #expect(bottom.value == 23)
    }

    @Test("Reading one thing many times records it once")
    func manyReads() {
        let source = Source(1, in: graph)
        let value = Computed(in: graph) { source.value + source.value + source.value }
        let spent = cost(of: graph) { #expect(value.value == 3) }
        #expect(spent.reads == 1)
        #expect(graph.edgeCount == 1)
        #expect(source.readerCount == 1)
    }

    @Test("The counters tell visits, reads and changes, and start again at zero")
    func counters() {
        let sources = (0..<3).map { Source($0, in: graph) }
        let sum = Computed(in: graph) { sources.reduce(0) { $0 + $1.value } }
        #expect(cost(of: graph) { graph.update() } == expected(visited: 1, reads: 3, changes: 1))
        sources[0].value = 5
        graph.update()
        #expect(graph.cost == expected(visited: 2, reads: 6, changes: 3))
        graph.resetCost()
        #expect(graph.cost == GraphCost())
        #expect(sum.value == 8)
    }

    @Test("An effect that nobody holds never runs; one that is held runs for as long as it is")
    func heldEffects() {
        let source = Source(1, in: graph)
        _ = Effect(in: graph) { log.record("nobody's") }
        var held: Effect? = Effect(in: graph) { log.record("held \(source.value)") }
        graph.update()
        #expect(log.drain() == ["held 1"])
        source.value = 2
        held = nil
        #expect(!graph.isDirty)
        graph.update()
        #expect(log.drain().isEmpty)
        #expect(held == nil)
    }

    @Test("A pull runs only what the value needs: no effects, no other values")
    func pullIsNarrow() {
        let source = Source(1, in: graph)
        let wanted = Computed(in: graph) { source.value + 1 }
        let deeper = Computed(in: graph) { wanted.value + 1 }
        let other = Computed(in: graph) {
            log.record("other")
            return source.value
        }
        let effect = Effect(in: graph) { log.record("effect \(source.value)") }
        graph.update()
        _ = log.drain()
        source.value = 2
        let spent = cost(of: graph) { #expect(deeper.value == 4) }
        #expect(spent.visited == 2)
        #expect(log.drain().isEmpty)
        graph.update()
        #expect(log.drain() == ["other", "effect 2"])
        #expect(other.value == 2)
        withExtendedLifetime(effect) {}
    }

    private func expected(visited: Int, reads: Int, changes: Int) -> GraphCost {
        var cost = GraphCost()
        cost.visited = visited
        cost.reads = reads
        cost.changes = changes
        return cost
    }
}
