import Testing
import UmweltGraph

@Suite("Dependencies")
struct DependencyTests {
    let graph = Graph()
    let log = Log()

    @Test("A branch that isn't taken any more is forgotten, and one that is taken again is found")
    func branches() {
        let isLeft = Source(true, in: graph)
        let left = Source("left", in: graph)
        let right = Source("right", in: graph)
        let chosen = Computed(in: graph) { isLeft.value ? left.value : right.value }
        graph.update()
        #expect(graph.edgeCount == 2)
        #expect(left.readerCount == 1)
        #expect(right.readerCount == 0)
        right.value = "RIGHT"
        #expect(!graph.isDirty)

        isLeft.value = false
        #expect(chosen.value == "RIGHT")
        #expect(graph.edgeCount == 2)
        #expect(left.readerCount == 0)
        left.value = "LEFT"
        #expect(!graph.isDirty)

        isLeft.value = true
        #expect(chosen.value == "LEFT")
        left.value = "last"
        #expect(chosen.value == "last")
    }

    @Test("Inputs may come in another order, fewer or more, in every run")
    func orderOfReads() {
        let sources = (0..<6).map { Source($0, in: graph) }
        let order = Source([0, 1, 2, 3], in: graph)
        let reader = Computed(in: graph) { order.value.map { sources[$0].value } }
        for next in [[3, 2, 1, 0], [0, 2], [], [5, 4, 3, 2, 1, 0], [1, 1, 4, 1], [4], [0, 4, 5], [5, 0, 4]] {
            order.value = next
            #expect(reader.value == next)
            #expect(graph.edgeCount == Set(next).count + 1)
            for (index, source) in sources.enumerated() {
                #expect(source.readerCount == (next.contains(index) ? 1 : 0))
            }
        }
    }

    @Test("A run within a run doesn't make the outer one record an input twice")
    func nestedRuns() {
        let source = Source(1, in: graph)
        let outer = Probe(in: graph)
        outer.whatToDo = {
            source.track()
            let inner = Probe(in: graph, depth: 2) { source.track() }
            graph.run(inner)
            source.track()
            inner.remove()
        }
        for _ in 0..<3 {
            graph.run(outer)
            #expect(source.readerCount == 1)
            #expect(graph.edgeCount == 1)
        }
        source.value = 2
        #expect(outer.changedInputs == ["Source<Int>"])
    }

    @Test("Values that are computed on the way are recorded once each, too")
    func nestedPulls() {
        let source = Source(1, in: graph)
        let sum = Computed(in: graph) { () -> Int in
            let made = (0..<10).map { index in Computed(in: graph) { source.value + index } }
            return source.value + made.reduce(0) { $0 + $1.value + $1.value } + source.value
        }
        #expect(sum.value == 112)
        // The values inside are gone again.
        #expect(graph.edgeCount == 1)
        source.value = 2
        #expect(sum.value == 134)
        #expect(graph.edgeCount == 1)
    }

    @Test("track(as:) adds to the inputs, each once, and nothing with nil")
    func tracking() throws {
        let first = Source(1, in: graph)
        let second = Source(2, in: graph)
        let probe = Probe(in: graph) { first.track() }
        graph.run(probe)
        #expect(graph.reader == nil)
        let seen = graph.track(as: probe) {
            #expect(graph.reader === probe)
            graph.track(as: nil) {
                #expect(graph.reader == nil)
                second.track()
            }
            #expect(second.readerCount == 0)
            return first.value + second.value
        }
        #expect(seen == 3)
        graph.track(as: probe) { _ = second.value }
        #expect(graph.edgeCount == 2)
        second.value = 5
        #expect(probe.isDirty)
        graph.update()
        #expect(graph.edgeCount == 1)
        struct Failure: Error {}
        #expect(throws: Failure.self) { try graph.track(as: probe) { throw Failure() } }
        #expect(graph.reader == nil)
    }

    @Test("A node that starts to depend on something dirty by track(as:) is brought up to date by a pull")
    func trackedAsLate() {
        let source = Source(1, in: graph)
        let middle = Computed(in: graph) { source.value }
        let extra = Computed(in: graph) { source.value * 100 }
        let end = Computed(in: graph) { middle.value }
        graph.update()
        #expect(end.value == 1)
        graph.track(as: middle) { _ = extra.value }
        source.value = 2
        #expect(end.value == 2)
        #expect(!middle.isDirty)
        #expect(!extra.isDirty)
    }

