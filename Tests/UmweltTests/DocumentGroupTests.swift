import Foundation
import SwiftUI
import Testing
import UmweltTesting
import UniformTypeIdentifiers

private struct Letter: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        if text == "broken" { throw CocoaError(.fileReadCorruptFile) }
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

private struct Letters: App {
    var body: some Scene {
        DocumentGroup(newDocument: Letter(text: "Dear Ahab")) { file in
            Text(file.document.text)
            Text(file.fileURL?.lastPathComponent ?? "a new letter")
            Button("Sign") { file.document.text += ", yours" }
        }
    }
}

private struct Reader: App {
    var body: some Scene {
        DocumentGroup(viewing: Letter.self) { file in Text(file.isEditable ? "editable" : file.document.text) }
    }
}

@MainActor @Suite("Windows for documents")
struct DocumentGroupTests {
    private func file(_ name: String, _ text: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url
    }

    @Test("A window begins with a new document, which its view changes")
    func new() throws {
        let host = try #require(TestHost(app: Letters()))
        #expect(host.texts.contains("Dear Ahab") && host.texts.contains("a new letter"))
        host.tap("Sign")
        #expect(host.texts.contains("Dear Ahab, yours"))
    }

    @Test("Another document is read from a file that the user chooses")
    func open() async throws {
        let host = try #require(TestHost(app: Letters()))
        host.tap("Open…")
        let url = try file("Whale.txt", "Call me Ishmael")
        #expect(await host.chooseFiles([url]))
        #expect(host.texts.contains("Call me Ishmael") && host.texts.contains("Whale.txt"))
        #expect(host.texts.contains("Whale"), "The title")
    }

    @Test("A file that is no document leaves the document as it was, with an alert")
    func broken() async throws {
        let host = try #require(TestHost(app: Letters()))
        host.tap("Open…")
        #expect(await host.chooseFiles([try file("Broken.txt", "broken")]))
        #expect(host.tap("OK") && host.texts.contains("Dear Ahab"))
    }

    @Test("A document is written into a file that the user gets")
    func save() async throws {
        let host = try #require(TestHost(app: Letters()))
        host.tap("Sign")
        host.tap("Save")
        let files = await host.takeFiles()
        #expect(files.map(\.lastPathComponent) == ["Untitled.txt"])
        let saved = try #require(files.first)
        #expect(try String(contentsOf: saved, encoding: .utf8) == "Dear Ahab, yours")
    }

    @Test("Windows to look at documents are empty until the user has chosen one, and save none")
    func viewing() async throws {
        let host = try #require(TestHost(app: Reader()))
        #expect(host.texts.contains("No Document") && !host.tap("Save"))
        host.tap("Open…")
        #expect(await host.chooseFiles([try file("Whale.txt", "Call me Ishmael")]))
        #expect(host.texts.contains("Call me Ishmael"))
    }
}
