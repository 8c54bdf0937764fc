import CoreTransferable
import SwiftUI
import TestSupport
import Testing
import UmweltTesting
import UniformTypeIdentifiers

private struct Book: Codable, Transferable, Equatable {
    var title: String
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.title)
    }
}

private struct Shelves: View {
    @State private var read: [Book] = []
    @State private var notes: [String] = []
    @State private var isTargeted = false
    var isEnabled = true

    var body: some View {
        VStack {
            Text("Moby Dick").draggable(Book(title: "Moby Dick"))
            Text("Number").onDrag { NSItemProvider(item: NSData(data: Data([1])), typeIdentifier: "public.data") }
            Text("Read").dropDestination(for: Book.self) { books, _ in
                read += books
                return true
            } isTargeted: {
                isTargeted = $0
            }
            .disabled(!isEnabled)
            Text("Notes").onDrop(of: [.plainText], isTargeted: nil) { providers, place in
                notes.append("\(providers.count) at \(Int(place.y))")
                providers.first?.loadObject(ofClass: String.self) { text, _ in
                    Task { @MainActor in notes.append(text ?? "none") }
                }
                return true
            }
            Text(isTargeted ? "targeted" : "idle")
            Text(read.map(\.title).joined(separator: ", "))
            Text(notes.joined(separator: ", "))
        }
    }
}

private struct Rules: DropDelegate {
    let heard: Heard
    let operation: DropOperation

    @MainActor final class Heard {
        var events: [String] = []
    }

    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [UTType.text]) }
    func dropEntered(info: DropInfo) { heard.events.append("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: operation) }
    func dropExited(info: DropInfo) { heard.events.append("exited") }
    func performDrop(info: DropInfo) -> Bool {
        heard.events.append("dropped \(info.itemProviders(for: [.text]).count)")
        return true
    }
}

@MainActor struct DragTests {
    @Test("A value is dropped as its type's representation has it")
    func values() async {
        let host = TestHost { Shelves() }
        #expect(await host.drag("Moby Dick", onto: "Read"))
        #expect(host.texts.contains("Moby Dick") && host.texts[4...].contains("Moby Dick"))
    }

    @Test("A view is targeted while something is over it that it takes")
    func targets() async {
        let host = TestHost { Shelves() }
        #expect(host.beginDrag("Moby Dick"))
        #expect(host.moveDrag(over: "Read") && host.texts.contains("targeted"))
        #expect(host.moveDrag(over: "Notes") && host.texts.contains("idle"))
        #expect(host.moveDrag(over: "Read"))
        host.cancelDrag()
        #expect(host.texts.contains("idle"))
        #expect(host.beginDrag("Number"))
        #expect(!host.moveDrag(over: "Read") && host.texts.contains("idle"))
    }

    @Test("An item is dropped as data of a type, also from outside")
    func items() async {
        let host = TestHost { Shelves() }
        #expect(await host.drop([OutsideItem(mediaType: "text/plain", text: "Ahab")], onto: "Notes"))
        for _ in 0..<6000 {
            guard host.texts.last?.hasSuffix("Ahab") != true else { break }
            try? await Task.sleep(for: .milliseconds(10))
        }
        #expect(host.texts.last?.hasPrefix("1 at ") == true && host.texts.last?.hasSuffix(", Ahab") == true)
        #expect(await !host.drag("Number", onto: "Notes"))
    }

    @Test("Disabled views take nothing, and texts cannot be dragged by themselves")
    func nothing() async {
        let host = TestHost { Shelves(isEnabled: false) }
        #expect(await !host.drag("Moby Dick", onto: "Read"))
        #expect(!host.beginDrag("Notes"))
    }

    @Test("A delegate decides what is taken, and hears of each step", arguments: [DropOperation.move, .forbidden])
    func delegates(_ operation: DropOperation) async {
        let heard = Rules.Heard()
        let host = TestHost {
            Text("Text").draggable("Ahab")
            Text("Data").draggable(Data([1]))
            Text("Here").onDrop(of: [UTType.data], delegate: Rules(heard: heard, operation: operation))
        }
        #expect(await !host.drag("Data", onto: "Here") && heard.events == [])
        let isTaken = operation == .move
        #expect(await host.drag("Text", onto: "Here") == isTaken)
        #expect(heard.events == ["entered"] + (isTaken ? ["dropped 1"] : []) + ["exited"])
    }

    @Test("A value goes through data and files, and its proxy's")
    func representations() async throws {
        let book = Book(title: "Moby Dick")
        #expect(book.exportedContentTypes() == [.json, .utf8PlainText])
        #expect(try await String(decoding: book.exported(as: .plainText), as: UTF8.self) == "Moby Dick")
        #expect(try await Book(importing: book.exported(as: nil), contentType: .json) == book)
        await #expect(throws: (any Error).self) { try await Book(importing: Data(), contentType: .png) }
        let read = try await book.withExportedFile(contentType: .json) { file in
            #expect(file.pathExtension == "json")
            return try await Book(importing: file, contentType: nil)
        }
        #expect(read == book)
        let url = try #require(URL(string: "https://example.com"))
        #expect(try await URL(importing: url.exported(as: .url), contentType: .url) == url)
    }
}

extension DragTests {
    @Test("An image goes as PNG")
    func images() async throws {
        let circle = Circle().fill(.red).frame(width: 8, height: 8)
        let picture = try #require(ImageRenderer(content: circle).cgImage)
        let data = try await Image(decorative: picture, scale: 1).exported(as: .png)
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(try await Image(importing: data, contentType: .png).exported(as: nil).isEmpty == false)
    }
}
