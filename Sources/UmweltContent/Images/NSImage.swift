import Foundation

/// An image in memory, with AppKit's names.
public final class NSImage: Sendable {
    let file: ImageFile

    /// The size in points; a pixel of a file is one point.
    public let size: CGSize

    /// Makes an image of the bytes of a file; nil if they are not a PNG, JPEG or SVG.
    ///
    /// - Parameter data: The bytes of the file.
    public init?(data: Data) {
        guard let file = try? ImageFile(data: data) else { return nil }
        self.file = file
        size = file.size
    }

    /// Makes an image of a file with a number of pixels per point.
    package init(file: ImageFile, scale: CGFloat) {
        self.file = file
        size = CGSize(width: file.size.width / scale, height: file.size.height / scale)
    }

    /// Makes an image of a file; nil if it cannot be read or shown.
    ///
    /// - Parameter fileName: The path of the file.
    public convenience init?(contentsOfFile fileName: String) {
        guard let data = FileManager.default.contents(atPath: fileName) else { return nil }
        self.init(data: data)
    }

    /// Makes an image of a file; nil if it cannot be read or shown.
    ///
    /// - Parameter url: The URL of the file.
    public convenience init?(contentsOf url: URL) {
        guard url.isFileURL else { return nil }
        self.init(contentsOfFile: url.path)
    }
}

extension Image {
    /// Makes an image from an image in memory, without an accessibility label.
    ///
    /// - Parameter nsImage: The image.
    public init(nsImage: NSImage) {
        let scale = nsImage.file.size.width / nsImage.size.width
        self.init(source: .file(nsImage.file, scale: scale, isTemplate: false), label: .none)
    }
}
