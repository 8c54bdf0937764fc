import Foundation
import UmweltFoundation

/// A reader that converts the content of a file to a document's content.
public struct FileWrapperDocumentReader<Snapshot>: DocumentReader {
    /// The location of the file.
    public typealias Source = URL

    /// The configuration of a read.
    public typealias ReadConfiguration = DocumentReadConfiguration

    private let configuration: ReadConfiguration
    private let makeSnapshot: (FileWrapper) async throws -> sending Snapshot

    /// Makes a reader.
    ///
    /// - Parameters:
    ///   - configuration: The configuration that ``ReadableDocument/reader(configuration:)`` gets.
    ///   - makeSnapshot: Returns the content of a file or of a folder; throws if it is invalid.
    public init(
        _ configuration: sending ReadConfiguration,
        makeSnapshot: @escaping (FileWrapper) async throws -> sending Snapshot
    ) {
        self.configuration = configuration
        self.makeSnapshot = makeSnapshot
    }

    /// Returns the content of a file.
    ///
    /// - Parameters:
    ///   - source: The URL to read from.
    ///   - progress: The progress to report to.
    @concurrent public func read(
        from source: sending URL, progress: consuming Subprogress
    ) async throws -> sending Snapshot {
        let manager = progress.start(totalCount: 1)
        let wrapper = try FileWrapper(url: source)
        let snapshot = try await makeSnapshot(wrapper)
        configuration.files.wrapper = wrapper
        manager.complete(count: 1)
        return snapshot
    }
}

/// A writer that converts a document's content to the content of a file.
public struct FileWrapperDocumentWriter<Snapshot>: DocumentWriter {
    /// The location of the file.
    public typealias Destination = URL

    /// The configuration of a write.
    public typealias WriteConfiguration = DocumentWriteConfiguration

    private let configuration: WriteConfiguration
    private let makeFileWrapper: (Snapshot, FileWrapper?) async throws -> FileWrapper

    /// Makes a writer.
    ///
    /// - Parameters:
    ///   - configuration: The configuration that ``WritableDocument/writer(configuration:)`` gets.
    ///   - makeFileWrapper: Returns the content of a file for a document's content, given the last written file, or the
    ///     one read by a ``FileWrapperDocumentReader``; nil for none.
    public init(
        _ configuration: sending WriteConfiguration,
        makeFileWrapper: @escaping (Snapshot, FileWrapper?) async throws -> FileWrapper
    ) {
        self.configuration = configuration
        self.makeFileWrapper = makeFileWrapper
    }

    /// Writes the content into a file. The content that was written before is known by its file.
    ///
    /// - Parameters:
    ///   - snapshot: The values to write.
    ///   - destination: The URL to write to.
    ///   - previous: The values that were written last; nil for none.
    ///   - progress: The progress to report to.
    @concurrent public func write(
        snapshot: sending Snapshot, to destination: sending URL, previous: sending Snapshot?,
        progress: consuming Subprogress
    ) async throws {
        let manager = progress.start(totalCount: 1)
        let wrapper = try await makeFileWrapper(snapshot, configuration.files.wrapper)
        // The wrapper may have parts of the file that was there before.
        try wrapper.write(to: destination, options: .atomic, originalContentsURL: nil)
        configuration.files.wrapper = wrapper
        manager.complete(count: 1)
    }
}
