import Foundation

/// A type-erased shape.
public nonisolated struct AnyShape: Shape {
    var shape: any Shape

    /// Erases the type of a shape.
    ///
    /// - Parameter shape: The shape, whose type is hidden.
    nonisolated public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

    /// Returns the outline in a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    /// Returns the size of the shape for a proposal.
    ///
    /// - Parameter proposal: The proposed size, in points; nil for a length that the view decides.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The behaviour of the shape.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
