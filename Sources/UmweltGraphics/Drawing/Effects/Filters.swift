import Foundation

extension View {
    /// Blurs the view.
    ///
    /// ```swift
    /// Image("Map").blur(radius: isLocked ? 8 : 0)
    /// ```
    ///
    /// - Parameters:
    ///   - radius: The radius, in points; 0 for no blur.
    ///   - opaque: If true, the view is treated as opaque, so that its edges stay sharp.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_PictureEffectModifier(.filter(.blur(radius: radius, isOpaque: opaque))))
    }

    /// Adds a shadow behind the view.
    ///
    /// ```swift
    /// RoundedRectangle(cornerRadius: 12).fill(.white).shadow(radius: 4, y: 2)
    /// ```
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow; by default black with an opacity of 0.33.
    ///   - radius: The radius of the blur, in points; 0 for a sharp shadow.
    ///   - x: The distance to the right, in points.
    ///   - y: The distance down, in points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_PictureEffectModifier(.shadow(color: color, radius: radius, offset: CGSize(width: x, height: y))))
    }

    /// Brightens the view: 0 changes nothing, 1 makes it white.
    ///
    /// - Parameter amount: The brightness to add, from -1 for black to 1 for white.
    nonisolated public func brightness(_ amount: Double) -> some View { colors(.brightness(amount)) }

    /// Multiplies the contrast: 1 changes nothing, 0 makes everything grey.
    ///
    /// - Parameter amount: The factor: 0 for grey, 1 for no change.
    nonisolated public func contrast(_ amount: Double) -> some View { colors(.contrast(amount)) }

    /// Multiplies the saturation: 1 changes nothing, 0 leaves only greys.
    ///
    /// - Parameter amount: The factor: 0 for greys, 1 for no change, more for stronger colours.
    nonisolated public func saturation(_ amount: Double) -> some View { colors(.saturation(amount)) }

    /// Reduces the saturation: 0 changes nothing, 1 leaves only greys.
    ///
    /// - Parameter amount: The amount, from 0 for no change to 1 for greys.
    nonisolated public func grayscale(_ amount: Double) -> some View { colors(.saturation(1 - amount)) }

    /// Rotates the hues of the view.
    ///
    /// ```swift
    /// Image("Balloon").hueRotation(.degrees(120))
    /// ```
    ///
    /// - Parameter angle: The angle on the colour wheel.
    nonisolated public func hueRotation(_ angle: Angle) -> some View { colors(.hueRotation(angle)) }

    /// Inverts the colours.
    nonisolated public func colorInvert() -> some View { colors(.inverted()) }

    /// Multiplies all colours of the view by a colour.
    ///
    /// ```swift
    /// Image("Sail").colorMultiply(.orange)
    /// ```
    ///
    /// - Parameter color: The colour: white changes nothing, black makes all colours black.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(_PictureEffectModifier(.colorMultiply(color)))
    }

    /// Replaces the colours by black, the more opaque the brighter they are.
    nonisolated public func luminanceToAlpha() -> some View { colors(.luminanceToAlpha) }

    nonisolated private func colors(_ matrix: ColorMatrix) -> some View {
        modifier(_PictureEffectModifier(.filter(.colors(matrix))))
    }
}
