import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@Observable private final class Model {
    var items: [Item] = ["a", "b", "c"].map { Item($0) }
    var shows = true
    var id = 0
    var choice = 0

    struct Item: Identifiable, Hashable {
        let id: String
        var note = ""
        init(_ id: String) { self.id = id }
    }
}

/// A button that counts its taps: shows whose state it has.
private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name)\(count)") { count += 1 } }
}

private struct List: View {
    let model: Model
    var body: some View { VStack { ForEach(model.items) { Counter(name: $0.id) } } }
}

@MainActor @Suite("Identity") struct IdentityTests {
    private func counted() -> (model: Model, host: TestHost) {
        let model = Model()
        let host = TestHost(typeSetter: FixedMetrics()) { List(model: model) }
        host.tap("a0")
        host.tap("b0")
        host.tap("b1")
        return (model, host)
    }

    @Test("ForEach over a binding follows what the binding's collection is")
    func bindings() {
        struct Row: Identifiable {
            let id: Int
            var name: String
        }
        struct Rows: View {
            @Binding var rows: [Row]
            var body: some View { VStack { ForEach($rows) { $row in Button(row.name) { row.name += "!" } } } }
        }
        struct Sample: View {
            @State private var rows = [Row(id: 0, name: "a")]
            var body: some View {
                Rows(rows: $rows)
                Button("Add") { rows.append(Row(id: rows.count, name: "n\(rows.count)")) }
                Button("Insert") { rows.insert(Row(id: 100, name: "first"), at: 0) }
                Button("Pop") { rows.removeLast() }
                Button("Clear") { rows = [] }
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Sample() }
        let buttons = ["Add", "Insert", "Pop", "Clear"]
        func names(after button: String) -> [String] {
            host.tap(button)
            return Array(host.texts.dropLast(buttons.count))
        }
        #expect(names(after: "Add") == ["a", "n1"])
        #expect(names(after: "Insert") == ["first", "a", "n1"])
        #expect(names(after: "a") == ["first", "a!", "n1"])
        #expect(names(after: "Pop") == ["first", "a!"])
        #expect(names(after: "Pop") == ["first"])
        #expect(names(after: "Clear") == [])
        #expect(names(after: "Add") == ["n0"])
    }

    @Test("ForEach keeps the state of elements that move, and runs none of their bodies")
    func moves() {
        let (model, host) = counted()
        #expect(host.texts == ["a1", "b2", "c0"])
        #expect(host.updates { model.items.reverse() } == ["List"])
        #expect(host.texts == ["c0", "b2", "a1"])
    }

    @Test("ForEach keeps state when elements are inserted, and makes new ones alone")
    func insertions() {
        let (model, host) = counted()
        let ran = host.updates { model.items = [Model.Item("x")] + model.items + [Model.Item("y")] }
        #expect(ran == ["List", "Counter", "Counter"])
        #expect(host.texts == ["x0", "a1", "b2", "c0", "y0"])
    }

    @Test("ForEach keeps the others' state when elements are removed, and drops theirs")
    func removals() {
        let (model, host) = counted()
        let removed = model.items.remove(at: 0)
        #expect(host.texts == ["b2", "c0"])
        model.items.append(removed)
        #expect(host.texts == ["b2", "c0", "a0"])
        model.items = []
        #expect(host.texts == [])
    }

    @Test("ForEach over indices keeps state by place")
    func byOffset() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                ForEach(Array(["p", "q", "r"].dropFirst(step).enumerated()), id: \.offset) { Counter(name: $0.element) }
            }
        }
        host.tap("p0")
        host.tap("Go")
        #expect(host.texts == ["Go", "q1", "r0"])
    }

    @Test("ForEach over a range of numbers")
    func range() {
        let host = TestHost(typeSetter: FixedMetrics()) { ForEach(0..<3) { Counter(name: "\($0):") } }
        #expect(host.texts == ["0:0", "1:0", "2:0"])
    }

    @Test("ForEach over a binding's collection hands out bindings to the elements")
    func binding() {
        struct Notes: View {
            @Bindable var model: Model
            var body: some View {
                ForEach($model.items) { $item in
                    Button("\(item.id)\(item.note)") { item.note += "!" }
                }
            }
        }
        let model = Model()
        let host = TestHost(typeSetter: FixedMetrics()) { Notes(model: model) }
        host.tap("b")
        #expect(host.texts == ["a", "b!", "c"])
        #expect(model.items[1].note == "!")
        model.items.swapAt(0, 1)
        #expect(host.texts == ["b!", "a", "c"])
        host.tap("a")
        #expect(model.items.map(\.note) == ["!", "!", ""])
    }

    @Test("ForEach whose elements show several views each, or none")
    func severalViews() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                HStack {
                    ForEach([1, 2, 3], id: \.self) { number in
                        if number != step {
                            Text("\(number)")
                            Text("and")
                        }
                    }
                }
            }
        }
        #expect(host.texts == ["Go", "1", "and", "2", "and", "3", "and"])
        host.tap("Go")
        #expect(host.texts == ["Go", "2", "and", "3", "and"])
        host.tap("Go")
        #expect(host.texts == ["Go", "1", "and", "3", "and"])
    }

    @Test("The branch of an if that goes loses its state; both branches have one of their own")
    func branches() {
        struct Branches: View {
            let model: Model
            var body: some View {
                if model.shows { Counter(name: "yes") } else { Counter(name: "no") }
                if model.shows { Counter(name: "only") }
            }
        }
        let model = Model()
        let host = TestHost(typeSetter: FixedMetrics()) { Branches(model: model) }
        host.tap("yes0")
        host.tap("only0")
        #expect(host.texts == ["yes1", "only1"])
        model.shows = false
        #expect(host.texts == ["no0"])
        host.tap("no0")
        model.shows = true
        #expect(host.texts == ["yes0", "only0"])
    }

    @Test("The cases of a switch are branches; a value within one case changes without losing state")
    func cases() {
        struct Cases: View {
            let model: Model
            var body: some View {
                switch model.choice {
                case 0: Counter(name: "zero")
                case 1, 2: Counter(name: "\(model.choice):")
                default: Text("many")
                }
            }
        }
        let model = Model()
        let host = TestHost(typeSetter: FixedMetrics()) { Cases(model: model) }
        host.tap("zero0")
        model.choice = 1
        #expect(host.texts == ["1:0"])
        host.tap("1:0")
        model.choice = 2
        #expect(host.texts == ["2:1"])
        model.choice = 9
        #expect(host.texts == ["many"])
        model.choice = 0
        #expect(host.texts == ["zero0"])
    }

    @Test("if let shows what is there")
    func optionalBinding() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                if let number = [nil, 7, 8, nil][step] { Counter(name: "\(number):") }
            }
        }
        #expect(host.texts == ["Go"])
        host.tap("Go")
        host.tap("7:0")
        host.tap("Go")
        #expect(host.texts == ["Go", "8:1"])
        host.tap("Go")
        #expect(host.texts == ["Go"])
    }

    @Test("if #available shows its content")
    func availability() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack { if #available(macOS 10, *) { Text("there") } }
        }
        #expect(host.texts == ["there"])
    }

    @Test("A new id starts the view anew")
    func id() {
        struct Identified: View {
            let model: Model
            var body: some View { Counter(name: "n").id(model.id) }
        }
        let model = Model()
        let host = TestHost(typeSetter: FixedMetrics()) { Identified(model: model) }
        host.tap("n0")
        #expect(host.texts == ["n1"])
        model.id = 1
        #expect(host.texts == ["n0"])
    }

    @Test("AnyView keeps state while the type is the same, and drops it with another type")
    func anyView() {
        struct Hidden: View {
            let model: Model
            private var view: AnyView {
                model.choice < 2 ? AnyView(Counter(name: "\(model.choice):")) : AnyView(Counter(name: "p").padding())
            }
            var body: some View { view }
        }
        let model = Model()
        let host = TestHost(typeSetter: FixedMetrics()) { Hidden(model: model) }
        host.tap("0:0")
        model.choice = 1
        #expect(host.texts == ["1:1"])
        model.choice = 2
        #expect(host.texts == ["p0"])
        model.choice = 0
        #expect(host.texts == ["0:0"])
    }

    @Test("An AnyView of an AnyView is the inner one")
    func anyOfAny() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in step % 2 == 0 ? AnyView(AnyView(Counter(name: "n"))) : AnyView(Counter(name: "n")) }
        }
        host.tap("n0")
        host.tap("Go")
        #expect(host.texts == ["Go", "n1"])
    }

    @Test("Duplicated identities show each element, and nothing crashes as they change")
    func duplicates() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                ForEach([["a", "a", "b"], ["a", "b", "a", "a"], ["b", "a"]][step], id: \.self) { Text($0) }
            }
        }
        #expect(host.texts == ["Go", "a", "a", "b"])
        host.tap("Go")
        #expect(host.texts == ["Go", "a", "b", "a", "a"])
        host.tap("Go")
        #expect(host.texts == ["Go", "b", "a"])
    }
}
