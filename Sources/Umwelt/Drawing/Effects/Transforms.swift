import Foundation

extension View {
    /// Draws the view larger or smaller than it is, around a point.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_PictureEffectModifier(.scale(scale, anchor: anchor)))
    }

    /// Draws the view larger or smaller than it is, around a point.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Draws the view larger or smaller than it is, around a point.
    nonisolated public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view turned clockwise around a point.
    ///
    /// ```swift
    /// Arrow().rotationEffect(.degrees(90))
    /// ```
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_PictureEffectModifier(.rotation(angle, anchor: anchor)))
    }

    /// Draws the view turned in space, around an axis through a point. With `perspective` what is further away is
    /// smaller.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _PictureEffectModifier(
                .rotation3D(
                    SpatialRotation(
                        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))))
    }

    /// Draws the view moved, turned, scaled or sheared from its top left corner.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        projectionEffect(ProjectionTransform(transform))
    }

    /// Draws the view as a transform brings it to the plane, from its top left corner.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_PictureEffectModifier(.projection(transform)))
    }
}
