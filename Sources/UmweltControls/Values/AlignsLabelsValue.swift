@_spi(Kernel) import Umwelt

struct AlignsLabelsKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether titles of labels in rows of lists begin below each other: not in headers and footers, nor in what has a
    /// ground of its own.
    var alignsLabels: Bool {
        get { self[AlignsLabelsKey.self] }
        set { self[AlignsLabelsKey.self] = newValue }
    }
}
