import Foundation

/// The formats that pictures are written in.
public enum PictureFormat: Sendable, Hashable, CaseIterable {
    /// A bitmap.
    case png
    /// Shapes and text, for browsers.
    case svg
    /// Shapes and text on a page, for print.
    case pdf

    /// Returns the format of files with an extension, in upper or lower case.
    ///
    /// - Parameter pathExtension: The extension of a file.
    /// - Throws: `PictureError.unknownExtension` for any other extension.
    public init(pathExtension: String) throws {
        switch pathExtension.lowercased() {
        case "png": self = .png
        case "svg": self = .svg
        case "pdf": self = .pdf
        default: throw PictureError.unknownExtension(pathExtension)
        }
    }
}
