import SwiftUI
import UniformTypeIdentifiers

/// Buttons that ask for files, and a link.
struct Files: View {
    @State private var isImporting = false
    @State private var isExporting = false

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Button("Import") { isImporting = true }.frame(width: 200, height: 40)
            Button("Export") { isExporting = true }.frame(width: 200, height: 40)
            Link("Link", destination: URL(string: "umwelt-test:there")!).frame(width: 200, height: 40)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
            switch result {
            case .success(let url): print("imported \(url.path)")
            case .failure(let error): print("failed \(error)")
            }
        }
        .fileExporter(
            isPresented: $isExporting, document: Note(text: "Call me Ishmael."), contentType: .plainText,
            defaultFilename: "Note"
        ) { result in
            switch result {
            case .success(let url): print("exported \(url.path)")
            case .failure(let error): print("failed \(error)")
            }
        }
        .onChange(of: isImporting) { if !isImporting { print("closed") } }
        .onAppear { print("shown") }
    }
}

/// A text in a file.
private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }

    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}
