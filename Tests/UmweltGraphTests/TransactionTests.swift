import Testing
import UmweltGraph

@Suite("Transactions and the news of dirt")
struct TransactionTests {
    let graph = Graph()
    let log = Log()

    @Test("A transaction updates once, at its end")
    func once() {
        let first = Source("a", in: graph)
        let second = Source("b", in: graph)
        let effect = Effect(in: graph) { log.record(first.value + second.value) }
        graph.update()
        _ = log.drain()
        graph.transact {
            first.value = "c"
            second.value = "d"
            #expect(log.drain().isEmpty)
        }
        #expect(log.drain() == ["cd"])
        #expect(!graph.isDirty)
        withExtendedLifetime(effect) {}
    }

    @Test("Only the outermost of nested transactions updates")
    func nested() {
        let source = Source(1, in: graph)
        let effect = Effect(in: graph) { log.record("\(source.value)") }
        graph.update()
        _ = log.drain()
        let result = graph.transact {
            graph.transact { source.value = 2 }
            #expect(log.drain().isEmpty)
            source.value = 3
            return "done"
        }
        #expect(result == "done")
        #expect(log.drain() == ["3"])
        withExtendedLifetime(effect) {}
    }

    @Test("A transaction that throws keeps the writes that it made, and updates")
    func throwing() {
        struct Failure: Error {}
        let source = Source(1, in: graph)
        let effect = Effect(in: graph) { log.record("\(source.value)") }
        graph.update()
        _ = log.drain()
        #expect(throws: Failure.self) {
            try graph.transact {
                source.value = 2
                try graph.transact { throw Failure() }
            }
        }
        #expect(log.drain() == ["2"])
        source.value = 3
        graph.update()
        #expect(log.drain() == ["3"])
        withExtendedLifetime(effect) {}
    }

    @Test("A value pulled within a transaction sees the writes so far, and no effect runs early")
    func pullWithin() {
        let source = Source(1, in: graph)
        let double = Computed(in: graph) { source.value * 2 }
        let effect = Effect(in: graph) { log.record("\(source.value) \(double.value)") }
        graph.update()
        _ = log.drain()
        graph.transact {
            source.value = 2
            #expect(double.value == 4)
            source.value = 3
            #expect(double.value == 6)
            #expect(log.drain().isEmpty)
        }
        #expect(log.drain() == ["3 6"])
        withExtendedLifetime(effect) {}
    }

    @Test("A transaction within an effect belongs to the update that is under way")
    func withinEffect() {
        let source = Source(1, in: graph)
        let copy = Source(0, in: graph)
        let writer = Effect(in: graph) { graph.transact { copy.value = source.value } }
        let reader = Effect(in: graph) { log.record("\(copy.value)") }
        graph.update()
        _ = log.drain()
        source.value = 5
        graph.update()
        #expect(log.drain() == ["5"])
        withExtendedLifetime((writer, reader)) {}
    }

    @Test("A transaction or an update within a computed value runs no effects in the middle of it")
    func withinComputed() {
        let source = Source(1, in: graph)
        let copy = Source(0, in: graph)
        let value = Computed(in: graph) {
            log.record("begin")
            graph.transact { copy.value = source.value }
            graph.update()
            log.record("end")
            return source.value
        }
        let effect = Effect(in: graph) { log.record("effect \(value.value)") }
        #expect(value.value == 1)
        #expect(log.drain() == ["begin", "end"])
        graph.update()
        #expect(log.drain() == ["effect 1"])
        withExtendedLifetime(effect) {}
    }

    @Test("Dirt is announced once until the graph is clean again")
    func announcedOnce() {
        let source = Source(1, in: graph)
        let value = Computed(in: graph) { source.value }
        let effect = Effect(in: graph) { _ = value.value }
        graph.update()
        var calls = 0
        graph.onDirty = { calls += 1 }
        source.value = 2
        source.value = 3
        #expect(calls == 1)
        // The pull leaves the effect dirty: it is the same dirt still.
        #expect(value.value == 3)
        #expect(graph.isDirty)
        #expect(calls == 1)
        source.value = 4
        #expect(calls == 1)
        graph.update()
        #expect(calls == 1)
        source.value = 5
        #expect(calls == 2)
        withExtendedLifetime(effect) {}
    }

    @Test("Dirt that went away without an update is news again when it comes back")
    func announcedAgain() {
        let source = Source(1, in: graph)
        let value = Computed(in: graph) { source.value }
        graph.update()
        var calls = 0
        graph.onDirty = { calls += 1 }
        source.value = 2
        _ = value.value
        source.value = 3
        #expect(calls == 2)
        value.remove()
        source.value = 4
        #expect(calls == 2)
        let probe = Probe(in: graph)
        probe.invalidate()
        #expect(calls == 3)
        probe.remove()
        Probe(in: graph).invalidate()
        #expect(calls == 4)
    }

    @Test("Writes within a transaction or an update are not announced")
    func notAnnounced() {
        let source = Source(1, in: graph)
        let copy = Source(0, in: graph)
        let writer = Effect(in: graph) { copy.value = source.value }
        let reader = Effect(in: graph) { log.record("\(copy.value)") }
        graph.update()
        var calls = 0
        graph.onDirty = { calls += 1 }
        graph.transact { source.value = 2 }
        #expect(calls == 0)
        #expect(log.drain() == ["1", "2"])
        withExtendedLifetime((writer, reader)) {}
    }

    @Test("The owner may update at once when it hears of dirt")
    func updateAtOnce() {
        let source = Source(1, in: graph)
        let effects = (0..<50).map { index in
            Effect(in: graph) { log.record("\(index): \(source.value)") }
        }
        graph.update()
        _ = log.drain()
        graph.onDirty = { graph.update() }
        source.value = 2
        #expect(log.drain() == (0..<50).map { "\($0): 2" })
        source.value = 3
        #expect(log.drain().count == 50)
        let late = Effect(in: graph) { log.record("late \(source.value)") }
        #expect(log.drain() == ["late 3"])
        withExtendedLifetime((effects, late)) { graph.onDirty = nil }
    }
}
