import Foundation

extension View {
    /// Sets the way in which the view mixes with its backdrop.
    ///
    /// ```swift
    /// Photo().overlay(Color.red.blendMode(.multiply))
    /// ```
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_PictureEffectModifier(.blend(blendMode)))
    }

    /// Draws the view to a layer of its own, so that views inside mix only with each other, and effects apply to all of
    /// them as one.
    nonisolated public func compositingGroup() -> some View { modifier(_PictureEffectModifier(.isolation)) }

    /// Draws the view as one picture; if `opaque` is true, on black. The colour mode has no effect,
    /// as in ``ColorRenderingMode``.
    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        background { if opaque { Color.black } }.compositingGroup()
    }
}
