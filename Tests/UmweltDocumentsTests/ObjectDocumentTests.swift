import Foundation
import Observation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting
import UniformTypeIdentifiers

private final class Diary: ReferenceFileDocument, @unchecked Sendable {
    static var readableContentTypes: [UTType] { [.plainText] }
    @Published var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        if text == "broken" { throw CocoaError(.fileReadCorruptFile) }
    }

    func snapshot(contentType: UTType) throws -> String { text }

    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
}

private struct DiaryName: View {
    @EnvironmentObject private var diary: Diary
    var body: some View { Text("Diary of \(diary.text.count) letters") }
}

private struct Diaries: App {
    var body: some Scene {
        DocumentGroup(newDocument: { Diary(text: "Dear diary") }) { file in
            Text(file.document.text)
            Text(file.fileURL?.lastPathComponent ?? "a new diary")
            TextField("Text", text: file.$document.text)
            DiaryName()
        }
    }
}

private struct DiaryReader: App {
    var body: some Scene {
        DocumentGroup(viewing: Diary.self) { file in Text(file.isEditable ? "editable" : file.document.text) }
    }
}

/// A reader that takes no file wrapper.
private struct LineReader: DocumentReader {
    @concurrent func read(from source: sending URL, progress: consuming Subprogress) async throws -> sending [String] {
        let manager = progress.start(totalCount: 2)
        let text = try String(contentsOf: source, encoding: .utf8)
        if text == "broken" { throw CocoaError(.fileReadCorruptFile) }
        manager.complete(count: 1)
        defer { manager.complete(count: 1) }
        return text.split(separator: "\n").map(String.init)
    }
}

@Observable private final class Poem: Document {
    static let readableContentTypes = [UTType.plainText]
    var lines: [String]
    init(_ lines: [String] = []) { self.lines = lines }

    func reader(configuration: sending ReadConfiguration) -> sending LineReader { LineReader() }

    func writer(configuration: sending WriteConfiguration) -> sending FileWrapperDocumentWriter<[String]> {
        FileWrapperDocumentWriter(configuration) { lines, previous in
            let note = previous.flatMap(\.regularFileContents).map { " after \($0.count) bytes" } ?? ""
            return FileWrapper(regularFileWithContents: Data((lines.joined(separator: "\n") + note).utf8))
        }
    }

    @MainActor func snapshot(contentType: UTType) async throws -> sending [String] { lines }

    @MainActor func apply(snapshot: sending [String], previous: sending [String]?) async throws { lines = snapshot }
}

private struct PoemView: View {
    let poem: Poem
    var body: some View {
        ForEach(poem.lines, id: \.self) { Text($0) }
        Button("Add") { poem.lines.append("line \(poem.lines.count + 1)") }
    }
}

private struct Poems: App {
    var body: some Scene {
        DocumentGroup { poem in
            PoemView(poem: poem)
        } makeDocument: { configuration, context in
            Poem([configuration.fileURL == nil && context.creationSource == nil ? "new" : "to be read"])
        }
    }
}

private struct Cancelled: App {
    var body: some Scene {
        DocumentGroup {
            PoemView(poem: $0)
        } makeDocument: { _, _ -> Poem in
            throw CancellationError()
        }
    }
}

private struct PoemReader: App {
    var body: some Scene {
        DocumentGroup {
            PoemView(poem: $0)
        } makeReadableDocument: { _, _ in
            Poem()
        }
    }
}

@MainActor @Suite("Windows for documents that are objects")
struct ObjectDocumentTests {
    private func file(_ name: String, _ text: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url
    }

    /// Waits until a window shows a text, or for a few seconds.
    private func wait(_ host: TestHost, for text: String) async {
        for _ in 0..<3000 where !host.texts.contains(text) {
            try? await Task.sleep(for: .milliseconds(2))
            host.update()
        }
        #expect(host.texts.contains(text))
    }

    @Test("A document that announces its changes is edited, and is in the environment of its view")
    func reference() throws {
        let host = try #require(TestHost(app: Diaries()))
        #expect(host.texts.contains("Dear diary") && host.texts.contains("a new diary"))
        #expect(host.texts.contains("Diary of 10 letters"))
        host.clear("Text")
        host.type("Ahab", into: "Text")
        #expect(host.texts.contains("Ahab") && host.texts.contains("Diary of 4 letters"))
    }

