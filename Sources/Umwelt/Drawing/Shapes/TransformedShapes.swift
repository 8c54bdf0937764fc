import Foundation

/// A shape that is moved.
public nonisolated struct OffsetShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content

    /// How far it is moved, in points.
    public var offset: CGSize

    /// Moves a shape.
    @inlinable nonisolated public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    /// Returns the outline in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    /// Returns the size that the shape it is made of takes of a proposal.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The behaviour of the shape that it is made of.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// Returns the shape with its outline moved inwards by a length in points.
    @inlinable nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

/// A shape that is larger or smaller.
public nonisolated struct ScaledShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content

    /// How many times as wide and high it is.
    public var scale: CGSize

    /// The point that stays where it is.
    public var anchor: UnitPoint

    /// Scales a shape.
    @inlinable nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// Returns the outline in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        let transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
        return shape.path(in: rect).applying(transform.around(anchor.place(in: rect)))
    }

    /// Returns the size that the shape it is made of takes of a proposal.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The behaviour of the shape that it is made of.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape that is turned.
public nonisolated struct RotatedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content

    /// How far it is turned, clockwise.
    public var angle: Angle

    /// The point that it is turned around.
    public var anchor: UnitPoint

    /// Turns a shape.
    @inlinable nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// Returns the outline in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        let transform = CGAffineTransform(rotationAngle: angle.radians)
        return shape.path(in: rect).applying(transform.around(anchor.place(in: rect)))
    }

    /// Returns the size that the shape it is made of takes of a proposal.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The behaviour of the shape that it is made of.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// Returns the shape with its outline moved inwards by a length in points.
    @inlinable nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

/// A shape that is moved, turned, scaled or sheared.
public nonisolated struct TransformedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content

    /// What moves its points, from the top left corner.
    public var transform: CGAffineTransform

    /// Transforms a shape.
    @inlinable nonisolated public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// Returns the outline in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    /// Returns the size that the shape it is made of takes of a proposal.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The behaviour of the shape that it is made of.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension Shape {
    /// The shape, moved.
    @inlinable nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: offset)
    }

    /// The shape, moved.
    @inlinable nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// The shape, moved.
    @inlinable nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// The shape, larger or smaller around a point.
    @inlinable nonisolated public func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// The shape, larger or smaller around a point.
    @inlinable nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The shape, turned clockwise around a point.
    @inlinable nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// The shape, transformed from the top left corner.
    @inlinable nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
}

extension CGAffineTransform {
    /// The transform around a point instead of the origin.
    func around(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self).concatenating(
            CGAffineTransform(translationX: point.x, y: point.y))
    }
}
