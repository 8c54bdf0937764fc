import CoreTransferable
import SwiftUI
import Testing
import UmweltTesting
import UniformTypeIdentifiers

private struct Book: Identifiable {
    var title: String
    var id: String { title }
}

@MainActor @Observable private final class Shelf {
    var books = ["Emma", "Ulysses", "Walden"].map { Book(title: $0) }
    var heard: [String] = []
}

private struct Books<Rows: TableRowContent<Book>>: View {
    let shelf: Shelf
    @TableRowBuilder<Book> let rows: () -> Rows

    var body: some View {
        VStack {
            Text("Moby Dick").draggable("Moby Dick")
            Text("Numbers").draggable(Data([1]))
            Text("Player").dropDestination(for: String.self) { texts, _ in
                shelf.heard += texts
                return true
            }
            Table(of: Book.self, columns: { TableColumn("Title") { Text($0.title).frame(height: 40) } }, rows: rows)
        }
    }
}

@MainActor @Suite("Rows of tables that are dragged and dropped on")
struct TableDragTests {
    private let shelf = Shelf()

    private func table<Rows: TableRowContent<Book>>(@TableRowBuilder<Book> _ rows: @escaping () -> Rows) -> TestHost {
        TestHost(size: CGSize(width: 700, height: 600), typeSetter: FixedMetrics()) { Books(shelf: shelf, rows: rows) }
    }

    @Test("A row is dragged with its value, and takes values that are dropped on it")
    func values() async {
        let host = table {
            ForEach(shelf.books) { book in
                TableRow(book).draggable("\(book.title) dragged")
                    .dropDestination(for: String.self) { shelf.heard.append("\($0) on \(book.title)") }
            }
        }
        #expect(await host.drag("Ulysses", onto: "Player"))
        #expect(shelf.heard == ["Ulysses dragged"])
        #expect(await host.drag("Moby Dick", onto: "Walden"))
        #expect(shelf.heard.last == #"["Moby Dick"] on Walden"#)
        #expect(host.beginDrag("Numbers"))
        #expect(!host.moveDrag(over: "Walden"))
    }

    @Test("A row is dragged with an item, if there is one")
    func items() async {
        let host = table {
            ForEach(shelf.books) { book in
                TableRow(book).itemProvider {
                    book.title == "Emma" ? nil : NSItemProvider(object: book.title as NSString)
                }
            }
            TableRow(Book(title: "Last")).itemProvider(nil)
        }
        #expect(!host.beginDrag("Emma"))
        #expect(!host.beginDrag("Last"))
        #expect(await host.drag("Walden", onto: "Player"))
        #expect(shelf.heard == ["Walden"])
    }

    @Test("A value belongs before the row whose upper half it is dropped on")
    func insertion() async {
        let host = table {
            ForEach(shelf.books) { TableRow($0) }
                .dropDestination(for: String.self) { offset, titles in
                    shelf.books.insert(contentsOf: titles.map { Book(title: "New \($0)") }, at: offset)
                }
        }
        // The middle belongs to the lower half.
        #expect(await host.drag("Moby Dick", onto: "Ulysses"))
        #expect(shelf.books.map(\.title) == ["Emma", "Ulysses", "New Moby Dick", "Walden"])
        #expect(host.beginDrag("Numbers"))
        #expect(!host.moveDrag(over: "Emma"))
    }

    @Test("Items of some types belong between rows, too")
    func insertedItems() async {
        let host = table {
            ForEach(shelf.books) { TableRow($0) }
                .onInsert(of: [.text]) { shelf.heard.append("\($1.count) at \($0)") }
        }
        #expect(await host.drag("Moby Dick", onto: "Walden"))
        #expect(shelf.heard == ["1 at 3"])
    }
}
