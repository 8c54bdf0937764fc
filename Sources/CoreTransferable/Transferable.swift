import Foundation
import UniformTypeIdentifiers

/// A type whose values can be dragged, copied, shared and exported, as described by its representations.
///
/// ```swift
/// struct Book: Codable, Transferable {
///     var title: String
///     static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: .json)
///         ProxyRepresentation(exporting: \.title)
///     }
/// }
/// ```
@preconcurrency public protocol Transferable: Sendable {
    /// The type of the representations.
    associatedtype Representation: TransferRepresentation

    /// The representations of values, the best one first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// The errors of transfers.
enum TransferError: Error, CustomStringConvertible {
    /// The type has no such representation.
    case noRepresentation(of: String, as: String?)

    var description: String {
        switch self {
        case .noRepresentation(let item, let type):
            """
            \(item) has no transfer representation\(type.map { " as \($0)" } ?? ""). Add one to its \
            transferRepresentation.
            """
        }
    }
}

extension Transferable {
    /// The parts of the representation, the best one first.
    package static var transferParts: [TransferPart<Self>] {
        // Swift cannot say that the items of a representation are those of the type that it is for; the builder does.
        parts(of: transferRepresentation) as? [TransferPart<Self>] ?? []
    }

    /// Returns the types of data that values can be exported as.
    ///
    /// - Parameter visibility: Who reads the data.
    public static func exportedContentTypes(visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        transferParts.filter { $0.visibility.includes(visibility) }.compactMap { $0.export?.type }
    }

    /// Returns the types of data from which values can be made.
    public static func importedContentTypes() -> [UTType] { transferParts.compactMap { $0.import?.type } }

    /// Returns the types of data that the value can be exported as.
    ///
    /// - Parameter visibility: Who reads the data.
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        exports(visibility).compactMap { $0.export?.type }
    }

    /// Returns the types of data from which values can be made.
    public func importedContentTypes() -> [UTType] { Self.importedContentTypes() }

    /// The name without an extension that a file of the value gets; nil for none in particular.
    public var suggestedFilename: String? {
        exports(.all).lazy.compactMap { $0.suggestedFileName?(self) }.first
    }

    /// Returns the value as data.
    ///
    /// - Parameter contentType: The type of the data; nil for the best one.
    /// - Throws: An error without such a representation, or the representation's error.
    public func exported(as contentType: UTType?) async throws -> Data {
        try await content(as: contentType).content.data
    }

    /// Writes the value into a file of a folder, and returns the file.
    ///
    /// - Parameter contentType: The type of the file; nil for the best one.
    /// - Throws: An error without such a representation, or the error of the representation or of writing the file.
    public func export(to destinationDirectory: URL, contentType: UTType?) async throws -> URL {
        let (type, content) = try await content(as: contentType)
        let name = suggestedFilename ?? content.fileName ?? "Untitled"
        let file = destinationDirectory.appendingPathComponent(name).appendingPathExtension(for: type)
        try content.data.write(to: file)
        return file
    }

    /// Writes the value into a file for as long as a closure runs.
    ///
    /// - Parameter contentType: The type of the file; nil for the best one.
    /// - Throws: An error without such a representation, or the error of the representation or of the closure.
    nonisolated(nonsending) public func withExportedFile<Result>(
        contentType: UTType?, fileHandler: (URL) async throws -> Result
    ) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await fileHandler(export(to: folder, contentType: contentType))
    }

    /// Makes a value of data.
    ///
    /// - Parameter contentType: The type of the data; nil for the best one of the value's.
    /// - Throws: An error if values cannot be made from such data, or the representation's error.
    public init(importing data: Data, contentType: UTType?) async throws {
        self = try await Self.make(of: .data(data), type: contentType)
    }

    /// Makes a value of a file.
    ///
    /// - Parameter contentType: The type of the file; nil for the extension's.
    /// - Throws: An error if values cannot be made from such files, or the representation's error.
    public init(importing file: URL, contentType: UTType?) async throws {
        self = try await Self.make(
            of: .file(file), type: contentType ?? UTType(filenameExtension: file.pathExtension))
    }

    private static func make(of content: TransferContent, type: UTType?) async throws -> Self {
        for part in transferParts {
            if let reader = part.import, type.map({ $0.conforms(to: reader.type) }) ?? true {
                return try await reader.read(content)
            }
        }
        throw TransferError.noRepresentation(of: "\(Self.self)", as: type?.identifier)
    }

    /// The parts that can export the value.
    package func exports(_ visibility: TransferRepresentationVisibility) -> [TransferPart<Self>] {
        Self.transferParts.filter { part in
            part.export != nil && part.visibility.includes(visibility) && part.condition?(self) != false
        }
    }

    private func content(as type: UTType?) async throws -> (type: UTType, content: TransferContent) {
        for part in exports(.all) {
            if let writer = part.export, type.map({ writer.type.conforms(to: $0) }) ?? true {
                return (writer.type, try await writer.write(self))
            }
        }
        throw TransferError.noRepresentation(of: "\(Self.self)", as: type?.identifier)
    }
}
