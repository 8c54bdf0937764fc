import Testing
import UmweltGraph

@Suite("Misuse stops the program with a clear message")
struct MisuseTests {
    @Test("A value that needs itself is named")
    func itself() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let graph = Graph()
            var value: Computed<Int>?
            value = Computed(in: graph, name: "total") { (value?.value ?? 0) + 1 }
            graph.update()
        }
        expect(result, says: "The graph has a cycle: total reads total.")
    }

    @Test("A cycle of new values names all of them in the order of the reads")
    func newValues() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let graph = Graph()
            var values: [String: Computed<Int>] = [:]
            for (name, next) in ["a": "b", "b": "c", "c": "a"] {
                values[name] = Computed(in: graph, name: name) { values[next]?.value ?? 0 }
            }
            _ = values["b"]?.value
        }
        let names = ["a reads b reads c reads a", "b reads c reads a reads b", "c reads a reads b reads c"]
        let text = message(of: result)
        #expect(names.contains { text.contains("The graph has a cycle: \($0).") }, "\(text)")
    }

    @Test("A cycle that closes when a value starts to read something that depends on it is named in order")
    func closing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let graph = Graph()
            let isClosed = Source(false, in: graph)
            var last: Computed<Int>?
            let first = Computed(in: graph, name: "first") { isClosed.value ? last?.value ?? 0 : 0 }
            let second = Computed(in: graph, name: "second") { first.value }
            let third = Computed(in: graph, name: "third") { second.value }
            last = third
            graph.update()
            isClosed.value = true
            graph.update()
        }
        expect(result, says: "The graph has a cycle: third reads second reads first reads third.")
    }

    @Test("A cycle through a value that is brought up to date on the way is named in order")
    func throughPull() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let graph = Graph()
            let isClosed = Source(false, in: graph)
            var last: Computed<Int>?
            // `start` reads `last`, which reads `middle`, which is dirty, too, and starts to read `start`.
            let start = Computed(in: graph, name: "start") { isClosed.value ? last?.value ?? 0 : 0 }
            let middle = Computed(in: graph, name: "middle") { isClosed.value ? start.value : 0 }
            last = Computed(in: graph, name: "last") { middle.value }
            graph.update()
            isClosed.value = true
            graph.update()
        }
        expect(result, says: "The graph has a cycle: start reads last reads middle reads start.")
    }

    @Test("A cycle of nodes that don't pull is named in order")
    func plainNodes() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Node: GraphNode {
                var input: Node?
                private let label: String
                init(_ label: String, in graph: Graph) {
                    self.label = label
                    super.init(in: graph)
                }
                override func update() { input?.track() }
                override var name: String { label }
            }
            let graph = Graph()
            let nodes = ["a", "b", "c"].map { Node($0, in: graph) }
            for (index, node) in nodes.enumerated() {
                node.input = nodes[(index + 1) % 3]
                graph.run(node)
            }
        }
        expect(result, says: "The graph has a cycle: a reads b reads c reads a.")
    }

    @Test("An effect that writes what it reads, again and again, is named")
    func effect() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let graph = Graph()
            let source = Source(0, in: graph)
            let effect = Effect(in: graph, name: "counter") { source.value += 1 }
            graph.update()
            withExtendedLifetime(effect) {}
        }
        expect(result, says: "The graph has a cycle: counter writes what it reads, again and again.")
    }

    @Test("A computed value that writes what it reads, again and again, is named in an update and in a pull")
    func value() async {
        let inUpdate = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let graph = Graph()
            let source = Source(0, in: graph)
            let value = Computed(in: graph, name: "counter") { () -> Int in
                source.value += 1
                return source.value
            }
            graph.update()
            withExtendedLifetime(value) {}
        }
        expect(inUpdate, says: "counter writes what it reads, again and again.")
        let inPull = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let graph = Graph()
            let source = Source(0, in: graph)
            let value = Computed(in: graph, name: "counter") { () -> Int in
                source.value += 1
                return source.value
            }
            _ = value.value
        }
        expect(inPull, says: "again and again.")
    }

    @Test("Reading a value that was removed before it was ever computed says so")
    func removedTooSoon() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let value = Computed(in: Graph(), name: "early") { 1 }
            value.remove()
            _ = value.value
        }
        expect(result, says: "early was removed from its graph before it was ever computed.")
    }

    private func expect(_ result: ExitTest.Result?, says text: String) {
        let message = message(of: result)
        #expect(message.contains(text), "\(message)")
    }

    private func message(of result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}
