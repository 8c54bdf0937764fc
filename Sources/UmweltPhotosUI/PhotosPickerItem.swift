import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A photo or a film that the user has chosen.
///
/// ```swift
/// if let data = try await item.loadTransferable(type: Data.self) { photo = data }
/// ```
///
/// It is a file. In the browser it is uploaded, and the copy is deleted with the window: load what you keep.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
    /// The encoding of items that have several. Files have one: every policy chooses it.
    public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
        private let name: String

        /// The choice of the system.
        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        /// The encoding of the file.
        public static let current = EncodingDisambiguationPolicy(name: "current")
        /// An encoding that most programs read.
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }

    /// The file.
    let file: URL

    private let hasIdentifier: Bool

    /// - Parameter hasIdentifier: True for a choice from a library, whose items can be found again.
    init(file: URL, hasIdentifier: Bool) {
        self.file = file
        self.hasIdentifier = hasIdentifier
    }

    /// Makes an item that was chosen before.
    ///
    /// - Parameter itemIdentifier: The identifier of the item.
    public init(itemIdentifier: String) {
        self.init(file: URL(fileURLWithPath: itemIdentifier), hasIdentifier: true)
    }

    /// The identifier for making the item again, the path of its file; nil if the picker has no `photoLibrary`.
    public var itemIdentifier: String? { hasIdentifier ? file.path : nil }

    /// The types of the item's content.
    public var supportedContentTypes: [UTType] {
        [UTType(filenameExtension: file.pathExtension) ?? .data]
    }

    /// Returns the item's content as a value; nil if the type cannot have it, or if the file is not there any more.
    ///
    /// - Parameter type: The type of the value, such as `Data` or `Image`.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        guard FileManager.default.isReadableFile(atPath: file.path) else { return nil }
        let provider = NSItemProvider()
        for contentType in supportedContentTypes { provider.register(contentType) { .file(file) } }
        return provider.canLoad(type) ? try await provider.value(type) : nil
    }

    /// Loads the item's content as a value.
    ///
    /// - Parameters:
    ///   - type: The type of the value, such as `Data` or `Image`.
    ///   - completionHandler: Called with the value; nil if the type cannot have it.
    /// - Returns: The progress of loading.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task {
            do {
                let value = try await loadTransferable(type: type)
                progress.completedUnitCount = 1
                completionHandler(.success(value))
            } catch {
                completionHandler(.failure(error))
            }
        }
        return progress
    }
}

/// The library of photos: the user's files.
public final class PHPhotoLibrary: NSObject, Sendable {
    private static let library = PHPhotoLibrary()

    private override init() {}

    /// The library.
    public class func shared() -> PHPhotoLibrary { library }
}

/// The time at which a photos picker sets its selection, and the order of that. A dialog for files sets it at its end,
/// in its own order: every behavior is the same.
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
    private let name: String

    /// At the end.
    public static let `default` = PhotosPickerSelectionBehavior(name: "default")
    /// At the end, in the order of the choice.
    public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
    /// At each choice.
    public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
    /// At each choice, in their order.
    public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}
