@_spi(Kernel) import Umwelt

struct AlignsLabelsKey: ScreenLocalKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// True if the titles of labels in rows of lists begin below each other. False in headers and footers, and in views
    /// with a background of their own.
    package var alignsLabels: Bool {
        get { self[AlignsLabelsKey.self] }
        set { self[AlignsLabelsKey.self] = newValue }
    }
}
