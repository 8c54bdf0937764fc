import Foundation

extension View {
    /// Blurs the view.
    ///
    /// - Parameters:
    ///   - radius: The radius, in points.
    ///   - opaque: If true, the view is treated as opaque, so that its edges stay sharp.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_PictureEffectModifier(.filter(.blur(radius: radius, isOpaque: opaque))))
    }

    /// Adds a shadow behind the view; lengths are in points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_PictureEffectModifier(.shadow(color: color, radius: radius, offset: CGSize(width: x, height: y))))
    }

    /// Brightens the view: 0 changes nothing, 1 makes it white.
    nonisolated public func brightness(_ amount: Double) -> some View { colors(.brightness(amount)) }

    /// Multiplies the contrast: 1 changes nothing, 0 makes everything grey.
    nonisolated public func contrast(_ amount: Double) -> some View { colors(.contrast(amount)) }

    /// Multiplies the saturation: 1 changes nothing, 0 leaves only greys.
    nonisolated public func saturation(_ amount: Double) -> some View { colors(.saturation(amount)) }

    /// Reduces the saturation: 0 changes nothing, 1 leaves only greys.
    nonisolated public func grayscale(_ amount: Double) -> some View { colors(.saturation(1 - amount)) }

    /// Rotates the hues by an angle.
    nonisolated public func hueRotation(_ angle: Angle) -> some View { colors(.hueRotation(angle)) }

    /// Inverts the colours.
    nonisolated public func colorInvert() -> some View { colors(.inverted()) }

    /// Multiplies all colours by one.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(_PictureEffectModifier(.colorMultiply(color)))
    }

    /// Replaces the colours by black, the more opaque the brighter they are.
    nonisolated public func luminanceToAlpha() -> some View { colors(.luminanceToAlpha) }

    nonisolated private func colors(_ matrix: ColorMatrix) -> some View {
        modifier(_PictureEffectModifier(.filter(.colors(matrix))))
    }
}
