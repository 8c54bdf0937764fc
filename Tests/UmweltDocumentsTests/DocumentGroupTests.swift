import Foundation
import SwiftUI
import TestSupport
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

/// An app of two kinds of documents, whose letters open and make others.
private struct Office: App {
    var body: some Scene {
        DocumentGroup(newDocument: Letter(text: "Dear Ahab")) { file in Desk(letter: file.$document) }
        DocumentGroup(viewing: Letter.self) { file in Text("A viewer of \(file.document.text)") }
    }
}

private struct Desk: View {
    @Binding var letter: Letter
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.newDocument) private var newDocument
    @Environment(\.openDocument) private var openDocument
    @Environment(\.documentConfiguration) private var configuration
    @State private var failure = "none"
    @State private var path = ""

    var body: some View {
        Text(letter.text)
        Text("\(configuration?.fileURL?.lastPathComponent ?? "no file"), \(configuration?.isEditable == true)")
        Text("Failure: \(failure)")
        TextField("Path", text: $path)
        Button("Sign") { letter.text += ", yours" }
        Button("Close") { dismissWindow() }
        Button("Answer") { newDocument(Letter(text: "Dear Starbuck")) }
        Button("New") { newDocument(contentType: .plainText) }
        Button("Photo") { newDocument(contentType: .png) }
        Button("Fetch") {
            Task {
                do {
                    try await openDocument(at: URL(fileURLWithPath: path))
                } catch {
                    failure = "yes"
                }
            }
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
        let files = await host.receiveFiles()
        #expect(files.map(\.lastPathComponent) == ["Untitled.txt"])
        let saved = try #require(files.first)
        #expect(try String(contentsOf: saved, encoding: .utf8) == "Dear Ahab, yours")
    }

    /// Waits until a file has a content, or for a few seconds.
    private func expect(_ text: String, in file: URL) async throws {
        func content() throws -> String { try String(contentsOf: file, encoding: .utf8) }
        for _ in 0..<1000 where try content() != text { try await Task.sleep(for: .milliseconds(5)) }
        #expect(try content() == text)
    }

    @Test("A document with a file is saved by itself after changes")
    func autosave() async throws {
        let host = try #require(TestHost(app: Letters()))
        let url = try file("Whale.txt", "Call me Ishmael")
        host.tap("Open…")
        #expect(await host.chooseFiles([url]))
        host.tap("Sign")
        #expect(try String(contentsOf: url, encoding: .utf8) == "Call me Ishmael")
        host.tap("Sign")
        try await expect("Call me Ishmael, yours, yours", in: url)
    }

    @Test("A change is saved at once when another file is opened, and when the window is not in use any more")
    func saveAtEnd() async throws {
        let host = try #require(TestHost(app: Letters()))
        let (first, second) = (try file("First.txt", "One"), try file("Second.txt", "Two"))
        host.tap("Open…")
        #expect(await host.chooseFiles([first]))
        host.tap("Sign")
        host.tap("Open…")
        #expect(await host.chooseFiles([second]))
        #expect(try String(contentsOf: first, encoding: .utf8) == "One, yours")
        host.tap("Sign")
        host.traits.scenePhase = .background
        host.update()
        #expect(try String(contentsOf: second, encoding: .utf8) == "Two, yours")
    }

    @Test("A change is saved at once when the window closes")
    func saveAtClose() async throws {
        let host = try office()
        let url = try file("Whale.txt", "Call me Ishmael")
        #expect(host.type(url.path, into: "Path") && host.tap("Fetch"))
        await runTasks()
        let window = try #require(host.openedWindows.first)
        #expect(window.tap("Sign"))
        #expect(try String(contentsOf: url, encoding: .utf8) == "Call me Ishmael")
        #expect(window.tap("Close") && host.openedWindows.isEmpty)
        #expect(try String(contentsOf: url, encoding: .utf8) == "Call me Ishmael, yours")
    }

    @Test("A file of a type that the document is not written as, and a document that is looked at, stay as they are")
    func notSaved() async throws {
        let host = try #require(TestHost(app: Letters()))
        let url = try file("Whale.csv", "a,b")
        host.tap("Open…")
        #expect(await host.chooseFiles([url]))
        host.tap("Sign")
        host.traits.scenePhase = .background
        host.update()
        #expect(try String(contentsOf: url, encoding: .utf8) == "a,b")
    }

    @Test("Windows to look at documents are empty until the user has chosen one, and save none")
    func viewing() async throws {
        let host = try #require(TestHost(app: Reader()))
        #expect(host.texts.contains("No Document") && !host.tap("Save"))
        host.tap("Open…")
        #expect(await host.chooseFiles([try file("Whale.txt", "Call me Ishmael")]))
        #expect(host.texts.contains("Call me Ishmael"))
    }

    /// Runs the tasks that wait for nothing but their turn.
    private func runTasks() async { for _ in 0..<20 { await Task.yield() } }

    private func office() throws -> TestHost {
        let host = try #require(TestHost(app: Office()))
        host.traits.supportsMultipleWindows = true
        return host
    }

    @Test("The environment has the file of the document in whose window a view is, and nothing elsewhere")
    func configuration() async throws {
        let host = try office()
        #expect(host.texts.contains("no file, true"))
        host.tap("Open…")
        #expect(await host.chooseFiles([try file("Whale.txt", "Call me Ishmael")]))
        #expect(host.texts.contains("Whale.txt, true"))
        #expect(EnvironmentValues().documentConfiguration == nil)
    }

    @Test("newDocument opens a window with the document that it is given, or with that of the group for a type")
    func newDocuments() throws {
        let host = try office()
        #expect(host.tap("Answer") && host.tap("New") && host.tap("Photo"))
        #expect(
            host.openedWindows.map { $0.texts.filter { $0.hasPrefix("Dear") } } == [["Dear Starbuck"], ["Dear Ahab"]])
        #expect(host.openedWindows.allSatisfy { $0.texts.contains("no file, true") })
    }

    @Test("openDocument opens a window with a file, once for each, and throws for what is no document")
    func openDocuments() async throws {
        let host = try office()
        let url = try file("Whale.txt", "Call me Ishmael")
        for _ in 0..<2 {
            #expect(host.clear("Path") && host.type(url.path, into: "Path") && host.tap("Fetch"))
            await runTasks()
        }
        #expect(host.openedWindows.map { $0.texts.contains("Call me Ishmael") } == [true])
        #expect(host.openedWindows.first?.texts.contains("Whale.txt, true") == true)
        for bad in [try file("Broken.txt", "broken"), try file("Photo.png", "no text")] {
            #expect(host.clear("Path") && host.type(bad.path, into: "Path") && host.tap("Fetch"))
            await runTasks()
            #expect(host.texts.contains("Failure: yes") && host.openedWindows.count == 1)
        }
    }

    @Test("A window that has got another file is the one that openDocument finds")
    func anotherFile() async throws {
        let host = try office()
        let url = try file("Whale.txt", "Call me Ishmael")
        host.tap("Open…")
        #expect(await host.chooseFiles([url]))
        #expect(host.clear("Path") && host.type(url.path, into: "Path") && host.tap("Fetch"))
        await runTasks()
        #expect(host.openedWindows.isEmpty && host.texts.contains("Failure: none"))
    }
}
