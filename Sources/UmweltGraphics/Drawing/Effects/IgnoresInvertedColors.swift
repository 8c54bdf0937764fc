extension View {
    /// Keeps the colours of the view, such as a photo, when the system inverts colours.
    ///
    /// If the environment's ``EnvironmentValues/accessibilityInvertColors`` is true, the view is drawn inverted, so
    /// that the system's inversion restores its colours.
    ///
    /// - Parameter active: True to restore the colours.
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

/// True if an ancestor already inverts its content, which must not be inverted twice.
private struct IgnoresInvertedColorsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    fileprivate var ignoresInvertedColors: Bool {
        get { self[IgnoresInvertedColorsKey.self] }
        set { self[IgnoresInvertedColorsKey.self] = newValue }
    }
}
