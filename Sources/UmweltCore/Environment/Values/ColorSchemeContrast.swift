/// The contrast between the colours of a colour scheme.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// The usual contrast.
    case standard
    /// A higher contrast, for users with low vision.
    case increased
}

package struct ColorSchemeContrastKey: EnvironmentKey {
    package static var defaultValue: ColorSchemeContrast { .standard }
}

extension EnvironmentValues {
    /// The contrast between colours. The host sets it: the browser by `prefers-contrast`.
    ///
    /// System colours read it.
    public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }

    /// The same value, to be overridden in previews and tests.
    public var _colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }
}
