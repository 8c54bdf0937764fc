import Foundation
@_spi(Kernel) import Umwelt
import UmweltCombine

/// The document that a window shows as an object, and the file that it was read from.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document. Its projection makes bindings to its properties.
    @ObservedObject public internal(set) var document: Document

    /// The file that the document was read from; nil for a new document.
    public var fileURL: URL?

    /// True if the document can be changed.
    public var isEditable: Bool

    init(document: Document, fileURL: URL?, isEditable: Bool) {
        _document = ObservedObject(wrappedValue: document)
        self.fileURL = fileURL
        self.isEditable = isEditable
    }
}
