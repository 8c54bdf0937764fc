import Foundation

/// An image file, or a part of it, drawn in a rectangle.
public struct ImageDrawing: Sendable, Hashable {
    /// The file.
    public var file: ImageFile

    /// The part that is drawn, in pixels of the file.
    public var source: CGRect

    /// The rectangle that it is drawn in, in points.
    public var frame: CGRect

    /// The size of one copy of the part, in points, if the frame is filled with copies; nil if the part is stretched.
    public var tile: CGSize?

    /// The method of scaling.
    public var interpolation: Interpolation

    /// True to smooth the edges of the frame where they lie between pixels.
    public var isAntialiased: Bool

    /// The colour that replaces the image's colours, so that only the image's opacity is used; nil for the original
    /// colours.
    public var tint: ResolvedColor?

    /// A method of scaling an image's pixels.
    public enum Interpolation: Sendable {
        /// Nearest neighbour.
        case none
        /// Fast.
        case low
        /// A compromise of speed and quality.
        case medium
        /// The best quality.
        case high
    }

    /// Draws all of an image.
    ///
    /// - Parameters:
    ///   - file: The image.
    ///   - frame: The rectangle that the image fills, in points.
    ///   - interpolation: The quality of scaling.
    ///   - isAntialiased: True if pixels at the edge are drawn in part.
    ///   - tint: The colour of a template image; nil for the image's own colours.
    public init(
        _ file: ImageFile, in frame: CGRect, interpolation: Interpolation = .medium, isAntialiased: Bool = true,
        tint: ResolvedColor? = nil
    ) {
        self.file = file
        source = CGRect(origin: .zero, size: file.size)
        self.frame = frame
        self.interpolation = interpolation
        self.isAntialiased = isAntialiased
        self.tint = tint
    }

    /// True if the whole image is drawn once.
    public var isWhole: Bool { tile == nil && source == CGRect(origin: .zero, size: file.size) }

    /// The frame of the whole image, if the drawn part keeps its place.
    public var wholeFrame: CGRect {
        let (x, y) = (frame.width / source.width, frame.height / source.height)
        return CGRect(
            x: frame.minX - source.minX * x, y: frame.minY - source.minY * y, width: file.size.width * x,
            height: file.size.height * y)
    }

    /// The items drawn in place of a file that cannot be decoded.
    public var placeholder: [DisplayItem] { ImagePlaceholder.items(in: frame) }

    /// Returns the drawing in nine parts: the corners keep their size, and the other parts are stretched or tiled.
    ///
    /// - Parameters:
    ///   - insets: The distances of the cuts from the edges of the image, in points.
    ///   - size: The image's own size in points.
    ///   - isTiled: If true, the other parts are repeated instead of stretched.
    package func sliced(by insets: EdgeInsets, of size: CGSize, isTiled: Bool) -> [ImageDrawing] {
        let columns = Self.spans(
            frame.minX, frame.width, insets.leading, insets.trailing, of: size.width, pixels: file.size.width)
        let rows = Self.spans(
            frame.minY, frame.height, insets.top, insets.bottom, of: size.height, pixels: file.size.height)
        return rows.flatMap { row in
            columns.compactMap { column in
                guard column.length > 0, row.length > 0, column.pixels > 0, row.pixels > 0 else { return nil }
                var part = self
                part.source = CGRect(x: column.pixel, y: row.pixel, width: column.pixels, height: row.pixels)
                part.frame = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
                if isTiled && (column.isMiddle || row.isMiddle) {
                    part.tile = CGSize(
                        width: column.isMiddle ? column.pixels * size.width / file.size.width : column.length,
                        height: row.isMiddle ? row.pixels * size.height / file.size.height : row.length)
                }
                return part
            }
        }
    }

    /// A range of one row or column: its position in the frame, and its pixels.
    private struct PixelSpan {
        var start: CGFloat
        var length: CGFloat
        var pixel: CGFloat
        var pixels: CGFloat
        var isMiddle = false
    }

    /// Returns the beginning, the middle and the end. If beginning and end do not fit, both are made smaller.
    private static func spans(
        _ start: CGFloat, _ length: CGFloat, _ first: CGFloat, _ last: CGFloat, of size: CGFloat, pixels: CGFloat
    ) -> [PixelSpan] {
        let scale = pixels / size
        let first = min(max(first.isFinite ? first : 0, 0), size)
        let last = min(max(last.isFinite ? last : 0, 0), size - first)
        let room = first + last > length && first + last > 0 ? length / (first + last) : 1
        let (begin, end) = (first * room, last * room)
        return [
            PixelSpan(start: start, length: begin, pixel: 0, pixels: first * scale),
            PixelSpan(
                start: start + begin, length: length - begin - end, pixel: first * scale,
                pixels: (size - first - last) * scale, isMiddle: true),
            PixelSpan(start: start + length - end, length: end, pixel: pixels - last * scale, pixels: last * scale),
        ]
    }
}
