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
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        if text.isEmpty { throw CocoaError(.fileWriteUnknown) }
        return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

private struct Desk: View {
    var text = "Dear Ahab"
    var file: URL?
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var isMoving = false
    @State private var heard = "nothing"

    var body: some View {
        VStack {
            Button("Import") { isImporting = true }
                .fileImporter(
                    isPresented: $isImporting, allowedContentTypes: [.png, .movie], allowsMultipleSelection: true
                ) {
                    heard = (try? $0.get().map(\.lastPathComponent).joined(separator: " ")) ?? "failure"
                } onCancellation: {
                    heard = "cancelled"
                }
            Button("Export") { isExporting = true }
                .fileExporter(
                    isPresented: $isExporting, document: Letter(text: text), contentType: .plainText,
                    defaultFilename: "Letter"
                ) {
                    heard = (try? $0.get().lastPathComponent) ?? "failure"
                }
            Button("Move") { isMoving = true }
                .fileMover(isPresented: $isMoving, file: file) {
                    heard = (try? $0.get().lastPathComponent) ?? "failure"
                }
            Text(heard)
            Text(isImporting || isExporting || isMoving ? "asking" : "idle")
        }
    }
}

@MainActor struct FileRequestTests {
    @Test("A request has the words for its dialog and the folder where that begins, in the language of its view")
    func dialog() async throws {
        let host = TestHost {
            Desk().fileDialogMessage("Choose a cover").fileDialogConfirmationLabel(Text("Take"))
                .fileDialogDefaultDirectory(URL(fileURLWithPath: "/tmp"))
        }
        host.tap("Import")
        let dialog = try #require(await host.fileRequest()).dialog
        #expect(dialog.message == "Choose a cover")
        #expect(dialog.confirmationLabel == "Take")
        #expect(dialog.folder?.path == "/tmp")
        let plain = TestHost { Desk() }
        plain.tap("Import")
        #expect(try #require(await plain.fileRequest()).dialog == FileRequest.Dialog())
    }

    @Test("A view asks for files of its types, and gets those that are chosen")
    func importing() async throws {
        let host = TestHost { Desk() }
        #expect(await host.fileRequest() == nil)
        host.tap("Import")
        let request = try #require(await host.fileRequest())
        #expect(request.kind == .reading(types: [".png", "image/png", "video/*"], allowsSeveral: true))
        #expect(host.texts.contains("asking"))
        #expect(await host.chooseFiles([URL(fileURLWithPath: "/a.png"), URL(fileURLWithPath: "/b.png")]))
        #expect(host.texts.contains("a.png b.png") && host.texts.contains("idle"))
        host.tap("Import")
        #expect(await host.cancelFiles())
        #expect(host.texts.contains("cancelled") && host.texts.contains("idle"))
    }

    @Test("A document is written into a file that is given away")
    func exporting() async throws {
        let host = TestHost { Desk() }
        host.tap("Export")
        let files = await host.receiveFiles()
        #expect(files.map(\.lastPathComponent) == ["Letter.txt"])
        #expect(try String(contentsOf: try #require(files.first), encoding: .utf8) == "Dear Ahab")
        #expect(host.texts.contains("Letter.txt") && host.texts.contains("idle"))
    }

    @Test("A document that cannot be written is a failure")
    func failures() async {
        let host = TestHost { Desk(text: "") }
        host.tap("Export")
        #expect(await host.fileRequest() == nil)
        #expect(host.texts.contains("failure") && host.texts.contains("idle"))
    }

    @Test("A file that is moved is no longer where it was")
    func moving() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("Text".utf8).write(to: file)
        let host = TestHost { Desk(file: file) }
        host.tap("Move")
        #expect(await host.receiveFiles() == [file])
        #expect(host.texts.contains(file.lastPathComponent))
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}
