import CoreTransferable
import SwiftUI
import Testing
import UmweltTesting
import UniformTypeIdentifiers

@testable import UmweltPhotosUI

@MainActor @Suite("Photos pickers") struct PhotosPickerTests {
    private final class Journal {
        var item: PhotosPickerItem?
        var items: [PhotosPickerItem] = []
    }

    private struct Page: View {
        let journal: Journal
        var limit: Int?
        @State private var item: PhotosPickerItem?
        @State private var items: [PhotosPickerItem] = []
        @State private var isPresented = false

        var body: some View {
            VStack {
                PhotosPicker("One", selection: $item, matching: .images)
                PhotosPicker(selection: $items, maxSelectionCount: limit, photoLibrary: .shared()) {
                    Label("Several", systemImage: "photo")
                }
                Button("Open") { isPresented = true }
                    .photosPicker(isPresented: $isPresented, selection: $item, matching: .videos)
                Text(item == nil ? "none" : "chosen")
            }
            .onChange(of: item) { journal.item = item }
            .onChange(of: items) { journal.items = items }
        }
    }

    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func file(_ name: String, _ content: String = "content") throws -> URL {
        let file = folder.appendingPathComponent(name)
        try Data(content.utf8).write(to: file)
        return file
    }

    private func host(_ journal: Journal, limit: Int? = nil) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 200)) { Page(journal: journal, limit: limit) }
    }

    @Test("A chosen file is the item, whose content is loaded on request") func one() async throws {
        let journal = Journal()
        let host = host(journal)
        host.tap("One")
        let request = await host.fileRequest()
        #expect(request?.kind == .reading(types: ["image/*"], allowsSeveral: false))
        #expect(await host.chooseFiles([try file("a.jpg")]))
        let item = try #require(journal.item)
        #expect(item.supportedContentTypes == [.jpeg])
        #expect(item.itemIdentifier == nil)
        #expect(try await item.loadTransferable(type: Data.self) == Data("content".utf8))
        #expect(host.frame(of: "chosen") != nil)
    }

    @Test("Several items are at most as many as allowed, and items of a library can be made again") func several()
        async throws
    {
        let journal = Journal()
        let host = host(journal, limit: 2)
        host.tap("Several")
        let request = await host.fileRequest()
        #expect(request?.kind == .reading(types: ["image/*", "video/*"], allowsSeveral: true))
        #expect(await host.chooseFiles([try file("a.png"), try file("b.png", "b"), try file("c.png")]))
        #expect(journal.items.map(\.file.lastPathComponent) == ["a.png", "b.png"])
        let again = PhotosPickerItem(itemIdentifier: try #require(journal.items[1].itemIdentifier))
        #expect(again == journal.items[1])
        #expect(try await again.loadTransferable(type: Data.self) == Data("b".utf8))
    }

    @Test("A binding opens the dialog, and cancelling it keeps the selection") func presented() async throws {
        let journal = Journal()
        let host = host(journal)
        host.tap("Open")
        #expect(await host.fileRequest()?.kind == .reading(types: ["video/*"], allowsSeveral: false))
        #expect(await host.cancelFiles())
        #expect(journal.item == nil)
        host.tap("Open")
        #expect(await host.chooseFiles([try file("a.mov")]))
        #expect(journal.item?.supportedContentTypes == [.quickTimeMovie])
    }

    private struct Words: Transferable {
        let text: String

        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(importedContentType: .image) { Words(text: String(decoding: $0, as: UTF8.self)) }
        }
    }

    @Test("A type of the app's own loads what it can import, and nil otherwise") func ownType() async throws {
        let photo = PhotosPickerItem(file: try file("a.png", "words"), hasIdentifier: false)
        #expect(try await photo.loadTransferable(type: Words.self)?.text == "words")
        let film = PhotosPickerItem(file: try file("a.mov"), hasIdentifier: false)
        #expect(try await film.loadTransferable(type: Words.self) == nil)
        let deleted = PhotosPickerItem(file: folder.appendingPathComponent("none.png"), hasIdentifier: false)
        #expect(try await deleted.loadTransferable(type: Data.self) == nil)
    }

    @Test("A photo is an image") func image() async throws {
        let content = ImageRenderer(content: Color.red.frame(width: 4, height: 4))
        let data = try TestHost(size: CGSize(width: 4, height: 4)) { content.content }.pngData()
        let file = folder.appendingPathComponent("red.png")
        try data.write(to: file)
        let item = PhotosPickerItem(file: file, hasIdentifier: false)
        #expect(try await item.loadTransferable(type: Image.self) != nil)
    }

    @Test("Loading with a handler calls it once") func handler() async throws {
        let item = PhotosPickerItem(file: try file("a.png"), hasIdentifier: false)
        let data = try await withCheckedThrowingContinuation { continuation in
            item.loadTransferable(type: Data.self) { continuation.resume(with: $0) }
        }
        #expect(data == Data("content".utf8))
    }

    @Test("Filters combine to types of files") func filters() {
        #expect(PHPickerFilter.images.contentTypes == [.image])
        #expect(PHPickerFilter.any(of: [.images, .videos]).contentTypes == [.image, .movie])
        #expect(PHPickerFilter.not(.videos).contentTypes == [.image])
        #expect(PHPickerFilter.any(of: [.screenshots, .livePhotos]).contentTypes == [.image])
        #expect(PHPickerFilter.all(of: [.images, .not(.screenshots)]).contentTypes == [.image])
        #expect(PHPickerFilter.all(of: [.images, .videos]).contentTypes.isEmpty)
    }
}
