import SwiftUI
import Testing
import Umwelt

@testable import UmweltTesting

/// Targets of a pointer that are in each other: the right one has it, and no pointer stays down.
@MainActor
struct NestedTargetTests {
    private struct Books: View {
        @State private var books = ["A", "B", "C"]

        var body: some View {
            List {
                ForEach(books, id: \.self) { Text($0).draggable($0) }
                    .onMove { books.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }

    @Test("A row that can be moved is moved, also where a view in it can be dragged")
    func movesRowsWithDraggableContent() {
        let host = TestHost { Books() }
        #expect(host.drag(row: "A", by: 1))
        #expect(host.texts == ["B", "A", "C"])
    }

    @Test("A view is dragged by a view in it that has a gesture")
    func dragsAroundGestures() {
        var taps = 0
        let host = TestHost { Text("A").onTapGesture { taps += 1 }.draggable("A").padding(40) }
        #expect(host.beginDrag("A"))
        host.cancelDrag()
        #expect(host.tap("A") && taps == 1)
    }

    @Test("A drag to a view that is not there leaves no pointer down")
    func dragsToNothing() async {
        var taps = 0
        let host = TestHost {
            VStack {
                Text("A").draggable("A")
                Button("Press") { taps += 1 }
            }
        }
        #expect(await !host.drag("A", onto: "Nothing"))
        #expect(host.isFingerFree)
        #expect(host.tap("Press") && taps == 1)
    }

    @Test("A list is refreshed, also with a slider in its middle, which stays")
    func refreshesAroundSliders() {
        let value = Recorded(0.25)
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            ScrollView {
                Slider(
                    value: Binding {
                        value.value
                    } set: {
                        value.value = $0
                    }
                ).padding(.top, 85)
            }
            .refreshable {}
        }
        #expect(host.refresh())
        #expect(value.value == 0.25)
    }
}
