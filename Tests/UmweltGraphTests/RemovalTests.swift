import Testing
import UmweltGraph

@Suite("Removal and release")
struct RemovalTests {
    @Test("Removing a node drops its inputs and readers, and it never runs again")
    func removal() {
        let graph = Graph()
        let source = Source(1, in: graph)
        let middle = Probe(in: graph) { source.track() }
        let end = Probe(in: graph) { middle.track() }
        graph.run(middle)
        graph.run(end)
        #expect(graph.edgeCount == 2)
        source.value = 2
        #expect(middle.isDirty)
        middle.remove()
        #expect(middle.isRemoved)
        #expect(!middle.isDirty)
        #expect(!graph.isDirty)
        #expect(graph.edgeCount == 0)
        middle.invalidate()
        graph.run(middle)
        graph.update()
        #expect(middle.runs == 1)
        graph.run(end)
        #expect(graph.edgeCount == 0)
        middle.remove()
    }

    @Test("A computed value that was removed keeps its last value and follows nothing")
    func removedValue() {
        let graph = Graph()
        let source = Source(1, in: graph)
        let value = Computed(in: graph) { source.value }
        #expect(value.value == 1)
        source.value = 2
        value.remove()
        #expect(value.value == 1)
        #expect(graph.edgeCount == 0)
    }

    @Test("Whoever drops a node drops its edges, its closure and its place among the dirty")
    func release() {
        final class Held {}
        let graph = Graph()
        let source = Source(1, in: graph)
        var held: Held? = Held()
        weak let weakHeld = held
        var value: Computed<Int>? = Computed(in: graph) { [held] in
            withExtendedLifetime(held) { source.value }
        }
        var effect: Effect? = Effect(in: graph) { [held] in withExtendedLifetime(held) { _ = source.value } }
        var probe: Probe? = Probe(in: graph) { [held] in withExtendedLifetime(held) { source.track() } }
        if let probe { graph.run(probe) }
        held = nil
        weak let weakValue = value
        weak let weakEffect = effect
        weak let weakProbe = probe
        graph.update()
        #expect(graph.edgeCount == 3)
        source.value = 2
        #expect(graph.isDirty)
        value = nil
        effect = nil
        probe = nil
        #expect(weakValue == nil && weakEffect == nil && weakProbe == nil && weakHeld == nil)
        #expect(graph.edgeCount == 0)
        #expect(source.readerCount == 0)
        #expect(!graph.isDirty)
        graph.update()
    }

    @Test("Nodes whose closures hold each other are released once one of them is removed")
    func holdingEachOther() {
        let graph = Graph()
        var first: Computed<Int>?
        var second: Computed<Int>? = Computed(in: graph) { first == nil ? 0 : 1 }
        let isUsed = Source(false, in: graph)
        first = Computed(in: graph) { [second] in isUsed.value ? second?.value ?? 0 : 5 }
        graph.update()
        weak let weakFirst = first
        weak let weakSecond = second
        second?.remove()
        second = nil
        #expect(weakSecond != nil)
        #expect(first?.value == 5)
        first?.remove()
        #expect(first?.value == 5)
        first = nil
        #expect(weakFirst == nil)
        #expect(weakSecond == nil)
    }

    @Test("An input that is dropped before its reader leaves the reader without it")
    func inputFirst() {
        let graph = Graph()
        var inputs: [GraphNode] = (0..<10).map { _ in GraphNode(in: graph) }
        let probe = Probe(in: graph) { for input in inputs { input.track() } }
        graph.run(probe)
        #expect(graph.edgeCount == 10)
        inputs.remove(at: 4)
        inputs.removeLast()
        inputs.removeFirst()
        #expect(graph.edgeCount == 7)
        graph.run(probe)
        #expect(graph.edgeCount == 7)
        #expect(cost(of: graph) { inputs[0].invalidateReaders() } == GraphCost())
        #expect(probe.isDirty)
        inputs = []
        #expect(graph.edgeCount == 0)
    }

    @Test("A dirty graph that is dropped is released with its nodes")
    func dirtyGraph() {
        var graph: Graph? = Graph()
        weak let weakGraph = graph
        var nodes: [GraphNode] = []
        if let graph {
            let source = Source(1, in: graph)
            let value = Computed(in: graph) { source.value }
            let effect = Effect(in: graph) { _ = value.value }
            graph.update()
            source.value = 2
            // Dirty: a value, and nodes that never ran.
            nodes = [source, value, effect, Computed(in: graph) { source.value }, Effect(in: graph) {}]
            #expect(graph.isDirty)
        }
        weak let weakValue = nodes[1]
        graph = nil
        #expect(weakGraph != nil)
        nodes = []
        #expect(weakValue == nil)
        #expect(weakGraph == nil)
    }

    @Test("A node may remove or release itself, its inputs and what waits, while it runs")
    func removalInRuns() {
        let graph = Graph()
        let sources = (0..<5).map { Source($0, in: graph) }
        let waiting = Probe("waiting", in: graph, depth: 9)
        var releases: Probe?
        let removesInputs = Probe("removes inputs", in: graph) {
            for source in sources { source.track() }
        }
        graph.run(removesInputs)
        removesInputs.whatToDo = {
            sources[0].track()
            sources[1].track()
            sources[1].remove()
            sources[2].remove()
            for source in sources { source.track() }
            waiting.remove()
        }
        releases = Probe("releases itself", in: graph) {
            sources[3].track()
            releases = nil
            sources[4].track()
        }
        let removesItself = Probe("removes itself", in: graph)
        removesItself.whatToDo = { [unowned removesItself] in
            sources[3].track()
            removesItself.remove()
            sources[4].track()
        }
        weak let weakReleases = releases
        releases?.invalidate()
        removesItself.invalidate()
        removesInputs.invalidate()
        waiting.invalidate()
        graph.update()
        #expect(weakReleases == nil)
        #expect(waiting.runs == 0)
        #expect(graph.edgeCount == 3)
        #expect(sources.map(\.readerCount) == [1, 0, 0, 1, 1])
        #expect(!graph.isDirty)
    }

    @Test("Places in the queue that removed nodes left are used by others without harm")
    func queuePlaces() {
        let graph = Graph()
        let log = Log()
        var probes = (0..<20).map { index in Probe(in: graph, depth: index % 3) { log.record("\(index)") } }
        for probe in probes { probe.invalidate() }
        probes.removeSubrange(5..<15)
        let late = Probe(in: graph, depth: 1) { log.record("late") }
        late.invalidate()
        let first = Probe(in: graph) {
            probes.removeSubrange(0..<3)
            for probe in probes { probe.invalidate() }
        }
        graph.run(first)
        graph.update()
        #expect(log.drain() == ["3", "15", "18", "4", "16", "19", "late", "17"])
    }
}
