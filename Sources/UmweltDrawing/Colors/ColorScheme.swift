/// The appearance that system colours are resolved for: light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark writing on a light ground.
    case light
    /// Light writing on a dark ground.
    case dark
}
