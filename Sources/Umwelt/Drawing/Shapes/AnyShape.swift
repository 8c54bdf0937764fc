import Foundation

/// A shape whose type does not show.
public nonisolated struct AnyShape: Shape {
    let shape: any Shape

    /// Hides the type of a shape.
    nonisolated public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

    /// The outline within a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    /// The size of the shape.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// As the shape does.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
