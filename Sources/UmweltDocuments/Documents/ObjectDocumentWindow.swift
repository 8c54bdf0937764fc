import Foundation
import Observation
@_spi(Kernel) import Umwelt
import UmweltFoundation

/// The content of a window with a document that is an observable object, which readers read and writers write.
nonisolated struct ObjectDocumentWindow<Document: ReadableDocument & Observable, Content: View>: View, SystemView
where Document.Reader.Source == URL {
    typealias Session = DocumentSession<Document>

    /// The value of the window; nil for a window that starts with a new document, or empty.
    @Binding private var reference: DocumentReference<Document>?

    /// True if the window starts with a new document.
    private let isCreating: Bool

    /// The functions that write the document; nil for a document that is only looked at.
    private let writing: DocumentWriting<Document>?
    private let content: (Document) -> Content
    private let make: Session.Make

    @State private var session: Session?
    @State private var isSaving = false
    @State private var failure: String?
    @State private var autosave = DocumentAutosave()

    nonisolated init(
        reference: Binding<DocumentReference<Document>?>, isCreating: Bool, make: @escaping Session.Make,
        content: @escaping (Document) -> Content,
        writing: DocumentWriting<Document>?
    ) {
        _reference = reference
        (self.isCreating, self.writing) = (isCreating, writing)
        (self.content, self.make) = (content, make)
    }

    @MainActor var body: some View {
        let document = session?.document
        let fileURL = session?.configuration.fileURL
        let name = DocumentBars<Content>.name(of: fileURL, hasDocument: document != nil)
        DocumentBars(
            fileURL: fileURL, types: Document.readableContentTypes, isEditable: writing != nil && document != nil,
            isSaving: $isSaving, failure: $failure, open: { url in run { try await open(url, in: $0) } },
            content: document.map { content($0).id(ObjectIdentifier($0)) }
        )
        .overlay {
            if let progress = session?.progress { DocumentProgress(progress: progress) }
        }
        .exporter(
            $isSaving,
            { result in
                switch result {
                case .success(let files): if let file = files.first { saved(to: file) }
                case .failure(let error): failure = error.localizedDescription
                }
            }, {}
        ) { folder in
            guard let session, let writing else { return [] }
            return try await writing.export(session, folder, name).map { [$0] } ?? []
        }
        .finishing(autosave)
        .onChange(of: fileURL) { _, url in reference = url.map { DocumentReference(origin: .file($0)) } ?? reference }
        .task {
            guard session == nil else { return }
            let session = Session(make: make)
            self.session = session
            saveAfterChanges(of: session)
            if let url = reference?.fileURL {
                await perform { try await open(url, in: $0) }
            } else if isCreating {
                await perform { try await $0.create() }
            }
        }
    }

    @MainActor private func open(_ url: URL, in session: Session) async throws {
        autosave.finish()
        try await session.open(url)
        await writing?.observe(session)
    }

    /// Follows the file that the user has got.
    @MainActor private func saved(to file: URL) {
        session?.saved(to: file)
        run { await writing?.observe($0) }
    }

    /// Has a session's document saved a while after each change, if it has a file.
    @MainActor private func saveAfterChanges(of session: Session) {
        guard let writing else { return }
        session.onChange = { [weak session, autosave, failure = $failure] in
            autosave.changed(failure: failure) { if let session { try await writing.save(session) } }
        }
    }

    /// Starts a change of the document, whose errors the window shows.
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

/// The functions that write the document of a session.
struct DocumentWriting<Document: ReadableDocument & Observable>: Sendable where Document.Reader.Source == URL {
    typealias Session = DocumentSession<Document>

    /// Writes the document into a folder, and returns the file; nil without a document.
    let export: @MainActor @Sendable (Session, ExportFolder, String) async throws -> URL?

    /// Writes the document into its file, if any.
    let save: @MainActor @Sendable (Session) async throws -> Void

    /// Has the session report the next change of the document.
    let observe: @MainActor @Sendable (Session) async -> Void
}

extension DocumentWriting where Document: WritableDocument, Document.Writer.Destination == URL {
    init() {
        self.init(
            export: { try await $0.write(into: $1, name: $2) }, save: { try await $0.save() },
            observe: { await $0.observe() })
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
