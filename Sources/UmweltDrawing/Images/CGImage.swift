import Foundation

/// Pixels in memory, as Core Graphics names them.
///
/// ```swift
/// if let pixels = ImageRenderer(content: Badge()).cgImage { Image(decorative: pixels, scale: 2) }
/// ```
public final class CGImage: Sendable {
    /// The pixels as a file.
    package let file: ImageFile

    /// Takes the file of an image; nil if it is lines and areas, which have no pixels.
    package init?(_ file: ImageFile) {
        guard file.format != .svg else { return nil }
        self.file = file
    }

    /// The pixels' number from left to right.
    public var width: Int { Int(file.size.width) }

    /// The pixels' number from top to bottom.
    public var height: Int { Int(file.size.height) }
}
