import Foundation

/// An image in memory, as AppKit names it.
public final class NSImage: Sendable {
    let file: ImageFile

    /// The size in points. Of a file, a pixel is one.
    public let size: CGSize

    /// Makes an image of a file's bytes; nil if they are no PNG, JPEG or SVG.
    public init?(data: Data) {
        guard let file = try? ImageFile(data: data) else { return nil }
        self.file = file
        size = file.size
    }

    /// Makes an image of a file with so many pixels a point.
    package init(file: ImageFile, scale: CGFloat) {
        self.file = file
        size = CGSize(width: file.size.width / scale, height: file.size.height / scale)
    }

    /// Reads a file; nil if there is none that can be shown.
    public convenience init?(contentsOfFile fileName: String) {
        guard let data = FileManager.default.contents(atPath: fileName) else { return nil }
        self.init(data: data)
    }

    /// Reads a file; nil if there is none that can be shown.
    public convenience init?(contentsOf url: URL) {
        guard url.isFileURL else { return nil }
        self.init(contentsOfFile: url.path)
    }
}

extension Image {
    /// Makes an image of one in memory.
    public init(nsImage: NSImage) {
        let scale = nsImage.file.size.width / nsImage.size.width
        self.init(source: .file(nsImage.file, scale: scale, isTemplate: false), label: .none)
    }
}
