import SwiftUI
import Testing
import UmweltTesting

private struct Entry: Identifiable, Equatable {
    let id: Int
    var name: String
    var note: String? = nil
    var isDone = false

    static func list(_ count: Int) -> [Entry] { (0..<count).map { Entry(id: $0, name: "entry \($0)") } }
}

@Observable private final class Store {
    var entries = Entry.list(20)
    var title = "store"
}

private struct Row: View {
    @Binding var entry: Entry
    var body: some View { Button(entry.name) { entry.name += "!" } }
}

private struct NameRow: View {
    @Binding var name: String
    var body: some View { Button(name) { name += "!" } }
}

private struct FlagRow: View {
    @Binding var isDone: Bool
    var body: some View { Text(isDone ? "done" : "open") }
}

private struct NoteRow: View {
    @Binding var note: String
    var body: some View { Text(note) }
}

private struct StateList: View {
    @State private var entries = Entry.list(20)
    var body: some View { ForEach($entries) { $entry in Row(entry: $entry) } }
}

private struct StoreList: View {
    @Bindable var store: Store
    var body: some View { ForEach($store.entries) { $entry in Row(entry: $entry) } }
}

@MainActor @Suite("What a body reads from a part of a binding's value") struct BindingReadTests {
    @Test("A change of one element of an array in a state runs the row of that element, and no other")
    func elementOfState() {
        let host = TestHost(typeSetter: FixedMetrics()) { VStack { StateList() } }
        #expect(host.updates { host.tap("entry 7") } == ["StateList", "Row"])
        #expect(host.texts[7] == "entry 7!")
        #expect(host.updates { host.tap("entry 7!") } == ["StateList", "Row"])
        #expect(host.updates { host.tap("entry 19") } == ["StateList", "Row"])
    }

    @Test("A change of one element of an array in an observable object runs the row of that element, and no other")
    func elementOfObject() {
        let store = Store()
        let host = TestHost(typeSetter: FixedMetrics()) { VStack { StoreList(store: store) } }
        #expect(host.updates { host.tap("entry 7") } == ["StoreList", "Row"])
        #expect(host.updates { store.entries[3].isDone = true } == ["StoreList", "Row"])
        #expect(host.updates { store.entries[3].name = "three" } == ["StoreList", "Row"])
        #expect(host.texts[3] == "three" && host.texts[7] == "entry 7!")
        #expect(host.updates { store.title = "other" } == [])
    }

    @Test("Rows follow their elements when one is removed or moved")
    func removal() {
        let store = Store()
        let host = TestHost(typeSetter: FixedMetrics()) { VStack { StoreList(store: store) } }
        host.updates { store.entries.removeSubrange(3...) }
        #expect(host.texts == ["entry 0", "entry 1", "entry 2"])
        host.updates { store.entries.remove(at: 0) }
        #expect(host.texts == ["entry 1", "entry 2"])
        host.updates { store.entries.swapAt(0, 1) }
        #expect(host.updates { host.tap("entry 2") } == ["StoreList", "Row"])
        #expect(host.texts == ["entry 2!", "entry 1"])
    }

