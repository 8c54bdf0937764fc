import Foundation
@_spi(Kernel) import Umwelt
import UniformTypeIdentifiers

/// Saves the document of a window after changes: a moment after the last one, or immediately when the window closes or
/// becomes inactive.
@MainActor final class DocumentAutosave {
    /// The time from the last change to the save: a guess.
    private static let delay = Duration.seconds(1)

    /// Writes the document, and shows errors; nil if nothing has to be saved.
    private var save: (@MainActor () async -> Void)?

    private var waiting: Task<Void, Never>?

    /// The last save that has begun: saves run one after the other.
    private var running: Task<Void, Never>?

    nonisolated init() {}

    /// Records a change of the document.
    ///
    /// - Parameters:
    ///   - failure: The text that the window shows if the document cannot be written.
    ///   - save: Writes the document.
    func changed(failure: Binding<String?>, _ save: @escaping @MainActor () async throws -> Void) {
        self.save = {
            do {
                try await save()
            } catch {
                failure.wrappedValue = error.localizedDescription
            }
        }
        waiting?.cancel()
        waiting = Task { [weak self] in
            try? await Task.sleep(for: Self.delay)
            if !Task.isCancelled { self?.finish() }
        }
    }

    /// Starts saving changes. A save that suspends nowhere ends before the function returns.
    func finish() {
        waiting?.cancel()
        waiting = nil
        guard let save else { return }
        self.save = nil
        let last = running
        running = Task.immediate { @MainActor in
            await last?.value
            await save()
        }
    }
}

extension View {
    /// Saves a document's changes when its window closes, and when the window is not in use any more.
    nonisolated func finishing(_ autosave: DocumentAutosave) -> some View {
        modifier(AutosaveEndModifier(autosave: autosave))
    }
}

private nonisolated struct AutosaveEndModifier: ViewModifier, SystemView {
    let autosave: DocumentAutosave
    @Environment(\.scenePhase) private var phase

    nonisolated init(autosave: DocumentAutosave) { self.autosave = autosave }

    @MainActor func body(content: Content) -> some View {
        content
            .onDisappear { autosave.finish() }
            .onChange(of: phase) { if phase != .active { autosave.finish() } }
    }
}

extension URL {
    /// The type of the file, if a document can be saved into it: nil for a file of another type, and for a deleted one,
    /// such as a file that was sent to a browser.
    func typeToSave(of types: [UTType]) -> UTType? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        guard let type = UTType(filenameExtension: pathExtension) else { return types.first }
        return types.contains { type.conforms(to: $0) } ? type : nil
    }

    /// Writes a document that is a value into the file.
    @MainActor func save<Document: FileDocument>(_ document: Document) throws {
        try save(Document.writableContentTypes) { try document.fileWrapper(configuration: $0) }
    }

    /// Writes a document that is an object into the file.
    @MainActor func save<Document: ReferenceFileDocument>(_ document: Document) throws {
        try save(Document.writableContentTypes) {
            try document.fileWrapper(snapshot: document.snapshot(contentType: $0.contentType), configuration: $0)
        }
    }

    private func save(_ types: [UTType], _ make: (FileDocumentWriteConfiguration) throws -> FileWrapper) throws {
        guard let type = typeToSave(of: types) else { return }
        let configuration = FileDocumentWriteConfiguration(
            contentType: type, existingFile: try? FileWrapper(url: self))
        // The file that was there is read while the new one is written.
        try make(configuration).write(to: self, options: .atomic, originalContentsURL: self)
    }
}
