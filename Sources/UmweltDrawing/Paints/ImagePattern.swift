import Foundation

/// A paint that fills the plane with copies of a part of an image.
public struct ImagePattern: Sendable, Hashable {
    /// The size of a copy in points.
    let size: CGSize

    /// The items of one copy, from its top left corner.
    private let copy: [DisplayItem]

    /// The opacity of the copies, from 0 to 1.
    private(set) var opacity = 1.0

    /// The top left corner of one of the copies; nil until the paint is fitted to a shape.
    private(set) var origin: CGPoint?

    /// The most copies that are drawn one by one.
    private static let maxCopies = 4096

    /// Makes a pattern.
    ///
    /// - Parameters:
    ///   - copy: The items of one copy, from its top left corner.
    ///   - size: The size of a copy in points.
    ///   - origin: The top left corner of one of the copies; nil until the paint is fitted to a shape.
    package init(_ copy: [DisplayItem], size: CGSize, origin: CGPoint?) {
        self.copy = copy
        self.size = size
        self.origin = origin
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

    /// Returns copies that cover a rectangle.
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
        guard columns * rows <= CGFloat(Self.maxCopies) else { return [] }
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
