import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Tables")
struct TableTests {
    struct Book: Identifiable {
        var id: Int
        var title: String
        var year: Int
        var parts: [Book]?
    }

    @Observable final class Shelf {
        var books = [
            Book(id: 1, title: "Moby Dick", year: 1851), Book(id: 2, title: "Emma", year: 1815),
            Book(id: 3, title: "Ulysses", year: 1922),
        ]
        var order = [KeyPathComparator(\Book.title)]
        var selection: Set<Int> = []
        var one: Int?
        var columns = TableColumnCustomization<Book>()
        var hasYear = true
    }

    private struct Books: View {
        @Bindable var shelf: Shelf

        var body: some View {
            Table(shelf.books.sorted(using: shelf.order), selection: $shelf.selection, sortOrder: $shelf.order) {
                TableColumn("Title", value: \.title)
                if shelf.hasYear {
                    TableColumn("Year", value: \.year) { Text(verbatim: "\($0.year)") }.width(60)
                }
                TableColumn("") { book in Button("Lend \(book.id)") { shelf.one = book.id } }
            }
        }
    }

    private func show(_ view: some View, width: CGFloat = 700) -> TestHost {
        TestHost(size: CGSize(width: width, height: 500), typeSetter: FixedMetrics()) { view }
    }

    @Test("Titles stand above the cells of their columns, which all rows share out alike")
    func columns() throws {
        let host = show(Books(shelf: Shelf()))
        #expect(host.rows == ["Emma 1815 Lend 2", "Moby Dick 1851 Lend 1", "Ulysses 1922 Lend 3"])
        let x = try ["Year", "1815", "1851"].map { try #require(host.frame(of: $0)?.minX) }
        #expect(Set(x).count == 1)
        let ends = try ["Lend 2", "Lend 1"].map { try #require(host.frame(of: $0)?.minX) }
        #expect(ends[0] == ends[1] && ends[0] == x[0] + 60 + 12)
        #expect(host.frame(of: "Title")?.minX == host.frame(of: "Emma")?.minX)
    }

    @Test("In a narrow window the first column shows alone, without titles")
    func narrow() {
        let host = show(Books(shelf: Shelf()), width: 400)
        #expect(host.texts == ["Emma", "Moby Dick", "Ulysses"])
    }

    @Test("A title sorts by its column, and pressed again the other way round; a column without a value does not")
    func sorting() {
        let shelf = Shelf()
        let host = show(Books(shelf: shelf))
        #expect(host.node("Title")?.semantics.value == "Ascending")
        host.tap("Year")
        #expect(host.rows.first == "Emma 1815 Lend 2" && shelf.order.count == 2)
        #expect(host.node("Title")?.semantics.value == nil)
        host.tap("Year")
        #expect(host.rows.first == "Ulysses 1922 Lend 3")
        #expect(shelf.order.map(\.order) == [.reverse, .forward])
        host.tap("Title")
        #expect(host.rows.first == "Emma 1815 Lend 2" && shelf.order.count == 2)
    }

    @Test("Rows are selected by their identities, one or several; what is in a cell still can be used")
    func selection() {
        let shelf = Shelf()
        let host = show(Books(shelf: shelf))
        host.select("Emma 1815 Lend 2")
        #expect(shelf.selection == [2])
        #expect(host.selectedRows == ["Emma 1815 Lend 2"])
        host.tap("Lend 3")
        #expect(shelf.one == 3)
        let single = show(
            Table(shelf.books, selection: Bindable(shelf).one) { TableColumn("Title", value: \.title) })
        #expect(single.selectedRows == ["Ulysses"])
        single.select("Emma")
        #expect(shelf.one == 2)
    }

    @Test("A column comes and goes with its condition")
    func conditions() {
        let shelf = Shelf()
        let host = show(Books(shelf: shelf))
        shelf.hasYear = false
        #expect(host.rows.first == "Emma Lend 2" && !host.texts.contains("Year"))
    }

    @Test("Rows of one's own stand in sections, and have menus")
    func ownRows() {
        let shelf = Shelf()
        let host = show(
            Table(of: Book.self) {
                TableColumn("Title", value: \.title)
                TableColumn("Year") { Text(verbatim: "\($0.year)") }
            } rows: {
                Section("Old") {
                    ForEach(shelf.books.prefix(2)) { book in
                        TableRow(book).contextMenu {
                            Button("Burn \(book.id)") { shelf.books.removeAll { $0.id == book.id } }
                        }
                    }
                }
                TableRow(shelf.books[2])
                if shelf.hasYear { TableRow(Book(id: 9, title: "Last", year: 1)) }
            })
        #expect(host.rows == ["Moby Dick 1851", "Emma 1815", "Ulysses 1922", "Last 1"])
        #expect(host.texts.contains("Old"))
        host.openContextMenu("Emma")
        #expect(host.menuItems == ["Burn 2"])
    }

    @Test("An element of a collection can have several rows, and rows on a condition")
    func severalRows() {
        let host = show(
            Table(of: Book.self) {
                TableColumn("Title", value: \.title)
                TableColumn("Year") { Text(verbatim: "\($0.year)") }
            } rows: {
                ForEach([1, 2], id: \.self) { number in
                    TableRow(Book(id: number, title: "Part", year: number))
                    if number > 1 { TableRow(Book(id: 10 + number, title: "Notes", year: number)) }
                }
            })
        #expect(host.rows == ["Part 1", "Part 2", "Notes 2"])
    }

    @Test("A group has up to ten rows, on conditions and of collections, too")
    func groups() {
        func row(_ number: Int) -> TableRow<Book> { TableRow(Book(id: number, title: "Part", year: number)) }
        let isLong = true
        let host = show(
            Table(of: Book.self) {
                TableColumn("Title", value: \.title)
                TableColumn("Year") { Text(verbatim: "\($0.year)") }
            } rows: {
                Group {
                    row(1); row(2); row(3); row(4); row(5); row(6); row(7); row(8); row(9)
                    if isLong { row(10) }
                }
                Group { ForEach(11..<13) { row($0) } }
            })
        #expect(host.rows == (1...12).map { "Part \($0)" })
    }

    @Test("Rows of a tree open, a level further in")
    func outline() throws {
        let books = [
            Book(id: 1, title: "All", year: 0, parts: [Book(id: 2, title: "Part", year: 1)]),
            Book(id: 3, title: "None", year: 2),
        ]
        let host = show(
            Table(books, children: \.parts) {
                TableColumn("Title", value: \.title)
                TableColumn("Year") { Text(verbatim: "\($0.year)") }
            })
        #expect(host.rows == ["All 0", "None 2"])
        #expect(host.select("All 0"))
        #expect(host.rows == ["All 0", "Part 1", "None 2"])
        #expect(host.frame(of: "1")?.minX == host.frame(of: "2")?.minX)
        let part = try #require(host.frame(of: "Part")?.minX)
        #expect(try #require(host.frame(of: "All")?.minX) < part)
    }

    @Test("A menu of the titles shows and hides columns that have an identity")
    func customization() {
        struct Custom: View {
            @Bindable var shelf: Shelf
            var body: some View {
                Table(shelf.books, columnCustomization: $shelf.columns) {
                    TableColumn("Title", value: \.title)
                    TableColumn("Year") { Text(verbatim: "\($0.year)") }.customizationID("year")
                    TableColumn("Number") { Text(verbatim: "no \($0.id)") }.defaultVisibility(.hidden)
                        .customizationID("number")
                }
            }
        }
        let shelf = Shelf()
        let host = show(Custom(shelf: shelf))
        #expect(host.rows.first == "Moby Dick 1851")
        host.openContextMenu("Title")
        #expect(host.menuItems == ["Year", "Number"])
        host.toggle("Year")
        #expect(shelf.columns[visibility: "year"] == .hidden)
        #expect(host.rows.first == "Moby Dick")
        shelf.columns[visibility: "number"] = .visible
        #expect(host.rows.first == "Moby Dick no 1")
    }

    @Test("Titles can be hidden; columns may come from data")
    func headers() {
        let host = show(
            Table(Shelf().books) {
                TableColumnForEach([10, 20], id: \.self) { number in
                    TableColumn("by \(number)") { Text(verbatim: "\($0.id * number)") }
                }
            }
            .tableColumnHeaders(.hidden))
        #expect(host.rows == ["10 20", "20 40", "30 60"])
        #expect(!host.texts.contains("by 10"))
    }

    @Test("Of ten thousand rows only those near the window are made")
    func many() {
        let books = (0..<10_000).map { Book(id: $0, title: "Book \($0)", year: $0) }
        let host = show(Table(books) { TableColumn("Title", value: \.title) })
        #expect(host.rows.first == "Book 0" && host.rows.count < 60)
    }
}
