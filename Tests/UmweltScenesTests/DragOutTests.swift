import Foundation
import SwiftUI
import Testing

import Umwelt
@testable import UmweltTesting

@MainActor @Suite("Drags that leave their window")
struct DragOutTests {
    private struct Book: Codable, Hashable, Transferable {
        let title: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
        }
    }

    private struct Secret: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation<Secret>(exportedContentType: .utf8PlainText) { _ in Data("Rachel".utf8) }
                .visibility(.ownProcess)
        }
    }

    private struct Shelf: View {
        @State private var taken: [String] = []

        var body: some View {
            VStack {
                Text("Name").draggable("Ahab")
                Text("Page").draggable(URL(string: "https://example.org/whale") ?? URL(fileURLWithPath: "/"))
                Text("File").onDrag { NSItemProvider(object: NSURL(fileURLWithPath: "/tmp/whale.txt")) }
                Text("Book").draggable(Book(title: "Moby-Dick"))
                Text("Secret").draggable(Secret())
                Text("Shelf").dropDestination(for: Book.self) { books, _ in
                    taken += books.map(\.title)
                    return true
                }
                Text("Taken " + taken.joined())
            }
        }
    }

    @Test(
        "Other programs get texts, URLs and files, and nothing that is for the app itself",
        arguments: [
            ("Name", [OutsideItem(mediaType: "text/plain", text: "Ahab")]),
            ("Page", [OutsideItem(mediaType: "text/uri-list", text: "https://example.org/whale")]),
            ("File", [OutsideItem(mediaType: "application/octet-stream", file: "/tmp/whale.txt")]),
            ("Book", []),
            ("Secret", []),
        ])
    func items(label: String, items: [OutsideItem]) async {
        let host = TestHost { Shelf() }
        #expect(host.beginDrag(label))
        #expect(await host.host.transfers.dragItems() == items)
    }

    @Test("Values are dropped on another window of the app")
    func windows() async {
        let (one, other) = (TestHost { Shelf() }, TestHost { Shelf() })
        one.beginDrag("Book")
        one.host.transfers.leaveDrag()
        #expect(!other.moveDrag(over: "Shelf"))
        other.host.transfers.continueDrag(from: one.host)
        #expect(other.moveDrag(over: "Shelf"))
        #expect(await other.drop(onto: "Shelf"))
        #expect(other.texts.contains("Taken Moby-Dick"))
        one.host.transfers.endDrag(isDropped: true)
        #expect(!one.moveDrag(over: "Shelf"))
    }
}
