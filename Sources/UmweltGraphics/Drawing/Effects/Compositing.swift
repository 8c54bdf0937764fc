import Foundation

extension View {
    /// Sets the blend mode: the rule that mixes the view's colours with those behind it.
    ///
    /// ```swift
    /// Image("Photo").overlay(Color.red.blendMode(.multiply))
    /// ```
    ///
    /// - Parameter blendMode: The mode.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_PictureEffectModifier(.blend(blendMode)))
    }

    /// Draws the view to a layer of its own, so that views inside mix only with each other, and effects apply to all of
    /// them as one.
    nonisolated public func compositingGroup() -> some View { modifier(_PictureEffectModifier(.isolation)) }

    /// Draws the view as one picture. The colour mode has no effect, as in ``ColorRenderingMode``.
    ///
    /// - Parameters:
    ///   - opaque: True to draw on black.
    ///   - colorMode: The colour mode, which has no effect.
    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        background { if opaque { Color.black } }.compositingGroup()
    }
}
