import SwiftUI
import Testing
import Umwelt
import UmweltInput

@testable import UmweltTesting

/// Drags that enter and leave windows, as hosts have them that drag by themselves.
@MainActor
struct DragBetweenWindowsTests {
    @Test("Other programs receive URLs as a list and texts as lines")
    func otherProgramsReceiveURLsAsAListAndTextsAsLines() {
        let items = [
            OutsideItem(mediaType: "text/plain", text: "One"), OutsideItem(mediaType: "text/plain", text: "Two"),
            OutsideItem(mediaType: "application/octet-stream", file: "/tmp/a b.txt"),
        ]
        #expect(
            DragRepresentation.all(of: items) == [
                DragRepresentation(mediaType: "text/uri-list", text: "file:///tmp/a%20b.txt\r\n"),
                DragRepresentation(mediaType: "text/plain;charset=utf-8", text: "One\nTwo"),
                DragRepresentation(mediaType: "text/plain", text: "One\nTwo"),
            ])
        let link = [OutsideItem(mediaType: "text/uri-list", text: "https://example.org")]
        #expect(DragRepresentation.all(of: link).map(\.text).last == "https://example.org")
        #expect(DragRepresentation.all(of: []).isEmpty)
    }

    @Test("Apps accept texts, URLs and files")
    func appsAcceptTextsURLsAndFiles() {
        #expect(OutsideItem.offered(as: ["text/uri-list"]).map(\.mediaType) == ["text/uri-list", "Files"])
        #expect(OutsideItem.offered(as: ["UTF8_STRING", "image/png"]).map(\.mediaType) == ["text/plain"])
        #expect(OutsideItem.offered(as: ["image/png"]).isEmpty)
    }

    @Test("A text of another program is dropped where it is accepted")
    func aTextOfAnotherProgramIsDroppedWhereItIsAccepted() async throws {
        let dropped = Recorded<[String]>([])
        let host = TestHost { Shelf(dropped: dropped) }
        let (shelf, book) = (try #require(host.frame(of: "Shelf")), try #require(host.frame(of: "Book")))
        var drags = IncomingDrag(host.surface)
        let isAccepted = [(book, "text/plain"), (shelf, "image/png"), (shelf, "text/plain")].map { frame, type in
            drags.move(to: frame.middle, from: nil, offering: [type])
        }
        #expect(isAccepted == [false, false, true])
        #expect(drags.drop([OutsideItem(mediaType: "text/plain", text: "Emma")], at: shelf.middle))
        #expect(!drags.drop([], at: shelf.middle))
        await host.finishDrop()
        #expect(dropped.value == ["Emma"])
    }

    private struct Shelf: View {
        let dropped: Recorded<[String]>

        var body: some View {
            VStack(spacing: 100) {
                Text("Book").draggable("Moby Dick")
                Text("Shelf").dropDestination(for: String.self) { items, _ in
                    dropped.value += items
                    return true
                }
            }
        }
    }
}
