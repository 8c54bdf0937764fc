/// The weight of text that the user prefers.
public enum LegibilityWeight: Hashable, Sendable {
    /// The weight of the design.
    case regular
    /// A heavier weight.
    case bold
}

package struct LegibilityWeightKey: EnvironmentKey {
    package static var defaultValue: LegibilityWeight? { nil }
}

extension EnvironmentValues {
    /// The text weight that the user prefers; nil for the design's. A host sets it; browsers do not report it.
    ///
    /// Fonts of the system read it: where it is bold, each is two steps heavier, up to the heaviest.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
