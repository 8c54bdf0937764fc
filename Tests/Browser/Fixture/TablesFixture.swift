import SwiftUI

/// A table that sorts by its columns, with what is selected in it.
struct TablesFixture: View {
    private struct Book: Identifiable {
        var id: Int
        var title: String
        var year: Int
    }

    @State private var books = [
        Book(id: 1, title: "Moby Dick", year: 1851), Book(id: 2, title: "Emma", year: 1815),
        Book(id: 3, title: "Ulysses", year: 1922),
    ]
    @State private var order = [KeyPathComparator(\Book.title)]
    @State private var selection: Set<Int> = []

    var body: some View {
        VStack {
            Text("Selected \(selection.sorted().map { "\($0)" }.joined(separator: " "))")
            Text("Sorted \(books.sorted(using: order).map { "\($0.id)" }.joined())")
            Table(books.sorted(using: order), selection: $selection, sortOrder: $order) {
                TableColumn("Title", value: \.title)
                TableColumn("Year", value: \.year) { Text(verbatim: "\($0.year)") }.width(120)
            }
        }
    }
}
