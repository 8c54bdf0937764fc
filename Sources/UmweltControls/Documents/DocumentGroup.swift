import Foundation
@_spi(Kernel) import Umwelt
import UniformTypeIdentifiers

/// A scene whose windows show documents, each its own.
///
/// ```swift
/// DocumentGroup(newDocument: Letter()) { file in
///     TextEditor(text: file.$document.text)
/// }
/// ```
///
/// A window begins with a new document. The buttons in its bar read another one from a file that the user chooses, and
/// write it into a file that the user gets.
public nonisolated struct DocumentGroup<Document, Content: View>: Scene {
    private let makeWindow: () -> AnyView

    /// The windows.
    @MainActor public var body: some Scene { WindowGroup { makeWindow() } }
}

extension DocumentGroup where Document: FileDocument {
    /// Makes a group of windows in which documents are edited.
    ///
    /// - Parameters:
    ///   - newDocument: Makes the document that a window begins with.
    ///   - editor: Makes the view of a window.
    nonisolated public init(
        newDocument: @autoclosure @escaping @Sendable () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        makeWindow = { AnyView(DocumentWindow(document: newDocument(), isEditable: true, content: editor)) }
    }

    /// Makes a group of windows in which documents are looked at. They are empty until the user chooses a file.
    ///
    /// - Parameters:
    ///   - documentType: The type of the documents.
    ///   - viewer: Makes the view of a window.
    nonisolated public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        makeWindow = { AnyView(DocumentWindow<Document, Content>(document: nil, isEditable: false, content: viewer)) }
    }
}

/// The content of a window with a document: its view below a bar with the document's name and buttons for files.
private nonisolated struct DocumentWindow<Document: FileDocument, Content: View>: View, SystemView {
    let isEditable: Bool
    let content: (FileDocumentConfiguration<Document>) -> Content

    @State private var document: Document?
    @State private var fileURL: URL?
    @State private var isOpening = false
    @State private var isSaving = false
    @State private var failure: String?

    nonisolated init(
        document: Document?, isEditable: Bool, content: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.isEditable = isEditable
        self.content = content
        _document = State(initialValue: document)
    }

    @MainActor private var name: String {
        fileURL?.deletingPathExtension().lastPathComponent ?? (document == nil ? "No Document" : "Untitled")
    }

    @MainActor var body: some View {
        NavigationStack {
            Group {
                if let document {
                    content(
                        FileDocumentConfiguration(
                            // After a window has a document it never has none again.
                            document: Binding {
                                self.document ?? document
                            } set: {
                                self.document = $0
                            },
                            fileURL: fileURL, isEditable: isEditable)
                    )
                    // Another file is another document: nothing of the view's state belongs to it.
                    .id(fileURL)
                } else {
                    ContentUnavailableView {
                        Label {
                            Text("No Document")
                        } icon: {
                            Image(systemName: "doc")
                        }
                    } actions: {
                        openButton
                    }
                }
            }
            .navigationTitle(Text(name))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    openButton.keyboardShortcut("o")
                    if isEditable { saveButton }
                }
            }
        }
        .fileImporter(isPresented: $isOpening, allowedContentTypes: Document.readableContentTypes) { open($0) }
        .fileExporter(
            isPresented: $isSaving, document: document, contentTypes: Document.writableContentTypes,
            defaultFilename: name
        ) { result in
            switch result {
            case .success(let url): fileURL = url
            case .failure(let error): failure = error.localizedDescription
            }
        }
        .alert(
            Text(failure ?? ""),
            isPresented: Binding {
                failure != nil
            } set: {
                if !$0 { failure = nil }
            }
        ) {}
    }

    @MainActor private var openButton: some View {
        Button {
            isOpening = true
        } label: {
            Label {
                Text("Open…")
            } icon: {
                Image(systemName: "folder")
            }
        }
    }

    @MainActor private var saveButton: some View {
        Button {
            isSaving = true
        } label: {
            Label {
                SystemWord.save.text
            } icon: {
                Image(systemName: "square.and.arrow.down")
            }
        }
        .keyboardShortcut("s")
    }

    @MainActor private func open(_ result: Result<URL, any Error>) {
        do {
            let url = try result.get()
            let type = UTType(filenameExtension: url.pathExtension) ?? Document.readableContentTypes.first ?? .data
            document = try Document(
                configuration: FileDocumentReadConfiguration(
                    contentType: type, file: FileWrapper(regularFileWithContents: Data(contentsOf: url))))
            fileURL = url
        } catch {
            failure = error.localizedDescription
        }
    }
}
