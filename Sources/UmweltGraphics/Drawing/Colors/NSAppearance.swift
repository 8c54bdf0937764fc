/// The colour scheme and contrast that AppKit's colours depend on, under AppKit's name.
///
/// ```swift
/// NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black }
/// ```
public final class NSAppearance: Hashable, Sendable {
    /// The name of the appearance.
    public let name: Name

    /// The name of an appearance.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name as text.
        public let rawValue: String

        /// Makes a name from text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The light appearance.
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        /// The dark appearance.
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        /// The light appearance with increased contrast.
        public static let accessibilityHighContrastAqua = Name(rawValue: "NSAppearanceNameAccessibilityAqua")
        /// The dark appearance with increased contrast.
        public static let accessibilityHighContrastDarkAqua = Name(rawValue: "NSAppearanceNameAccessibilityDarkAqua")

        /// The names of appearances that match this one, nearest first.
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

    /// Makes the appearance with a name; nil for an unknown name.
    public convenience init?(named name: Name) {
        guard name.matches.first == name else { return nil }
        self.init(name)
    }

    /// Makes the appearance of an environment.
    convenience init(_ values: EnvironmentValues) {
        switch (values.colorScheme, values.colorSchemeContrast) {
        case (.light, .standard): self.init(Name.aqua)
        case (.dark, .standard): self.init(Name.darkAqua)
        case (.light, .increased): self.init(Name.accessibilityHighContrastAqua)
        case (.dark, .increased): self.init(Name.accessibilityHighContrastDarkAqua)
        }
    }

    /// Returns the nearest of some appearances; nil if none matches.
    ///
    /// - Parameter appearances: The appearances to choose from.
    public func bestMatch(from appearances: [Name]) -> Name? { name.matches.first(where: appearances.contains) }

    /// True if both have the same name.
    public static func == (left: NSAppearance, right: NSAppearance) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
