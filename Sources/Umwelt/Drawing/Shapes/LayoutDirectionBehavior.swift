import Foundation

/// What a shape does about the direction that a layout runs in.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It is the same in both directions.
    case fixed
    /// It is mirrored where the layout runs in a direction, the one that it was not drawn for.
    case mirrors(in: LayoutDirection)

    /// It is mirrored where the layout runs from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
    /// Shapes are mirrored where the layout runs from right to left.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// Whether the shape is mirrored in an environment. Only shapes that may be depend on the direction.
    nonisolated func isMirrored(in environment: EnvironmentValues) -> Bool {
        guard case .mirrors(let direction) = layoutDirectionBehavior else { return false }
        return environment.layoutDirection == direction
    }
}

extension Path {
    /// The path with what is left and what is right exchanged, in a width.
    func mirrored(in width: CGFloat) -> Path {
        applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0))
    }
}
