extension View {
    /// Shows the view, a photo for example, in its own colours where the system inverts all.
    ///
    /// Where the environment's ``EnvironmentValues/accessibilityInvertColors`` says so the view is drawn inverted, so that
    /// the system's inversion gives its colours back.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        modifier(IgnoresInvertedColors(isActive: active))
    }
}

private nonisolated struct IgnoresInvertedColors: ViewModifier, SystemView {
    let isActive: Bool
    @Environment(\.accessibilityInvertColors) private var isInverted
    @Environment(\.ignoresInvertedColors) private var isDone

    nonisolated init(isActive: Bool) { self.isActive = isActive }

    @MainActor func body(content: Content) -> some View {
        let inverts = isActive && isInverted && !isDone
        content
            .environment(\.ignoresInvertedColors, isDone || isActive)
            .modifier(_PictureEffectModifier(inverts ? .filter(.colors(.inverted())) : .unchanged))
    }
}

/// Whether a view around has seen to it: what is inverted twice would be as it was.
private struct IgnoresInvertedColorsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    fileprivate var ignoresInvertedColors: Bool {
        get { self[IgnoresInvertedColorsKey.self] }
        set { self[IgnoresInvertedColorsKey.self] = newValue }
    }
}
