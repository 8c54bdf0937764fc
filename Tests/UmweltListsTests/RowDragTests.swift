import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@Observable private final class Shelf {
    var books = ["A", "B", "C", "D"]
}

private struct ShelfView: View {
    let shelf: Shelf
    var body: some View {
        VStack {
            EditButton()
            List {
                ForEach(shelf.books, id: \.self) { Text($0).moveDisabled($0 == "C") }
                    .onMove { shelf.books.move(fromOffsets: $0, toOffset: $1) }
                Text("End")
            }
        }
    }
}

@MainActor @Suite("Rows that are dragged") struct RowDragTests {
    private let shelf = Shelf()

    private func show() -> TestHost {
        TestHost(size: CGSize(width: 200, height: 400), traits: .finePixels, typeSetter: FixedMetrics()) {
            ShelfView(shelf: shelf)
        }
    }

    @Test("In a list that is not edited a row is dragged as it is")
    func dragged() {
        let host = show()
        #expect(host.drag(row: "A", by: 2))
        #expect(shelf.books == ["B", "C", "A", "D"])
        #expect(host.drag(row: "D", by: -3))
        #expect(host.rows == ["D", "B", "C", "A", "End"])
    }

    @Test("Where it is let go it is at once, as the pointer has brought it there")
    func placed() {
        let host = show()
        let tops = shelf.books.map { host.presentation(of: $0)?.frame.minY }
        host.drag(row: "A", by: 3)
        #expect(["B", "C", "D", "A"].map { host.presentation(of: $0)?.frame.minY } == tops)
        // By the keyboard or its grip's actions it goes there.
        host.move("A", by: -3)
        #expect(host.presentation(of: "A")?.frame.minY == tops[3])
        #expect(host.waitUntilIdle())
        #expect(host.presentation(of: "A")?.frame.minY == tops[0])
    }

    @Test("Rows that cannot be moved are not dragged, and in edit mode those with grips are not either")
    func kept() {
        let host = show()
        #expect(!host.drag(row: "C", by: 1))
        #expect(!host.drag(row: "End", by: -1))
        host.tap("Edit")
        #expect(!host.drag(row: "A", by: 1))
        #expect(host.frame(of: "Move A") != nil)
        host.tap("Done")
        #expect(host.drag(row: "A", by: 1))
    }
}
