import CoreTransferable
import SwiftUI
import TestSupport
import Testing
import UmweltTesting
import UniformTypeIdentifiers

import Umwelt

private struct Shelf: View {
    var inList = false
    @State private var books = ["Emma", "Ulysses", "Walden"]
    @State private var heard: [String] = []

    var body: some View {
        VStack {
            Text("Moby Dick").draggable("Moby Dick")
            Text("Numbers").draggable(Data([1]))
            if inList { List { rows } } else { rows }
            Text(heard.joined(separator: ", "))
        }
    }

    private var rows: some View {
        ForEach(books, id: \.self) { Text($0).frame(height: 40) }
            .dropDestination(for: String.self) { items, offset in
                books.insert(contentsOf: items, at: offset)
                heard.append("\(offset)")
            }
    }
}

private struct Notes: View {
    @State private var heard = "none"

    var body: some View {
        VStack {
            Text("Moby Dick").draggable("Moby Dick")
            ForEach(0..<3) { Text("Note \($0)").frame(height: 40) }
                .onInsert(of: [.text]) { heard = "\($0): \($1.count)" }
            Text(heard)
        }
    }
}

private struct Colors: View {
    @State private var taken = "none"

    var body: some View {
        VStack {
            List {
                Text("Red").draggable("Red")
                ForEach(["Blue"], id: \.self) { Text($0).draggable($0) }.onMove { _, _ in }
            }
            Text("Taken: \(taken)").dropDestination(for: String.self) { texts, _ in
                taken = texts[0]
                return true
            }
        }
    }
}

private struct Sections: View {
    var hasLastRow = false
    @State private var heard = "none"

    var body: some View {
        VStack {
            Text("Moby Dick").draggable("Moby Dick")
            Text(heard)
            List {
                Section {
                    Text("Fixed")
                    ForEach(0..<2) { Text("Note \($0)") }.onInsert(of: [.text]) { heard = "\($0): \($1.count)" }
                    if hasLastRow { Text("Last") }
                } header: {
                    Text("Header")
                } footer: {
                    Text("Footer")
                }
            }
        }
    }
}

@MainActor @Suite("Values that are dropped between the views of a ForEach")
struct InsertionTests {
    @Test("A value belongs before the element whose upper half it is dropped on", arguments: [false, true])
    func upperHalf(inList: Bool) async throws {
        let host = TestHost(size: CGSize(width: 300, height: 600)) { Shelf(inList: inList) }
        #expect(host.beginDrag("Moby Dick"))
        #expect(host.moveDrag(over: "Ulysses"))
        host.cancelDrag()
        #expect(await host.drag("Moby Dick", onto: "Ulysses"))
        // The middle belongs to the lower half.
        #expect(host.texts.last == "2")
        #expect(host.texts.filter { $0 == "Moby Dick" }.count == 2)
    }

    @Test("In a list a value is dropped anywhere in a row, beside its text too")
    func besideText() async throws {
        let host = TestHost(size: CGSize(width: 300, height: 600)) { Shelf(inList: true) }
        let text = try #require(host.frame(of: "Ulysses"))
        #expect(text.maxX < 200)
        host.beginDrag("Moby Dick")
        #expect(await host.drop(at: CGPoint(x: 220, y: text.midY - 15)))
        #expect(host.texts.last == "1")
        host.beginDrag("Moby Dick")
        // Below the text, and still in the row.
        let below = try #require(host.frame(of: "Walden"))
        #expect(await host.drop(at: CGPoint(x: 220, y: below.maxY + 2)))
        #expect(host.texts.last == "1, 4")
    }

    @Test("In a list the space below the last row is that after it, also below its section's footer")
    func belowRows() async throws {
        let shelf = TestHost(size: CGSize(width: 300, height: 600)) { Shelf(inList: true) }
        let last = try #require(shelf.frame(of: "Walden"))
        shelf.beginDrag("Moby Dick")
        #expect(await shelf.drop(at: CGPoint(x: 150, y: last.maxY + 120)))
        #expect(shelf.texts.last == "3")
        let host = TestHost(size: CGSize(width: 300, height: 600)) { Sections() }
        let footer = try #require(host.frame(of: "Footer"))
        host.beginDrag("Moby Dick")
        #expect(await host.drop(at: CGPoint(x: 150, y: footer.maxY + 120)))
        #expect(host.texts.contains("2: 1"))
        // Rows above the last one are no destinations, and neither are rows that accept nothing.
        host.beginDrag("Moby Dick")
        #expect(!host.moveDrag(over: "Header") && !host.moveDrag(over: "Fixed") && host.moveDrag(over: "Footer"))
        #expect(!host.moveDrag(over: "Header"))
    }

    @Test("Below a row that takes nothing the list takes nothing")
    func belowAnother() async throws {
        let host = TestHost(size: CGSize(width: 300, height: 600)) { Sections(hasLastRow: true) }
        let footer = try #require(host.frame(of: "Footer"))
        host.beginDrag("Moby Dick")
        #expect(await !host.drop(at: CGPoint(x: 150, y: footer.maxY + 120)))
        #expect(host.texts.contains("none"))
    }

    @Test("A row is dragged beside its text too, unless it is moved in its list then")
    func wholeRows() async throws {
        let host = TestHost(size: CGSize(width: 300, height: 600)) { Colors() }
        let (red, blue) = (try #require(host.frame(of: "Red")), try #require(host.frame(of: "Blue")))
        #expect(host.beginDrag(at: CGPoint(x: 220, y: red.midY)))
        #expect(await host.drop(onto: "Taken: none"))
        #expect(host.texts.contains("Taken: Red"))
        #expect(!host.beginDrag(at: CGPoint(x: 220, y: blue.midY)))
        #expect(host.beginDrag("Blue"))
    }

    @Test("What cannot be a value of the type is not taken")
    func refused() async {
        let host = TestHost { Shelf() }
        #expect(host.beginDrag("Numbers"))
        #expect(!host.moveDrag(over: "Emma"))
    }

    @Test("A line shows where the value will be, while it is over a view")
    func line() {
        let host = TestHost { Shelf() }
        let before = host.displayList.fillColors.count
        #expect(host.beginDrag("Moby Dick") && host.moveDrag(over: "Emma"))
        #expect(host.displayList.fillColors.count == before + 1)
        host.cancelDrag()
        #expect(host.displayList.fillColors.count == before)
    }

    @Test("Items are passed with the offset of the element that they belong before")
    func items() async {
        let host = TestHost { Notes() }
        #expect(await host.drag("Moby Dick", onto: "Note 2"))
        #expect(host.texts.last == "3: 1")
    }

    @Test("A colour is dragged as a colour, and as text")
    func colors() async {
        let host = TestHost { Palette() }
        #expect(await host.drag("Red", onto: "Here"))
        #expect(host.texts.contains("1.0 0.5 0.0"))
        #expect(await host.drag("Red", onto: "Words"))
        #expect(host.texts.contains("#ff8000"))
    }
}

private struct Palette: View {
    @State private var color = ""
    @State private var words = ""

    var body: some View {
        VStack {
            Text("Red").draggable(Color(red: 1, green: 0.5, blue: 0))
            Text("Here").dropDestination(for: Color.self) { colors, _ in
                let part = colors[0].resolve(in: EnvironmentValues())
                color = [part.red, part.green, part.blue].map { "\(($0 * 10).rounded() / 10)" }.joined(separator: " ")
                return true
            }
            Text("Words").dropDestination(for: String.self) { texts, _ in
                words = texts[0]
                return true
            }
            Text(color)
            Text(words)
        }
    }
}
