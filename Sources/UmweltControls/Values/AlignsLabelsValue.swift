@_spi(Kernel) import Umwelt

struct AlignsLabelsKey: ScreenLocalKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// True if the titles of labels in list rows are aligned. False in headers and footers, and in views with their own
    /// background.
    package var alignsLabels: Bool {
        get { self[AlignsLabelsKey.self] }
        set { self[AlignsLabelsKey.self] = newValue }
    }
}
