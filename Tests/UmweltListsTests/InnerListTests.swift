import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Lists in sections of lists") struct InnerListTests {
    private struct Choices: View {
        @State private var chosen: String?
        var body: some View {
            Form {
                Section("Outer") {
                    Text("First")
                    List(["a", "b"], id: \.self, selection: $chosen) { Text($0) }
                }
                Section { Text("Chosen: \(chosen ?? "none")") }
            }
        }
    }

    private struct Pairs: View {
        @State private var first: Set<String> = []
        @State private var second: Set<String> = []
        var body: some View {
            Form {
                Section { List(["a", "b", "c"], id: \.self, selection: $first) { Text($0) } }
                Section { List(["c", "d", "e"], id: \.self, selection: $second) { Text($0 + "2") } }
                Section {
                    Text(first.sorted().joined())
                    Text(second.sorted().joined())
                }
            }
        }
    }

    private func lists(_ host: TestHost) -> Int {
        var count = 0
        func search(_ nodes: [SemanticsNode]) {
            for node in nodes {
                if case .list = node.role { count += 1 }
                search(node.children)
            }
        }
        search(host.semantics)
        return count
    }

    @Test("The rows of a list in a section are rows of that section, and are selected as in their list")
    func rows() {
        let host = show(300, 600) { Choices() }
        #expect(host.rows == ["First", "a", "b", "Chosen: none"])
        #expect(lists(host) == 1)
        #expect(host.select("b"))
        #expect(host.rows.last == "Chosen: b")
        #expect(!host.select("First"))
    }

    @Test("Two lists in sections keep their selections apart, also where their rows have the same values")
    func pairs() {
        let host = show(300, 600) { Pairs() }
        host.select("a")
        host.setModifiers(.shift)
        host.select("c")
        #expect(host.rows.suffix(2) == ["abc", ""])
        host.select("d2")
        #expect(host.rows.suffix(2) == ["abc", "d"], "The range begins in the other list")
        host.select("e2")
        #expect(host.rows.suffix(2) == ["abc", "de"])
        host.setModifiers([])
        host.select("c")
        host.setModifiers(.shift)
        host.select("d2")
        #expect(host.rows.suffix(2) == ["c", "d"], "The second list has a row with the same value")
    }

    @Test("A row of an inner list is selected by typing")
    func typing() {
        let host = show(300, 600) { Choices() }
        host.focus("a")
        host.press("b", modifiers: [])
        host.update()
        #expect(host.rows.last == "Chosen: b")
    }

    @Test("A list with a frame of its own, or in a part of a row, remains a list")
    func frames() {
        #expect(lists(show(300, 600) { List { List { Text("a") }.frame(height: 100) } }) == 2)
        #expect(lists(show(300, 600) { List { VStack { List { Text("a") } }.frame(height: 100) } }) == 2)
    }

    @Test("Rows of an inner list follow its data")
    func change() {
        struct Growing: View {
            @State private var names = ["a"]
            var body: some View {
                VStack {
                    Button("Add") { names.append("b") }
                    List { Section { List(names, id: \.self) { Text($0) } } }
                }
            }
        }
        let host = show(300, 600) { Growing() }
        #expect(host.rows == ["a"])
        host.tap("Add")
        #expect(host.rows == ["a", "b"])
    }
}
