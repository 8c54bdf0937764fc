import Foundation

extension View {
    /// Draws the view scaled around a point; its layout does not change.
    ///
    /// - Parameters:
    ///   - scale: The factors of the width and the height; 1 for no change, negative to mirror.
    ///   - anchor: The fixed point of the view.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_PictureEffectModifier(.scale(scale, anchor: anchor)))
    }

    /// Draws the view scaled around a point; its layout does not change.
    ///
    /// ```swift
    /// Image(systemName: "heart.fill").scaleEffect(isLiked ? 1.4 : 1).animation(.bouncy, value: isLiked)
    /// ```
    ///
    /// - Parameters:
    ///   - s: The factor of both lengths; 1 for no change.
    ///   - anchor: The fixed point of the view.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Draws the view scaled around a point; its layout does not change.
    ///
    /// - Parameters:
    ///   - x: The factor of the width; negative ones mirror.
    ///   - y: The factor of the height; negative ones mirror.
    ///   - anchor: The fixed point of the view.
    nonisolated public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view rotated clockwise around a point; its layout does not change.
    ///
    /// ```swift
    /// Arrow().rotationEffect(.degrees(90))
    /// ```
    ///
    /// - Parameters:
    ///   - angle: The angle; positive angles are clockwise.
    ///   - anchor: The fixed point of the view.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_PictureEffectModifier(.rotation(angle, anchor: anchor)))
    }

    /// Draws the view rotated in space; its layout does not change.
    ///
    /// ```swift
    /// Image("Cover").rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
    /// ```
    ///
    /// - Parameters:
    ///   - angle: The angle.
    ///   - axis: The direction of the axis; its length does not matter.
    ///   - anchor: The point of the view on the axis.
    ///   - anchorZ: The distance of the axis in front of the view, in points.
    ///   - perspective: The strength of the perspective, which makes distant parts smaller; 0 for none.
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

    /// Draws the view moved, rotated, scaled or sheared, with its top left corner as the origin; its layout does not
    /// change.
    ///
    /// - Parameter transform: The transform. One that cannot be inverted makes the view invisible.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        projectionEffect(ProjectionTransform(transform))
    }

    /// Draws the view projected by a transform, with its top left corner as the origin; its layout does not change.
    ///
    /// - Parameter transform: The transform, which may be in perspective.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_PictureEffectModifier(.projection(transform)))
    }
}
