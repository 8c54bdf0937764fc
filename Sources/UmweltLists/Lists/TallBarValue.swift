@_spi(Kernel) import Umwelt

struct TallBarKey: ScreenLocalKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True below a bar that ends in a large title or a search field. Both have space below themselves, so that lists
    /// begin where the bar ends.
    package var isBelowTallBar: Bool {
        get { self[TallBarKey.self] }
        set { self[TallBarKey.self] = newValue }
    }
}
