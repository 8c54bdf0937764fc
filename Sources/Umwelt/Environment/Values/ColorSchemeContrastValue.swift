/// How much the colours of a scheme stand out from each other.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// As usual.
    case standard
    /// More, for people who see little.
    case increased
}

struct ColorSchemeContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
}

extension EnvironmentValues {
    /// How much colours stand out from each other. The host sets it: the browser by `prefers-contrast`.
    ///
    /// System colours read it.
    public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }

    /// The same value, to be overridden in previews and tests.
    public var _colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }
}
