/// What colours of AppKit's depend on, as AppKit names it.
///
/// ```swift
/// NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black }
/// ```
public final class NSAppearance: Hashable, Sendable {
    /// Which appearance it is.
    public let name: Name

    /// The name of an appearance.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Takes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Dark on light.
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        /// Light on dark.
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        /// Dark on light, for people who see little.
        public static let accessibilityHighContrastAqua = Name(rawValue: "NSAppearanceNameAccessibilityAqua")
        /// Light on dark, for people who see little.
        public static let accessibilityHighContrastDarkAqua = Name(rawValue: "NSAppearanceNameAccessibilityDarkAqua")

        /// The appearances that stand for this one, the nearest first.
        fileprivate var matches: [Name] {
            switch self {
            case .darkAqua: [.darkAqua, .aqua]
            case .accessibilityHighContrastAqua: [.accessibilityHighContrastAqua, .aqua]
            case .accessibilityHighContrastDarkAqua:
                [.accessibilityHighContrastDarkAqua, .darkAqua, .accessibilityHighContrastAqua, .aqua]
            default: [.aqua]
            }
        }
    }

    private init(_ name: Name) { self.name = name }

    /// Makes the appearance of a name; nil if there is none.
    public convenience init?(named name: Name) {
        guard name.matches.first == name else { return nil }
        self.init(name)
    }

    /// The appearance of a place in a window.
    convenience init(_ values: EnvironmentValues) {
        switch (values.colorScheme, values.colorSchemeContrast) {
        case (.light, .standard): self.init(Name.aqua)
        case (.dark, .standard): self.init(Name.darkAqua)
        case (.light, .increased): self.init(Name.accessibilityHighContrastAqua)
        case (.dark, .increased): self.init(Name.accessibilityHighContrastDarkAqua)
        }
    }

    /// The one of some appearances that comes nearest; nil if none does.
    public func bestMatch(from appearances: [Name]) -> Name? { name.matches.first(where: appearances.contains) }

    /// Whether both are the same appearance.
    public static func == (left: NSAppearance, right: NSAppearance) -> Bool { left.name == right.name }

    /// Feeds the name to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
