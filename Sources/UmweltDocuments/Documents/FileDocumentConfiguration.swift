import Foundation
@_spi(Kernel) import Umwelt

/// The document that a window shows, and the file that it was read from.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document.
    @Binding public var document: Document

    /// The file that the document was read from; nil for a new document.
    public var fileURL: URL?

    /// True if the document can be changed.
    public var isEditable: Bool

    init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
        _document = document
        self.fileURL = fileURL
        self.isEditable = isEditable
    }
}

@available(*, unavailable)
extension FileDocumentConfiguration: Sendable {}
