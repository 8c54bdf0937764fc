import Foundation
@_spi(Kernel) import Umwelt
import UmweltCombine
import UniformTypeIdentifiers

/// The content of a window with a document that is a value.
nonisolated struct FileDocumentWindow<Document: FileDocument, Content: View>: View, SystemView {
    let isEditable: Bool
    let content: (FileDocumentConfiguration<Document>) -> Content

    /// The value of the window; nil for a window that starts with a new document, or empty.
    @Binding var reference: DocumentReference<Document>?

    @State private var document: Document?
    @State private var fileURL: URL?
    @State private var isSaving = false
    @State private var failure: String?
    @State private var autosave = DocumentAutosave()

    /// Makes the content.
    ///
    /// - Parameter newDocument: Makes the document of a window without a file; nil for a window that is empty then.
    nonisolated init(
        _ newDocument: (() -> Document)?, reference: Binding<DocumentReference<Document>?>, isEditable: Bool,
        content: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.isEditable = isEditable
        self.content = content
        _reference = reference
        let isNew = reference.wrappedValue?.fileURL == nil
        _document = State(initialValue: isNew ? newDocument?() : nil)
    }

    @MainActor var body: some View {
        DocumentBars(
            fileURL: fileURL, types: Document.readableContentTypes, isEditable: isEditable, isSaving: $isSaving,
            failure: $failure, open: open,
            content: document.map { document in
                content(
                    FileDocumentConfiguration(
                        // After a window has a document it never has none again.
                        document: Binding {
                            self.document ?? document
                        } set: {
                            self.document = $0
                            changed()
                        },
                        fileURL: fileURL, isEditable: isEditable)
                )
                // Another file is another document: nothing of the view's state belongs to it.
                .id(fileURL)
            }
        )
        .onAppear { begin() }
        .finishing(autosave)
        .onChange(of: fileURL) { _, url in reference = url.map { DocumentReference(origin: .file($0)) } ?? reference }
        .fileExporter(
            isPresented: $isSaving, document: document, contentTypes: Document.writableContentTypes,
            defaultFilename: DocumentBars<Content>.name(of: fileURL, hasDocument: document != nil)
        ) { result in
            switch result {
            case .success(let url): fileURL = url
            case .failure(let error): failure = error.localizedDescription
            }
        }
    }

    /// Shows the document that an action has created or read for the window, or reads its file.
    @MainActor private func begin() {
        guard let reference else { return }
        if let waiting: Document = WaitingDocuments.remove(for: reference) {
            (document, fileURL) = (waiting, reference.fileURL)
        } else if fileURL == nil, let url = reference.fileURL {
            open(url)
        }
    }

    /// Saves the document a while after a change, if it has a file.
    @MainActor private func changed() {
        guard isEditable, let fileURL else { return }
        autosave.changed(failure: $failure) { if let document { try fileURL.save(document) } }
    }

    @MainActor private func open(_ url: URL) {
        autosave.finish()
        do {
            document = try Document(
                configuration: FileDocumentReadConfiguration(url, of: Document.readableContentTypes))
            fileURL = url
        } catch {
            failure = error.localizedDescription
        }
    }
}

/// The content of a window with a document that is an object, which announces its changes.
nonisolated struct ReferenceDocumentWindow<Document: ReferenceFileDocument, Content: View>: View, SystemView {
    let isEditable: Bool
    let content: (ReferenceFileDocumentConfiguration<Document>) -> Content

    /// The value of the window; nil for a window that starts with a new document, or empty.
    @Binding var reference: DocumentReference<Document>?

    @State private var document: Document?
    @State private var fileURL: URL?
    @State private var isSaving = false
    @State private var failure: String?
    @State private var autosave = DocumentAutosave()

    /// Makes the content.
    ///
    /// - Parameter newDocument: Makes the document of a window without a file; nil for a window that is empty then.
    nonisolated init(
        _ newDocument: (() -> Document)?, reference: Binding<DocumentReference<Document>?>, isEditable: Bool,
        content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.isEditable = isEditable
        self.content = content
        _reference = reference
        let isNew = reference.wrappedValue?.fileURL == nil
        _document = State(initialValue: isNew ? newDocument?() : nil)
    }

    @MainActor var body: some View {
        DocumentBars(
            fileURL: fileURL, types: Document.readableContentTypes, isEditable: isEditable, isSaving: $isSaving,
            failure: $failure, open: open,
            content: document.map { document in
                ReferenceDocumentEditor(
                    document: document, fileURL: fileURL, isEditable: isEditable, content: content
                )
                .environmentObject(document)
                .onReceive(document.objectWillChange) { _ in changed() }
                .id(ObjectIdentifier(document))
            }
        )
        .onAppear { begin() }
        .finishing(autosave)
        .onChange(of: fileURL) { _, url in reference = url.map { DocumentReference(origin: .file($0)) } ?? reference }
        .fileExporter(
            isPresented: $isSaving, document: document, contentTypes: Document.writableContentTypes,
            defaultFilename: DocumentBars<Content>.name(of: fileURL, hasDocument: document != nil)
        ) { result in
            switch result {
            case .success(let url): fileURL = url
            case .failure(let error): failure = error.localizedDescription
            }
        }
    }

    /// Shows the document that an action has created or read for the window, or reads its file.
    @MainActor private func begin() {
        guard let reference else { return }
        if let waiting: Document = WaitingDocuments.remove(for: reference) {
            (document, fileURL) = (waiting, reference.fileURL)
        } else if fileURL == nil, let url = reference.fileURL {
            open(url)
        }
    }

    /// Saves the document a while after a change, if it has a file.
    @MainActor private func changed() {
        guard isEditable, let fileURL else { return }
        autosave.changed(failure: $failure) { if let document { try fileURL.save(document) } }
    }

    @MainActor private func open(_ url: URL) {
        autosave.finish()
        do {
            document = try Document(
                configuration: FileDocumentReadConfiguration(url, of: Document.readableContentTypes))
            fileURL = url
        } catch {
            failure = error.localizedDescription
        }
    }
}

/// The view of a document that is an object; its body runs again when the document announces a change.
private struct ReferenceDocumentEditor<Document: ReferenceFileDocument, Content: View>: View, SystemView {
    @ObservedObject private var document: Document
    private let fileURL: URL?
    private let isEditable: Bool
    private let content: (ReferenceFileDocumentConfiguration<Document>) -> Content

    @MainActor init(
        document: Document, fileURL: URL?, isEditable: Bool,
        content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        _document = ObservedObject(wrappedValue: document)
        self.fileURL = fileURL
        self.isEditable = isEditable
        self.content = content
    }

    @MainActor var body: some View {
        content(ReferenceFileDocumentConfiguration(document: document, fileURL: fileURL, isEditable: isEditable))
    }
}

extension FileDocumentReadConfiguration {
    /// Reads a file.
    ///
    /// - Parameter types: The readable types of the document; the first is used for a file with an unknown extension.
    init(_ url: URL, of types: [UTType]) throws {
        self.init(
            contentType: UTType(filenameExtension: url.pathExtension) ?? types.first ?? .data,
            file: FileWrapper(regularFileWithContents: try Data(contentsOf: url)))
    }
}
