import Foundation

/// An image of pixels in memory, under the name that it has in Core Graphics.
///
/// ```swift
/// if let pixels = ImageRenderer(content: Badge()).cgImage { Image(decorative: pixels, scale: 2) }
/// ```
public final class CGImage: Sendable {
    /// The encoded pixels.
    package let file: ImageFile

    /// Makes an image of a file; nil for a vector image, which has no pixels.
    package init?(_ file: ImageFile) {
        guard file.format != .svg else { return nil }
        self.file = file
    }

    /// The width in pixels.
    public var width: Int { Int(file.size.width) }

    /// The height in pixels.
    public var height: Int { Int(file.size.height) }
}
