import Foundation

/// A shape whose type does not show.
public nonisolated struct AnyShape: Shape {
    let shape: any Shape

    /// Hides the type of a shape.
    nonisolated public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

    /// Returns the outline in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    /// Returns the size that the shape it is made of takes of a proposal.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The behaviour of the shape that it is made of.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
