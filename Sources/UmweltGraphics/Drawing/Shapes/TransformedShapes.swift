import Foundation

/// A shape that is moved.
public nonisolated struct OffsetShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content

    /// The offset of the shape, in points.
    public var offset: CGSize

    /// Makes a moved shape; the offset is in points.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - offset: The distance to the right and down, in points.
    @inlinable nonisolated public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    /// Returns the outline in a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    /// The behaviour of the underlying shape.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// Returns the shape with its outline moved inwards by a length in points.
    ///
    /// - Parameter amount: The distance, in points.
    @inlinable nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

/// A shape that is scaled.
public nonisolated struct ScaledShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content

    /// The factors for the width and the height.
    public var scale: CGSize

    /// The point that does not move.
    public var anchor: UnitPoint

    /// Makes a shape scaled around a point.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - scale: The factors of the width and the height.
    ///   - anchor: The fixed point.
    @inlinable nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// Returns the outline in a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    nonisolated public func path(in rect: CGRect) -> Path {
        let transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
        return shape.path(in: rect).applying(transform.around(anchor.place(in: rect)))
    }

    /// The behaviour of the underlying shape.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape that is rotated.
public nonisolated struct RotatedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content

    /// The angle, clockwise.
    public var angle: Angle

    /// The point that the shape is rotated around.
    public var anchor: UnitPoint

    /// Makes a shape rotated clockwise around a point.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - angle: The angle; positive angles are clockwise.
    ///   - anchor: The fixed point.
    @inlinable nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// Returns the outline in a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    nonisolated public func path(in rect: CGRect) -> Path {
        let transform = CGAffineTransform(rotationAngle: angle.radians)
        return shape.path(in: rect).applying(transform.around(anchor.place(in: rect)))
    }

    /// The behaviour of the underlying shape.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// Returns the shape with its outline moved inwards by a length in points.
    ///
    /// - Parameter amount: The distance, in points.
    @inlinable nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

/// A shape that is moved, rotated, scaled or sheared.
public nonisolated struct TransformedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content

    /// The transform of its points, with the top left corner as the origin.
    public var transform: CGAffineTransform

    /// Makes a transformed shape, with the top left corner as the origin.
    ///
    /// - Parameters:
    ///   - shape: The shape before the transform.
    ///   - transform: The transform of the path.
    @inlinable nonisolated public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// Returns the outline in a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    /// The behaviour of the underlying shape.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension Shape {
    /// Returns the shape, moved by a distance in points.
    ///
    /// - Parameter offset: The distance to the right and down, in points.
    @inlinable nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: offset)
    }

    /// Returns the shape, moved by a distance in points.
    ///
    /// - Parameter offset: The distance to the right and down, in points.
    @inlinable nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// Returns the shape, moved by a distance in points.
    ///
    /// - Parameters:
    ///   - x: The distance to the right, in points.
    ///   - y: The distance down, in points.
    @inlinable nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// Returns the shape, scaled around a point.
    ///
    /// - Parameters:
    ///   - x: The factor of the width.
    ///   - y: The factor of the height.
    ///   - anchor: The fixed point.
    @inlinable nonisolated public func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Returns the shape, scaled around a point.
    ///
    /// - Parameters:
    ///   - scale: The factor of both lengths.
    ///   - anchor: The fixed point.
    @inlinable nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Returns the shape, rotated clockwise around a point.
    ///
    /// - Parameters:
    ///   - angle: The angle; positive angles are clockwise.
    ///   - anchor: The fixed point.
    @inlinable nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Returns the shape, transformed with the top left corner as the origin.
    ///
    /// - Parameter transform: The transform of the path.
    @inlinable nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
}

extension CGAffineTransform {
    /// Returns the transform with a point as the origin.
    func around(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self).concatenating(
            CGAffineTransform(translationX: point.x, y: point.y))
    }
}