    @Test("A document that announces its changes is read from a file and written into one")
    func referenceFiles() async throws {
        let host = try #require(TestHost(app: Diaries()))
        host.tap("Open…")
        #expect(await host.chooseFiles([try file("Whale.txt", "Call me Ishmael")]))
        #expect(host.texts.contains("Call me Ishmael") && host.texts.contains("Whale.txt"))
        host.tap("Open…")
        #expect(await host.chooseFiles([try file("Broken.txt", "broken")]))
        #expect(host.tap("OK") && host.texts.contains("Call me Ishmael"))
        host.tap("Save")
        let saved = try #require(await host.receiveFiles().first)
        #expect(try String(contentsOf: saved, encoding: .utf8) == "Call me Ishmael")
        let reader = try #require(TestHost(app: DiaryReader()))
        #expect(reader.texts.contains("No Document") && !reader.tap("Save"))
        reader.tap("Open…")
        #expect(await reader.chooseFiles([try file("Whale.txt", "Call me Ishmael")]))
        #expect(reader.texts.contains("Call me Ishmael"))
    }

    @Test("An observable document is made for a window, and its view follows its properties")
    func observable() async throws {
        let host = try #require(TestHost(app: Poems()))
        await wait(host, for: "new")
        #expect(host.updates { host.tap("Add") } == ["PoemView"])
        #expect(host.texts.contains("line 2") && host.texts.contains("Untitled"))
    }

    @Test("An observable document is read by its reader and written by its writer, off the main actor")
    func observableFiles() async throws {
        let host = try #require(TestHost(app: Poems()))
        await wait(host, for: "new")
        host.tap("Open…")
        #expect(await host.chooseFiles([try file("Whale.txt", "Call me\nIshmael")]))
        await wait(host, for: "Ishmael")
        #expect(!host.texts.contains("to be read") && host.texts.contains("Whale"))
        host.tap("Add")
        for number in 1...2 {
            host.tap("Save")
            let saved = try #require(await host.receiveFiles().first)
            let text = try String(contentsOf: saved, encoding: .utf8)
            #expect(text.hasPrefix("Call me\nIshmael\nline 3"))
            // The second write knows the file of the first.
            #expect(number == 1 || text.contains(" after "))
        }
        host.tap("Open…")
        #expect(await host.chooseFiles([try file("Broken.txt", "broken")]))
        await wait(host, for: "OK")
        #expect(host.tap("OK") && host.texts.contains("Ishmael"))
    }

    /// Waits until a file has a content, or for a few seconds.
    private func expect(_ text: String, in file: URL) async throws {
        func content() throws -> String { try String(contentsOf: file, encoding: .utf8) }
        for _ in 0..<1000 where try content() != text { try await Task.sleep(for: .milliseconds(5)) }
        #expect(try content() == text)
    }

    @Test("A document that announces its changes is saved by itself after them")
    func referenceAutosave() async throws {
        let host = try #require(TestHost(app: Diaries()))
        let url = try file("Whale.txt", "Call me Ishmael")
        host.tap("Open…")
        #expect(await host.chooseFiles([url]))
        host.clear("Text")
        host.type("Ahab", into: "Text")
        try await expect("Ahab", in: url)
    }

    @Test("An observable document is saved by itself after each change, also of what no view reads")
    func observableAutosave() async throws {
        let host = try #require(TestHost(app: Poems()))
        await wait(host, for: "new")
        let url = try file("Whale.txt", "Call me")
        host.tap("Open…")
        #expect(await host.chooseFiles([url]))
        await wait(host, for: "Call me")
        // The document is followed once it has been read.
        for _ in 0..<20 { await Task.yield() }
        host.tap("Add")
        try await expect("Call me\nline 2", in: url)
        host.tap("Add")
        try await expect("Call me\nline 2\nline 3 after 14 bytes", in: url)
    }

    @Test("Windows without a new document are empty until the user has chosen a file")
    func empty() async throws {
        for host in [try #require(TestHost(app: Cancelled())), try #require(TestHost(app: PoemReader()))] {
            for _ in 0..<5 {
                await Task.yield()
                host.update()
            }
            #expect(host.texts.contains("No Document") && !host.tap("Save") && host.texts.contains("Open…"))
        }
        let reader = try #require(TestHost(app: PoemReader()))
        reader.tap("Open…")
        #expect(await reader.chooseFiles([try file("Whale.txt", "Call me\nIshmael")]))
        await wait(reader, for: "Ishmael")
        #expect(!reader.tap("Save"))
    }

    @Test("The progress of a task is that of its units and of its parts")
    func progress() {
        let whole = ProgressManager(totalCount: 4)
        whole.complete(count: 1)
        let part = whole.subprogress(assigningCount: 2).start(totalCount: 10)
        #expect(whole.fractionCompleted == 0.25 && whole.completedCount == 1)
        part.complete(count: 5)
        #expect(whole.fractionCompleted == 0.5 && part.fractionCompleted == 0.5 && !part.isFinished)
        part.complete(count: 5)
        #expect(whole.completedCount == 3 && part.isFinished && !whole.isFinished)
        let unknown = ProgressManager(totalCount: nil)
        #expect(unknown.isIndeterminate && unknown.fractionCompleted == 0 && !unknown.isFinished)
        unknown.setCounts { completed, total in (completed, total) = (1, 2) }
        #expect(unknown.fractionCompleted == 0.5)
    }
}
