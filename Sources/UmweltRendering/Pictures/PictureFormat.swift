import Foundation

/// The formats that pictures are written in.
public enum PictureFormat: Sendable, Hashable, CaseIterable {
    /// Pixels.
    case png
    /// Shapes and text, for browsers.
    case svg
    /// Shapes and text on a page, for print.
    case pdf

    /// The format of files that end in `pathExtension`, in upper or lower case.
    public init(pathExtension: String) throws {
        switch pathExtension.lowercased() {
        case "png": self = .png
        case "svg": self = .svg
        case "pdf": self = .pdf
        default: throw PictureError.unknownExtension(pathExtension)
        }
    }
}
