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

    /// Draws the view as a group: views inside blend only with each other, and effects apply to the group.
    ///
    /// ```swift
    /// ZStack {
    ///     Circle().fill(.red)
    ///     Circle().fill(.blue).offset(x: 20)
    /// }
    /// .compositingGroup()
    /// .opacity(0.5)
    /// ```
    nonisolated public func compositingGroup() -> some View { modifier(_PictureEffectModifier(.isolation)) }

    /// Draws the view as one picture. The colour mode has no effect, as in ``ColorRenderingMode``.
    ///
    /// ```swift
    /// ZStack { ForEach(0..<200) { Circle().offset(x: CGFloat($0)) } }.drawingGroup()
    /// ```
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
