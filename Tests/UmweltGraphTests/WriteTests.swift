import Testing
import UmweltGraph

@Suite("Writes while nodes run")
struct WriteTests {
    let graph = Graph()
    let log = Log()

    @Test("An effect that writes a source makes its readers run in the same update")
    func effectsThatWrite() {
        let source = Source(1, in: graph)
        let copy = Source(0, in: graph)
        let double = Computed(in: graph) { copy.value * 2 }
        let writer = Effect(in: graph) { copy.value = source.value }
        let reader = Effect(in: graph) { log.record("\(double.value)") }
        graph.update()
        _ = log.drain()
        source.value = 7
        let spent = cost(of: graph) { graph.update() }
        #expect(log.drain() == ["14"])
        #expect(spent.visited == 3)
        withExtendedLifetime((writer, reader)) {}
    }

    @Test("An effect that writes what it reads runs again until the value stays")
    func settling() {
        let source = Source(10, in: graph)
        let effect = Effect(in: graph) {
            log.record("\(source.value)")
            if source.value > 7 { source.value -= 1 }
        }
        graph.update()
        #expect(log.drain() == ["10", "9", "8", "7"])
        withExtendedLifetime(effect) {}
    }

    @Test("Writing what only the last run read doesn't make a node run again")
    func writingStaleInputs() {
        let plain = Source(0, in: graph)
        let writesPlain = Source(false, in: graph)
        let probe = Probe(in: graph)
        probe.whatToDo = { [unowned probe] in
            if writesPlain.value { plain.value = probe.runs } else { plain.track() }
        }
        graph.run(probe)
        writesPlain.value = true
        graph.update()
        #expect(probe.runs == 2)
        #expect(plain.readerCount == 0)
    }

    @Test("Writing something first and reading it after doesn't make a node run again")
    func writeThenRead() {
        let trigger = Source(0, in: graph)
        let target = Source(0, in: graph)
        let probe = Probe(in: graph) {
            target.value = trigger.value * 2
            log.record("\(target.value)")
        }
        graph.run(probe)
        for value in 1..<4 {
            trigger.value = value
            graph.update()
        }
        #expect(log.drain() == ["0", "2", "4", "6"])
        #expect(probe.runs == 4)
    }

    @Test("Many pairs of a write and a pull are no endless loop")
    func manyPulls() {
        let source = Source(0, in: graph)
        let value = Computed(in: graph) { source.value }
        let effect = Effect(in: graph) { _ = source.value }
        for number in 1..<1000 {
            source.value = number
            #expect(value.value == number)
            graph.run(effect)
        }
    }

    @Test("A value that writes another's input while it is computed leaves nothing stale behind")
    func valuesThatWrite() {
        let source = Source(1, in: graph)
        let side = Source(0, in: graph)
        let reader = Computed(in: graph) { side.value + 100 }
        let writer = Computed(in: graph) {
            side.value = source.value
            return source.value
        }
        let both = Computed(in: graph) { reader.value + writer.value }
        graph.update()
        #expect(both.value == 102)
        source.value = 2
        #expect(both.value == 104)
        #expect(!graph.isDirty)
    }

    @Test("A node that is made dirty in its own run runs again")
    func dirtyInOwnRun() {
        let probe = Probe(in: graph)
        probe.whatToDo = { [unowned probe] in if probe.runs < 3 { probe.invalidate() } }
        probe.invalidate()
        graph.update()
        #expect(probe.runs == 3)
    }
}
