import Foundation

/// An image's file, or a part of it, in a rectangle.
public struct ImageDrawing: Sendable, Hashable {
    /// The file.
    public var file: ImageFile

    /// Which part is drawn, in the file's own pixels.
    public var source: CGRect

    /// Where it is drawn, in points.
    public var frame: CGRect

    /// The size of one copy of the part, in points, if it fills the frame with many; nil if it is stretched.
    public var tile: CGSize?

    /// How pixels are made of the image's own.
    public var interpolation: Interpolation

    /// Whether the frame's edges are smooth where they lie between pixels.
    public var isAntialiased: Bool

    /// The colour that takes the place of the image's own, of which only the opacity counts then.
    public var tint: ResolvedColor?

    /// How pixels are made of the image's own when it is drawn in another size.
    public enum Interpolation: Sendable {
        /// Each takes the nearest one.
        case none
        /// Quickly.
        case low
        /// Well.
        case medium
        /// As well as can be.
        case high
    }

    /// Draws all of an image.
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

    /// Whether the whole image is drawn once.
    public var isWhole: Bool { tile == nil && source == CGRect(origin: .zero, size: file.size) }

    /// The frame of the whole image if the part is in its place.
    public var wholeFrame: CGRect {
        let (x, y) = (frame.width / source.width, frame.height / source.height)
        return CGRect(
            x: frame.minX - source.minX * x, y: frame.minY - source.minY * y, width: file.size.width * x,
            height: file.size.height * y)
    }

    /// What is drawn in the place of a file that turns out to be broken.
    public var placeholder: [DisplayItem] { ImagePlaceholder.items(in: frame) }

    /// The drawing in nine parts, of which corners keep their size: `insets` and `size`, the image's own, are in points.
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

    /// A stretch of a row or a column: where it is drawn, and which pixels.
    private struct PixelSpan {
        var start: CGFloat
        var length: CGFloat
        var pixel: CGFloat
        var pixels: CGFloat
        var isMiddle = false
    }

    /// The beginning, the middle and the end. Where there is no room for beginning and end, both are made smaller.
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
