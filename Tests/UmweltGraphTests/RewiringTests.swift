import Testing
import UmweltGraph

@Suite("Dependencies that turn round")
struct RewiringTests {
    let graph = Graph()
    let log = Log()

    @Test("Two values may change places in one transaction: who read the other is read by it")
    func swap() {
        let source = Source(1, in: graph)
        let isSwapped = Source(false, in: graph)
        var second: Computed<Int>?
        let first = Computed(in: graph, name: "first") {
            isSwapped.value ? (second?.value ?? 0) + 1 : source.value
        }
        second = Computed(in: graph, name: "second") { isSwapped.value ? source.value * 10 : first.value + 1 }
        graph.update()
        #expect(second?.value == 2)
        let spent = cost(of: graph) { graph.transact { isSwapped.value = true } }
        #expect(spent.visited == 2)
        #expect(first.value == 11)
        #expect(graph.edgeCount == 4)
        graph.transact { isSwapped.value = false }
        #expect(second?.value == 2)
        second?.remove()
    }

    @Test("What was read only in the last run doesn't run too early and is no cycle")
    func obsoleteInput() {
        // Before: last reads middle reads first. After: first reads last, and last nothing but the switch.
        let source = Source(1, in: graph)
        let isTurned = Source(false, in: graph)
        var last: Computed<Int>?
        let first = Computed(in: graph, name: "first") { isTurned.value ? (last?.value ?? 0) + 1 : 0 }
        let middle = Computed(in: graph, name: "middle") { source.value + first.value }
        last = Computed(in: graph, name: "last") { isTurned.value ? 100 : middle.value }
        graph.update()
        #expect(last?.value == 1)
        let spent = cost(of: graph) {
            graph.transact {
                isTurned.value = true
                source.value = 2
            }
        }
        #expect(spent.visited == 3)
        #expect(last?.value == 100)
        #expect(first.value == 101)
        #expect(middle.value == 103)
        last?.remove()
    }

    @Test("An input after the first that changed is not visited for the reader's sake")
    func inOrderOfReads() {
        let isTurned = Source(false, in: graph)
        let source = Source(1, in: graph)
        var reader: Computed<Int>?
        // `first` pulls `reader`, which is clean so far; its first input is what changes, its second reads `first`.
        let first = Computed(in: graph, name: "first") { isTurned.value ? reader?.value ?? 0 : 0 }
        let gate = Computed(in: graph, name: "gate") { isTurned.value }
        let second = Computed(in: graph, name: "second") { source.value + first.value }
        reader = Computed(in: graph, name: "reader") { gate.value ? 7 : second.value }
        graph.update()
        #expect(reader?.value == 1)
        let spent = cost(of: graph) {
            graph.transact {
                isTurned.value = true
                source.value = 2
            }
        }
        #expect(first.value == 7)
        #expect(second.value == 9)
        #expect(spent.visited == 4)
        reader?.remove()
    }
}