    @Test("A node may keep its inputs and not run; what it reads to decide is added to them")
    func deciding() {
        let source = Source(1, in: graph)
        let threshold = Source(10, in: graph)
        let probe = Probe(in: graph) { source.track() }
        graph.run(probe)
        probe.decide = { source.value > threshold.value }
        source.value = 2
        let spent = cost(of: graph) { graph.update() }
        #expect(spent.visited == 1)
        #expect(probe.runs == 1)
        #expect(source.readerCount == 1)
        #expect(threshold.readerCount == 1)
        source.value = 3
        graph.update()
        #expect(graph.edgeCount == 2)
        threshold.value = 1
        graph.update()
        #expect(probe.runs == 2)
        // It ran, so its inputs are those of the run.
        #expect(graph.edgeCount == 1)
    }

    @Test("A value that is computed while a node decides leaves its inputs recorded once")
    func decidingWithPulls() {
        let source = Source(1, in: graph)
        let double = Computed(in: graph) { source.value * 2 }
        let probe = Probe(in: graph) { source.track() }
        graph.run(probe)
        probe.decide = {
            _ = source.value
            _ = double.value
            _ = source.value
            return false
        }
        for value in 2..<5 {
            source.value = value
            graph.update()
            #expect(source.readerCount == 2)
            #expect(graph.edgeCount == 3)
        }
    }

    @Test("A node hears of each input that changed before it runs, also when it is dirty already")
    func changedInputs() {
        let first = Source(1, in: graph, name: "first")
        let second = Source(1, in: graph, name: "second")
        let probe = Probe(in: graph)
        probe.whatToDo = { [unowned probe] in
            log.record(probe.changedInputs.joined(separator: " "))
            probe.changedInputs = []
            first.track()
            second.track()
        }
        graph.run(probe)
        _ = log.drain()
        second.value = 2
        first.value = 2
        graph.update()
        #expect(log.drain() == ["second first"])
        probe.invalidate()
        graph.update()
        #expect(log.drain() == [""])
    }

    @Test("Readers may come and go while they hear of a change")
    func changingReaders() {
        let source = Source(1, in: graph)
        final class Nosy: GraphNode {
            var whenTold: () -> Void = {}
            var timesTold = 0
            var runs = 0
            let source: Source<Int>
            init(_ source: Source<Int>, in graph: Graph) {
                self.source = source
                super.init(in: graph)
                graph.run(self)
            }
            override func update() {
                runs += 1
                source.track()
            }
            override func inputDidChange(_ input: GraphNode) {
                timesTold += 1
                whenTold()
            }
        }
        var nodes: [Nosy?] = (0..<8).map { _ in Nosy(source, in: graph) }
        // The newest reader hears first. It removes one neighbour, releases another and adds a new one.
        var added: Nosy?
        nodes[7]?.whenTold = {
            nodes[6]?.remove()
            nodes[5] = nil
            added = Nosy(source, in: graph)
        }
        // This one is released while it hears.
        nodes[3]?.whenTold = { nodes[3] = nil }
        source.value = 2
        #expect(nodes.map { $0?.timesTold } == [1, 1, 1, nil, 1, nil, 0, 1])
        #expect(added?.timesTold == 0)
        graph.update()
        #expect(nodes.map { $0?.runs } == [2, 2, 2, nil, 2, nil, 1, 2])
        #expect(added?.runs == 1)
        #expect(source.readerCount == 6)
        #expect(graph.edgeCount == 6)
        // All readers go at once.
        nodes[7]?.whenTold = { source.remove() }
        source.value = 3
        #expect(graph.edgeCount == 0)
    }

    @Test("A node's own readers can be visited")
    func visiting() {
        let source = Source(1, in: graph)
        let probes = ["a", "b", "c"].map { Probe($0, in: graph) { source.track() } }
        for probe in probes { graph.run(probe) }
        var names: Set<String> = []
        source.forEachReader { names.insert($0.name) }
        #expect(names == ["a", "b", "c"])
    }
}
