import Foundation

/// An image that fills a plane with copies of a part of it.
public struct ImagePattern: Sendable, Hashable {
    /// The size of a copy in points.
    let size: CGSize

    /// What is drawn of a copy, from its top left corner.
    private let copy: [DisplayItem]

    /// How opaque the copies are.
    private(set) var opacity = 1.0

    /// Where the top left corner of one of the copies is; nil until it is known what the pattern is for.
    private(set) var origin: CGPoint?

    /// The most copies that are drawn one by one.
    private static let mostCopies = 4096

    init(_ image: ResolvedImage, part: CGRect, scale: CGFloat, origin: CGPoint? = nil) {
        let part = part.standardized
        let whole = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        size = CGSize(width: whole.width * part.width, height: whole.height * part.height)
        self.origin = origin
        var image = image
        image.resizing = nil
        if case .file(let file, let tint) = image.content, image.redaction == nil {
            var drawing = ImageDrawing(
                file, in: CGRect(origin: .zero, size: size), interpolation: image.interpolation,
                isAntialiased: image.isAntialiased, tint: tint?.plainColor)
            drawing.source = CGRect(
                x: part.minX * file.size.width, y: part.minY * file.size.height,
                width: part.width * file.size.width, height: part.height * file.size.height)
            copy = [.image(drawing)]
        } else {
            let corner = CGPoint(x: -part.minX * whole.width, y: -part.minY * whole.height)
            let all = DisplayItem.group(DisplayGroup(offset: corner, items: image.items(in: whole)))
            copy = [.group(DisplayGroup(clip: Path(CGRect(origin: .zero, size: size)), items: [all]))]
        }
    }

    func withOpacity(multipliedBy factor: Double) -> ImagePattern {
        var copy = self
        copy.opacity *= factor
        return copy
    }

    func fitted(to frame: CGRect) -> ImagePattern {
        guard origin == nil else { return self }
        var copy = self
        copy.origin = frame.origin
        return copy
    }

    /// Copies that cover a rectangle.
    func items(covering bounds: CGRect) -> [DisplayItem] {
        let usable = [size.width, size.height, bounds.minX, bounds.minY, bounds.width, bounds.height]
        guard usable.allSatisfy(\.isFinite), size.width > 0, size.height > 0, bounds.width > 0, bounds.height > 0
        else { return [] }
        let origin = origin ?? .zero
        let left = origin.x + ((bounds.minX - origin.x) / size.width).rounded(.down) * size.width
        let top = origin.y + ((bounds.minY - origin.y) / size.height).rounded(.down) * size.height
        let (columns, rows) = (
            ((bounds.maxX - left) / size.width).rounded(.up), ((bounds.maxY - top) / size.height).rounded(.up)
        )
        let items = tiles(left, top, columns, rows)
        return opacity < 1 ? [.group(DisplayGroup(opacity: opacity, items: items))] : items
    }

    private func tiles(_ left: CGFloat, _ top: CGFloat, _ columns: CGFloat, _ rows: CGFloat) -> [DisplayItem] {
        if case .image(var drawing) = copy.first {
            drawing.frame = CGRect(x: left, y: top, width: columns * size.width, height: rows * size.height)
            drawing.tile = columns * rows > 1 ? size : nil
            return [.image(drawing)]
        }
        guard columns * rows <= CGFloat(Self.mostCopies) else { return [] }
        return (0..<Int(rows)).flatMap { row in
            (0..<Int(columns)).map { column in
                .group(
                    DisplayGroup(
                        offset: CGPoint(x: left + CGFloat(column) * size.width, y: top + CGFloat(row) * size.height),
                        items: copy))
            }
        }
    }
}
