import Foundation

extension Shape {
    /// Returns a part of the shape's outline; fractions of its length are from 0, its beginning, to 1, its end.
    ///
    /// ```swift
    /// Circle().trim(from: 0, to: progress).stroke(.blue, lineWidth: 4)
    /// ```
    ///
    /// - Parameters:
    ///   - startFraction: The start, as a share of the length of the outline from 0 to 1.
    ///   - endFraction: The end, as a share of the length of the outline from 0 to 1.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }

    /// Returns the shape with a fixed size in points, at the top left corner of its rectangle.
    ///
    /// - Parameter size: The size, in points.
    nonisolated public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

    /// Returns the shape with a fixed size in points, at the top left corner of its rectangle.
    ///
    /// - Parameters:
    ///   - width: The width, in points.
    ///   - height: The height, in points.
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }

    /// Returns the shape with a fixed size in points, with its anchor at the same point of its rectangle.
    ///
    /// - Parameters:
    ///   - size: The size, in points.
    ///   - anchor: The fixed point.
    nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: size, anchor: anchor)
    }

    /// Returns the shape with a fixed size in points, with its anchor at the same point of its rectangle.
    ///
    /// - Parameters:
    ///   - width: The width, in points.
    ///   - height: The height, in points.
    ///   - anchor: The fixed point.
    nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }
}

/// A part of a shape's outline.
public nonisolated struct _TrimmedShape<Content: Shape>: Shape {
    var shape: Content
    var startFraction: CGFloat
    var endFraction: CGFloat

    nonisolated init(shape: Content, startFraction: CGFloat, endFraction: CGFloat) {
        self.shape = shape
        self.startFraction = startFraction
        self.endFraction = endFraction
    }

    /// Returns the outline in a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }

    /// Returns the size of the underlying shape for a proposal.
    ///
    /// - Parameter proposal: The proposed size, in points; nil for a length that the view decides.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The behaviour of the underlying shape.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape with a fixed size.
public nonisolated struct _SizedShape<Content: Shape>: Shape {
    var shape: Content
    var size: CGSize
    var anchor: UnitPoint

    nonisolated init(shape: Content, size: CGSize, anchor: UnitPoint = .zero) {
        self.shape = shape
        self.size = size
        self.anchor = anchor
    }

    /// Returns the outline in a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    nonisolated public func path(in rect: CGRect) -> Path {
        let (dx, dy) = (rect.width - size.width, rect.height - size.height)
        let origin = CGPoint(x: rect.minX + dx * anchor.x, y: rect.minY + dy * anchor.y)
        return shape.path(in: CGRect(origin: origin, size: size))
    }

    /// The behaviour of the underlying shape.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
