import Testing
import UmweltGraph

@Suite("Depth and order")
struct OrderTests {
    let graph = Graph()
    let log = Log()

    @Test("Shallow nodes run before deep ones, and those of one depth in the order in which they were made")
    func depthOrder() {
        let probes = [3, 0, 2, 2, 1, 0, 3].enumerated().map { index, depth in
            let probe = Probe(in: graph, depth: depth)
            probe.whatToDo = { log.record("\(depth) \(index)") }
            return probe
        }
        for probe in probes.reversed() { probe.invalidate() }
        for probe in probes { probe.invalidate() }
        graph.update()
        #expect(log.drain() == ["0 1", "0 5", "1 4", "2 2", "2 3", "3 0", "3 6"])
    }

    @Test("What becomes dirty during the update takes its place by depth")
    func dirtyMeanwhile() {
        let deep = Probe(in: graph, depth: 5) { log.record("deep") }
        let middle = Probe(in: graph, depth: 3) { log.record("middle") }
        let late = Probe(in: graph, depth: 1) { log.record("late") }
        let first = Probe(in: graph) {
            log.record("first")
            middle.invalidate()
        }
        middle.whatToDo = {
            log.record("middle")
            late.invalidate()
        }
        deep.invalidate()
        first.invalidate()
        graph.update()
        #expect(log.drain() == ["first", "middle", "late", "deep"])
    }

    @Test("A node is deeper than everything that it reads")
    func depthOfReaders() {
        let source = Source(1, in: graph)
        let first = Computed(in: graph) { source.value }
        let second = Computed(in: graph) { first.value + source.value }
        let third = Computed(in: graph) { second.value }
        graph.update()
        #expect([source.depth, first.depth, second.depth, third.depth] == [0, 1, 2, 3])
    }

    @Test("A node that starts to read something deeper moves below it, and so does whoever reads it")
    func raising() {
        let source = Source(1, in: graph)
        let isDeep = Source(false, in: graph)
        var chain = [Computed(in: graph) { source.value }]
        for _ in 1..<5 {
            let last = chain[chain.count - 1]
            chain.append(Computed(in: graph) { last.value + 1 })
        }
        let end = chain[4]
        let moving = Computed(in: graph) { isDeep.value ? end.value : source.value }
        let follower = Computed(in: graph) {
            log.record("follower")
            return moving.value + source.value
        }
        graph.update()
        #expect(moving.depth == 1)
        #expect(follower.depth == 2)
        isDeep.value = true
        graph.update()
        #expect(moving.depth == 6)
        #expect(follower.depth == 7)
        _ = log.drain()
        source.value = 10
        let spent = cost(of: graph) { graph.update() }
        #expect(follower.value == 24)
        #expect(log.drain() == ["follower"])
        #expect(spent.visited == 7)
    }

    @Test("A node that is raised while it waits runs once, at its new depth")
    func raisedWhileQueued() {
        let source = Source(1, in: graph)
        let deep = Probe(in: graph, depth: 9)
        let switched = Source(false, in: graph)
        let low = Probe(in: graph)
        low.whatToDo = {
            switched.track()
            if switched.value { deep.track() }
        }
        let waiting = Probe(in: graph, depth: 1) {
            log.record("waiting")
            low.track()
            source.track()
        }
        let between = Probe(in: graph, depth: 5) {
            log.record("between")
            source.track()
        }
        for probe in [low, waiting, between] { graph.run(probe) }
        _ = log.drain()
        graph.transact {
            source.value = 2
            switched.value = true
        }
        #expect(waiting.depth == 11)
        #expect(log.drain() == ["between", "waiting"])
        #expect(waiting.runs == 2)
    }

    @Test("Raising visits each node once, however many ways lead to it", .timeLimit(.minutes(20)))
    func raisingLadder() {
        // Each rung reads the one before directly and over a detour: 2 to the power of 60 ways.
        let deep = Probe(in: graph, depth: 1000)
        let isDeep = Source(false, in: graph)
        let first = Computed(in: graph) { () -> Int in
            if isDeep.value { deep.track() }
            return 0
        }
        var rungs: [Computed<Int>] = [first]
        var detours: [Computed<Int>] = []
        for _ in 0..<60 {
            let last = rungs[rungs.count - 1]
            let detour = Computed(in: graph) { last.value }
            detours.append(detour)
            rungs.append(Computed(in: graph) { last.value + detour.value })
        }
        graph.update()
        isDeep.value = true
        graph.update()
        #expect(rungs[60].depth == 1001 + 120)
        withExtendedLifetime(detours) {}
    }

    @Test("Values that read ones made later are right after the first update")
    func readingLater() {
        var later: Computed<Int>?
        let early = Computed(in: graph) { (later?.value ?? 0) + 1 }
        let other = Computed(in: graph) { early.value * 10 }
        later = Computed(in: graph) { 4 }
        graph.update()
        #expect(early.value == 5)
        #expect(other.value == 50)
        #expect(graph.cost.visited == 3)
    }

    @Test("Many effects that start to read something deep and dirty don't run inside each other")
    func manyPulls() {
        let source = Source(1, in: graph)
        let first = Computed(in: graph) { source.value }
        let deep = Computed(in: graph) { first.value + 1 }
        graph.update()
        var depth = 0
        var greatest = 0
        source.value = 2
        let effects = (0..<1000).map { _ in
            Effect(in: graph) {
                depth += 1
                greatest = max(greatest, depth)
                _ = deep.value
                depth -= 1
            }
        }
        let spent = cost(of: graph) { graph.update() }
        #expect(greatest == 1)
        #expect(spent.visited == 1002)
        #expect(deep.readerCount == 1000)
        withExtendedLifetime(effects) {}
    }
}
