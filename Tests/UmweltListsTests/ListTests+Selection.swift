import SwiftUI
import TestSupport
import Testing
import UmweltTesting

extension ListTests {
    // MARK: Selection

    @Test("One row is selected at a time")
    func single() {
        struct Single: View {
            @State private var selection: String?
            var body: some View {
                List(["A", "B"], id: \.self, selection: $selection) { Text($0) }
                Text(selection ?? "none")
            }
        }
        let host = show { Single() }
        #expect(host.selectedRows == [])
        #expect(host.select("B"))
        #expect(host.selectedRows == ["B"])
        #expect(host.texts.last == "B")
        #expect(host.select("A"))
        #expect(host.selectedRows == ["A"])
    }

    @Test("While it is edited several rows can be selected, else one after the other")
    func many() {
        struct Many: View {
            @State private var selection: Set<String> = []
            var body: some View {
                VStack {
                    EditButton()
                    List(["A", "B", "C"], id: \.self, selection: $selection) { Text($0) }
                    Text(selection.sorted().joined())
                }
            }
        }
        let host = show { Many() }
        host.select("A")
        host.select("B")
        #expect(host.texts.last == "B")
        host.tap("Edit")
        host.select("C")
        #expect(host.selectedRows == ["B", "C"])
        host.select("B")
        #expect(host.texts.last == "C")
    }

    @Test("With Control a row is added to the selection or taken from it, with Shift all are selected up to it")
    func heldKeys() {
        struct Many: View {
            @State private var selection: Set<String> = []
            var body: some View {
                List(["A", "B", "C", "D", "E"], id: \.self, selection: $selection) { Text($0) }
            }
        }
        let host = show { Many() }
        host.select("D")
        host.setModifiers(.shift)
        host.select("B")
        #expect(host.selectedRows == ["B", "C", "D"])
        host.select("E")
        #expect(host.selectedRows == ["D", "E"], "From the row that was pressed without the key")
        host.setModifiers(.control)
        host.select("A")
        host.select("E")
        #expect(host.selectedRows == ["A", "D"])
        host.setModifiers([])
        host.select("C")
        #expect(host.selectedRows == ["C"])
    }

    @Test("Pressing a row presses the one button in it")
    func button() {
        struct Counter: View {
            @State private var count = 0
            var body: some View { List { Button("Count \(count)") { count += 1 } } }
        }
        let host = show { Counter() }
        #expect(host.select("Count 0"))
        #expect(host.rows == ["Count 1"])
    }

    @Test("A row is pressed with its one button unless a style was asked for; then it is its own to be used")
    func styledButton() {
        struct Sample: View {
            @State private var choice: Int?
            @State private var log = ""
            var body: some View {
                List(selection: $choice) {
                    HStack {
                        Text("Row")
                        Button("Own") { log += "own " }.buttonStyle(.borderless)
                    }
                    .tag(1)
                    HStack {
                        Text("Other")
                        Button("Whole") { log += "whole " }
                    }
                    .tag(2)
                    NavigationLink("Link") { Text("There") }.buttonStyle(.plain)
                    Text("choice \(choice ?? 0) \(log)")
                }
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 400), typeSetter: FixedMetrics()) {
            NavigationStack { Sample() }
        }
        #expect(host.select("Row Own"))
        #expect(host.texts.last == "choice 1 ")
        host.tap("Own")
        #expect(host.texts.last == "choice 1 own ")
        #expect(host.select("Other Whole"))
        #expect(host.texts.last == "choice 1 own whole ")
        #expect(host.select("Link"))
        #expect(host.texts.contains("There"))
    }

    @Test("A list of a binding's elements writes through them")
    func bindings() {
        struct Names: View {
            @State private var names = [Name(id: 1, text: "a"), Name(id: 2, text: "b")]
            struct Name: Identifiable {
                let id: Int
                var text: String
            }
            var body: some View { List($names) { $name in Button(name.text) { name.text += "!" } } }
        }
        let host = show { Names() }
        host.tap("b")
        #expect(host.rows == ["a", "b!"])
    }

    // MARK: Many rows

    @Test("Of 10,000 rows those are made that are near")
    func lazy() {
        let host = show { List(0..<10_000) { BookRow(name: "\($0)") } }
        #expect(host.rows.count < 25)
        let made = host.updates { host.scroll(to: CGPoint(x: 0, y: 200_000)) }
        #expect(made.count < 40)
        host.scroll(to: CGPoint(x: 0, y: 1e9))
        #expect(host.rows.last == "9999")
        let middle: CGFloat = 400 - 20 - 22
        #expect(host.frame(of: "9999")?.midY == middle)
    }

    @Test("Sections made from data have rows that are made late too")
    func lazySections() {
        let host = show {
            List {
                ForEach(0..<20, id: \.self) { section in
                    Section("Section \(section)") {
                        ForEach(0..<500, id: \.self) { Text("\(section).\($0)") }
                    }
                }
            }
        }
        #expect(host.rows.count < 25)
        #expect(host.texts.contains("SECTION 19"))
    }

    @Test("A form is a list of its controls")
    func form() {
        let host = show {
            Form {
                Section("Look") { Text("Dark") }
            }
        }
        #expect(host.texts == ["LOOK", "Dark"])
        #expect(host.rows == ["Dark"])
    }

    @Test("Elements are removed and moved by offsets")
    func offsets() {
        var letters = Array("abcdef")
        letters.remove(atOffsets: [0, 2])
        #expect(String(letters) == "bdef")
        letters.move(fromOffsets: [0, 1], toOffset: 4)
        #expect(String(letters) == "efbd")
        letters.move(fromOffsets: [3], toOffset: 0)
        #expect(String(letters) == "defb")
        letters.move(fromOffsets: [1], toOffset: 1)
        #expect(String(letters) == "defb")
    }
}
