import Foundation
import Observation
@_spi(Kernel) import Umwelt
import UmweltFoundation

/// The content of a window with a document that is an observable object, which readers read and writers write.
nonisolated struct ObjectDocumentWindow<Document: ReadableDocument & Observable, Content: View>: View, SystemView
where Document.Reader.Source == URL {
    typealias Session = DocumentSession<Document>

    /// The value of the window; nil for one that begins with a new document, or empty.
    @Binding private var reference: DocumentReference<Document>?

    /// True if the window begins with a new document.
    private let isCreating: Bool

    /// Writes the document into a folder; nil for a document that is only looked at.
    private let write: (@MainActor (Session, ExportFolder, String) async throws -> URL?)?
    private let content: (Document) -> Content
    private let make: Session.Make

    @State private var session: Session?
    @State private var isSaving = false
    @State private var failure: String?

    nonisolated init(
        reference: Binding<DocumentReference<Document>?>, isCreating: Bool, make: @escaping Session.Make,
        content: @escaping (Document) -> Content,
        write: (@MainActor (Session, ExportFolder, String) async throws -> URL?)?
    ) {
        _reference = reference
        (self.isCreating, self.write) = (isCreating, write)
        (self.content, self.make) = (content, make)
    }

    @MainActor var body: some View {
        let document = session?.document
        let fileURL = session?.configuration.fileURL
        let name = DocumentBars<Content>.name(of: fileURL, hasDocument: document != nil)
        DocumentBars(
            fileURL: fileURL, types: Document.readableContentTypes, isEditable: write != nil && document != nil,
            isSaving: $isSaving, failure: $failure, open: { url in run { try await $0.open(url) } },
            content: document.map { content($0).id(ObjectIdentifier($0)) }
        )
        .overlay {
            if let progress = session?.progress { DocumentProgress(progress: progress) }
        }
        .exporter(
            $isSaving,
            { result in
                switch result {
                case .success(let files): if let file = files.first { session?.saved(to: file) }
                case .failure(let error): failure = error.localizedDescription
                }
            }, {}
        ) { folder in
            guard let session, let write, let file = try await write(session, folder, name) else { return [] }
            return [file]
        }
        .onChange(of: fileURL) { _, url in reference = url.map { DocumentReference(origin: .file($0)) } ?? reference }
        .task {
            guard session == nil else { return }
            session = Session(make: make)
            if let url = reference?.fileURL {
                await perform { try await $0.open(url) }
            } else if isCreating {
                await perform { try await $0.create() }
            }
        }
    }

    /// Begins a change of the document, whose failure the window shows.
    @MainActor private func run(_ body: @escaping @MainActor (Session) async throws -> Void) {
        Task { await perform(body) }
    }

    @MainActor private func perform(_ body: @MainActor (Session) async throws -> Void) async {
        guard let session else { return }
        do {
            try await body(session)
        } catch {
            failure = error.localizedDescription
        }
    }
}

/// The progress of a read or write, over the document.
private nonisolated struct DocumentProgress: View, SystemView {
    let progress: ProgressManager

    nonisolated init(progress: ProgressManager) { self.progress = progress }

    @MainActor var body: some View {
        ProgressView(value: progress.isIndeterminate ? nil : progress.fractionCompleted).padding(40)
    }
}
