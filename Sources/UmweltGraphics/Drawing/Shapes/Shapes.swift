import Foundation

/// A rectangle that fills the proposed size.
///
/// ```swift
/// Rectangle().fill(.blue).frame(width: 80, height: 4)
/// ```
public nonisolated struct Rectangle: Shape, InsettableShape {
    /// Makes a rectangle.
    @inlinable nonisolated public init() {}

    /// Returns the outline in a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

    /// Fixed: the shape is the same in both directions.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// Returns the shape with its outline moved inwards by a length in points.
    ///
    /// - Parameter amount: The distance, in points.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

/// A rectangle with rounded corners that fills the proposed size.
///
/// ```swift
/// Text("Card").padding().background(.white, in: RoundedRectangle(cornerRadius: 12))
/// ```
public nonisolated struct RoundedRectangle: Shape, InsettableShape {
    /// The size of the corners in points.
    public var cornerSize: CGSize

    /// The form of the corners.
    public var style: RoundedCornerStyle

    /// Makes a rectangle with corners of a width and a height.
    ///
    /// - Parameters:
    ///   - cornerSize: The width and height of the corners, in points.
    ///   - style: The form of the corners: parts of circles, or a smoother curve.
    @inlinable nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Makes a rectangle with corners of one radius.
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius of the corners, in points.
    ///   - style: The form of the corners: parts of circles, or a smoother curve.
    @inlinable nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Returns the outline in a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    /// Fixed: the shape is the same in both directions.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// Returns a smaller rectangle whose corners have the same centres.
    ///
    /// - Parameter amount: The distance, in points.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        Inset(
            base: RoundedRectangle(
                cornerSize: CGSize(
                    width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0)), style: style),
            amount: amount)
    }
}

/// A rectangle whose shorter sides are half circles, such as the outline of a pill.
///
/// ```swift
/// Text("Swift").padding(.horizontal, 10).padding(.vertical, 4).background(.orange, in: Capsule())
/// ```
public nonisolated struct Capsule: Shape, InsettableShape {
    /// The form of the ends.
    public var style: RoundedCornerStyle

    /// Makes a capsule.
    ///
    /// - Parameter style: The form of the ends: half circles, or a smoother curve.
    @inlinable nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    /// Returns the outline in a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    /// Fixed: the shape is the same in both directions.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// Returns the shape with its outline moved inwards by a length in points.
    ///
    /// - Parameter amount: The distance, in points.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

/// An ellipse that touches the sides of the proposed rectangle.
///
/// ```swift
/// Ellipse().fill(.green).frame(width: 120, height: 60)
/// ```
public nonisolated struct Ellipse: Shape, InsettableShape {
    /// Makes an ellipse.
    @inlinable nonisolated public init() {}

    /// Returns the outline in a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    /// Fixed: the shape is the same in both directions.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// Returns the shape with its outline moved inwards by a length in points.
    ///
    /// - Parameter amount: The distance, in points.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

/// The largest circle in the middle of the proposed rectangle.
///
/// ```swift
/// Circle().fill(.red).frame(width: 12, height: 12)
/// ```
public nonisolated struct Circle: Shape, InsettableShape {
    /// Makes a circle.
    @inlinable nonisolated public init() {}

    /// Returns the outline in a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// Returns the largest square in the proposal; 10 points if both lengths are nil.
    ///
    /// - Parameter proposal: The proposed size, in points; nil for a length that the view decides.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let offered = proposal.replacingUnspecifiedDimensions(by: CGSize(width: CGFloat.infinity, height: .infinity))
        let side = min(offered.width, offered.height)
        // If neither length is proposed, the default size of shapes.
        let length = side.isFinite || proposal.width != nil && proposal.height != nil ? side : 10
        return CGSize(width: length, height: length)
    }

    /// Fixed: the shape is the same in both directions.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// Returns the shape with its outline moved inwards by a length in points.
    ///
    /// - Parameter amount: The distance, in points.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

/// A shape that is drawn in a smaller rectangle.
package nonisolated struct Inset<Base: InsettableShape>: InsettableShape {
    var base: Base
    var amount: CGFloat

    package nonisolated init(base: Base, amount: CGFloat) {
        self.base = base
        self.amount = amount
    }

    package nonisolated func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        return inner.isNull || inner.width < 0 || inner.height < 0 ? Path() : base.path(in: inner)
    }

    package nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    package nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    package nonisolated func inset(by more: CGFloat) -> Inset<Base> { Inset(base: base, amount: amount + more) }
}
