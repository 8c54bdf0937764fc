import Foundation
import UniformTypeIdentifiers

/// The content of a transfer: data, or a file with them.
package enum TransferContent: Sendable {
    case data(Data)
    case file(URL)

    /// The data; a file is read.
    package var data: Data {
        get throws {
            switch self {
            case .data(let data): data
            case .file(let file): try Data(contentsOf: file)
            }
        }
    }

    /// The name of the file without its extension; nil for none.
    var fileName: String? {
        if case .file(let file) = self { file.deletingPathExtension().lastPathComponent } else { nil }
    }

    /// Returns a file with the content: a temporary one for data.
    func file(of type: UTType) throws -> URL {
        switch self {
        case .file(let file): return file
        case .data(let data):
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
                .appendingPathExtension(for: type)
            try data.write(to: file)
            return file
        }
    }
}

/// A representation with which values of a type are exported, imported, or both.
package struct TransferPart<Item>: Sendable {
    /// The writing of a value as content of a type.
    package struct Export: Sendable {
        package let type: UTType
        package let write: @Sendable (Item) async throws -> TransferContent
    }

    /// The import of a value from content of a type.
    package struct Import: Sendable {
        package let type: UTType
        package let read: @Sendable (TransferContent) async throws -> Item
    }

    package var export: Export?
    package var `import`: Import?
    package var visibility = TransferRepresentationVisibility.all
    package var condition: (@Sendable (Item) -> Bool)?
    package var suggestedFileName: (@Sendable (Item) -> String?)?
}

/// A representation without a body, which is made of parts.
protocol PrimitiveTransferRepresentation<Item>: TransferRepresentation where Body == Never {
    var parts: [TransferPart<Item>] { get }
}

/// Returns the parts of a representation, as an array of ``TransferPart``.
func parts<R: TransferRepresentation>(of representation: R) -> Any {
    if let primitive = representation as? any PrimitiveTransferRepresentation { return primitive.anyParts }
    return parts(of: representation.body)
}

extension PrimitiveTransferRepresentation {
    fileprivate var anyParts: Any { parts }
}
