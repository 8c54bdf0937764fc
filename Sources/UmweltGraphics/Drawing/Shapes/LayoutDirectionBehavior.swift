import Foundation

/// The way a shape depends on the layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The shape is the same in both directions.
    case fixed
    /// The shape is mirrored in one layout direction, for which it was not drawn.
    case mirrors(in: LayoutDirection)

    /// The shape is mirrored if the layout runs from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
    /// By default, shapes are mirrored if the layout runs from right to left.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// Returns true if the shape is mirrored in an environment. Fixed shapes do not read the layout direction.
    nonisolated func isMirrored(in environment: EnvironmentValues) -> Bool {
        guard case .mirrors(let direction) = layoutDirectionBehavior else { return false }
        return environment.layoutDirection == direction
    }
}

extension Path {
    /// Returns the path with left and right exchanged within a width in points.
    package func mirrored(in width: CGFloat) -> Path {
        applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0))
    }
}
