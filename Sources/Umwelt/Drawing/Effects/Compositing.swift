import Foundation

extension View {
    /// Mixes the view with what is behind it.
    ///
    /// ```swift
    /// Photo().overlay(Color.red.blendMode(.multiply))
    /// ```
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_PictureEffectModifier(.blend(blendMode)))
    }

    /// Draws the view apart, so that what is inside mixes only with what else is inside, and effects apply to all of it
    /// as one.
    nonisolated public func compositingGroup() -> some View { modifier(_PictureEffectModifier(.isolation)) }

    /// Draws the view apart, as one picture; with `opaque` on black.
    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        // There is one mode only, in which all is drawn.
        background { if opaque { Color.black } }.compositingGroup()
    }
}