    @Test("A binding to a property runs its reader for a change of that property only")
    func keyPath() {
        struct Editor: View {
            @State private var entry = Entry(id: 0, name: "a")
            var body: some View {
                NameRow(name: $entry.name)
                FlagRow(isDone: $entry.isDone)
                Button("finish") { entry.isDone = true }
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { VStack { Editor() } }
        #expect(host.updates { host.tap("a") } == ["NameRow"])
        #expect(host.updates { host.tap("finish") } == ["FlagRow"])
        #expect(host.texts == ["a!", "done", "finish"])
    }

    @Test("A binding to a property of an element of an observable object's array runs its own reader only")
    func nestedKeyPath() {
        struct Editor: View {
            @Bindable var store: Store
            var body: some View {
                ForEach($store.entries) { $entry in
                    NameRow(name: $entry.name)
                    FlagRow(isDone: $entry.isDone)
                }
            }
        }
        let store = Store()
        let host = TestHost(typeSetter: FixedMetrics()) { VStack { Editor(store: store) } }
        #expect(host.updates { store.entries[2].isDone = true } == ["Editor", "FlagRow"])
        #expect(host.updates { store.entries[2].name = "two" } == ["Editor", "NameRow"])
        #expect(host.updates { store.entries[2].note = "unread" } == ["Editor"])
    }

    @Test("A binding that a body makes and reads runs that body for a change of its own value only")
    func readInBody() {
        struct Form: View {
            @State private var entry = Entry(id: 0, name: "a")
            var body: some View {
                Text($entry.name.wrappedValue)
                Button("finish") { entry.isDone.toggle() }
                Button("rename") { entry.name = "b" }
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { VStack { Form() } }
        #expect(host.updates { host.tap("finish") } == [])
        #expect(host.updates { host.tap("rename") } == ["Form"])
        #expect(host.texts == ["b", "finish", "rename"])
        #expect(host.updates { host.tap("finish") } == [])
    }

    @Test("A binding to an optional's value runs its reader for that value, and its maker for whether there is one")
    func optional() {
        struct Editor: View {
            @State private var entry = Entry(id: 0, name: "a", note: "n")
            var body: some View {
                if let note = Binding($entry.note) { NoteRow(note: note) }
                Button("rename") { entry.name += "b" }
                Button("write") { entry.note = "new" }
                Button("clear") { entry.note = nil }
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { VStack { Editor() } }
        #expect(host.updates { host.tap("rename") } == [])
        #expect(host.updates { host.tap("write") } == ["NoteRow"])
        #expect(host.updates { host.tap("clear") } == ["Editor"])
        #expect(host.texts == ["rename", "write", "clear"])
    }

    @Test("A binding of two closures runs the reader whose closure would return another value, and no other")
    func closures() {
        struct Names: View {
            @State private var entries = Entry.list(20)
            var body: some View {
                ForEach(entries.indices, id: \.self) { index in
                    NameRow(name: Binding(get: { entries[index].name }, set: { entries[index].name = $0 }))
                }
            }
        }
        struct StoreNames: View {
            let store: Store
            var body: some View {
                ForEach(store.entries.indices, id: \.self) { index in
                    NameRow(name: Binding(get: { store.entries[index].name }, set: { store.entries[index].name = $0 }))
                }
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { VStack { Names() } }
        #expect(host.updates { host.tap("entry 4") } == ["Names", "NameRow"])
        #expect(host.texts[4] == "entry 4!")
        let store = Store()
        let other = TestHost(typeSetter: FixedMetrics()) { VStack { StoreNames(store: store) } }
        #expect(other.updates { other.tap("entry 4") } == ["StoreNames", "NameRow"])
        other.updates { store.entries.removeLast(10) }
        #expect(other.texts.count == 10)
    }

    @Test("A closure that reads what is not tracked is read again when its maker's body runs")
    func untrackedClosure() {
        final class Plain { var name = "a" }
        struct Maker: View {
            let plain: Plain
            @State private var count = 0
            var body: some View {
                let plain = plain
                NameRow(name: Binding(get: { plain.name }, set: { _ in }))
                Toggle("shown", isOn: Binding(get: { plain.name == "b" }, set: { _ in }))
                Button("count \(count)") { count += 1 }
            }
        }
        let plain = Plain()
        let host = TestHost(typeSetter: FixedMetrics()) { VStack { Maker(plain: plain) } }
        plain.name = "b"
        #expect(host.updates { host.tap("count 0") } == ["Maker", "NameRow"])
        #expect(host.texts.first == "b")
        #expect(host.isOn("shown") == true)
    }

    @Test("Bindings in modifiers, enumerations and dynamic properties of the app's are compared by their values, too")
    func otherPlaces() {
        struct Strike: ViewModifier {
            @Binding var isDone: Bool
            func body(content: Content) -> some View { content.opacity(isDone ? 0.5 : 1) }
        }
        struct Source: DynamicProperty {
            @Binding var entry: Entry
            var title: String { entry.name.uppercased() }
        }
        struct Title: View {
            var source: Source
            var body: some View { Text(source.title) }
        }
        struct Screen: View {
            @State private var entries = Entry.list(3)
            var body: some View {
                ForEach($entries) { $entry in
                    Title(source: Source(entry: $entry)).modifier(Strike(isDone: $entry.isDone))
                }
                Button("finish") { entries[1].isDone = true }
                Button("rename") { entries[2].name = "two" }
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { VStack { Screen() } }
        #expect(host.updates { host.tap("finish") } == ["Screen", "Strike", "Title"])
        #expect(host.updates { host.tap("rename") } == ["Screen", "Title"])
        #expect(host.texts.contains("TWO"))
    }

    @Test("A write of an observable object's array by another view is shown in the rows that read the element")
    func writtenElsewhere() {
        struct Screen: View {
            @State private var store = Store()
            var body: some View {
                StoreList(store: store)
                Button("rename") { withAnimation { store.entries[0].name = "zero" } }
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { VStack { Screen() } }
        #expect(host.updates { host.tap("rename") } == ["StoreList", "Row"])
        #expect(host.texts.first == "zero")
    }
}
