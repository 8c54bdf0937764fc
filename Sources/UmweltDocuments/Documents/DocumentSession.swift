import Foundation
import Observation
import UmweltFoundation
import UniformTypeIdentifiers

/// The document object of a window: how it is created, read and written.
@MainActor @Observable final class DocumentSession<Document: ReadableDocument & Observable>
where Document.Reader.Source == URL {
    typealias Make = @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Document

    /// The document; nil before it exists.
    private(set) var document: Document?

    /// The file of the document.
    private(set) var configuration = URLDocumentConfiguration()

    /// The progress of the current read or write; nil for none.
    private(set) var progress: ProgressManager?

    /// Called on the main actor when the document has changed after it was read or written; nil for a document that is
    /// only looked at.
    @ObservationIgnored var onChange: (@MainActor () -> Void)?

    @ObservationIgnored private let make: Make
    @ObservationIgnored private var files = LastFile()

    init(make: @escaping Make) { self.make = make }

    /// Makes a new document. If the app cancels it, the window has no document.
    func create() async throws {
        do {
            document = try await make(configuration, DocumentCreationContext(creationSource: nil))
        } catch is CancellationError {}
    }

    /// Makes a document and reads a file into it. The previous document remains if that fails.
    func open(_ url: URL) async throws {
        let (configuration, files) = (URLDocumentConfiguration(fileURL: url), LastFile())
        do {
            let new = try await make(configuration, DocumentCreationContext(creationSource: nil))
            let type = UTType(filenameExtension: url.pathExtension) ?? Document.readableContentTypes.first ?? .data
            let reader = new.reader(configuration: DocumentReadConfiguration(contentType: type, files: files))
            let progress = begin()
            defer { self.progress = nil }
            let snapshot = try await read(reader, from: url, progress.subprogress(assigningCount: 1))
            try await new.apply(snapshot: snapshot, previous: nil)
            (document, self.configuration, self.files) = (new, configuration, files)
        } catch is CancellationError {}
    }

    fileprivate func begin() -> ProgressManager {
        let new = ProgressManager(totalCount: 1)
        progress = new
        return new
    }

    /// The last written content, of a type that the document's writer supports; nil for none.
    @ObservationIgnored private var written: Any?

    /// Writes the document into a file of a folder, and returns the file; nil without a document.
    func write(into folder: ExportFolder, name: String) async throws -> URL?
    where Document: WritableDocument, Document.Writer.Destination == URL {
        guard let document else { return nil }
        let type = Document.writableContentTypes.first ?? .data
        let file = folder.place(for: name, type)
        let progress = begin()
        defer { self.progress = nil }
        try await write(document, as: type, to: file, progress)
        return file
    }

    /// Writes the document into its file, if its type is writable.
    func save() async throws where Document: WritableDocument, Document.Writer.Destination == URL {
        guard let document, let file = configuration.fileURL,
            let type = file.typeToSave(of: Document.writableContentTypes)
        else { return }
        let configuration = configuration
        // A change from now on is not in the file, or not surely.
        await observe(document, as: type)
        try await write(document, as: type, to: file, ProgressManager(totalCount: 1))
        configuration.follow(file)
    }

    private func write(_ document: Document, as type: UTType, to file: URL, _ progress: ProgressManager) async throws
    where Document: WritableDocument, Document.Writer.Destination == URL {
        // The content is kept for the next write, and only read until then, as by the writer.
        nonisolated(unsafe) let snapshot = try await document.snapshot(contentType: type)
        nonisolated(unsafe) let previous = written as? Document.Writer.Snapshot
        let writer = document.writer(configuration: DocumentWriteConfiguration(contentType: type, files: files))
        try await send(writer, snapshot, to: file, previous, progress.subprogress(assigningCount: 1))
        written = snapshot
    }

    /// Follows the document: ``onChange`` is called for the next change of anything that its content is made of.
    func observe() async where Document: WritableDocument {
        guard let document, onChange != nil else { return }
        await observe(document, as: Document.writableContentTypes.first ?? .data)
    }

    private func observe(_ document: Document, as type: UTType) async where Document: WritableDocument {
        let id = ObjectIdentifier(document)
        let report: @MainActor @Sendable () -> Void = { [weak self] in
            guard let self, let current = self.document, ObjectIdentifier(current) == id else { return }
            onChange?()
        }
        // A task that begins at once reads the document within the closure, as far as its first suspension.
        let reading = withObservationTracking {
            Task.immediate { @MainActor in _ = try? await document.snapshot(contentType: type) }
        } onChange: {
            Task { @MainActor in report() }
        }
        await reading.value
    }

    /// Follows the file that the user has got.
    func saved(to url: URL) { configuration.follow(url) }
}

// A reader or writer is sent off the main actor, to which nothing of it belongs.

@concurrent private func read<Reader: DocumentReader>(
    _ reader: sending Reader, from url: URL, _ progress: consuming Subprogress
) async throws -> sending Reader.Snapshot where Reader.Source == URL {
    try await reader.read(from: url, progress: progress)
}

@concurrent private func send<Writer: DocumentWriter>(
    _ writer: sending Writer, _ snapshot: sending Writer.Snapshot, to url: URL, _ previous: sending Writer.Snapshot?,
    _ progress: consuming Subprogress
) async throws where Writer.Destination == URL {
    try await writer.write(snapshot: snapshot, to: url, previous: previous, progress: progress)
}
