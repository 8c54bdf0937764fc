/// How heavy the user wants text to be.
public enum LegibilityWeight: Hashable, Sendable {
    /// As it is designed.
    case regular
    /// Heavier.
    case bold
}

struct LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
}

extension EnvironmentValues {
    /// How heavy text is; nil for as it is designed. A host sets it; browsers cannot know.
    ///
    /// Fonts of the system read it: where it is bold, each is heavier than it would be.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
