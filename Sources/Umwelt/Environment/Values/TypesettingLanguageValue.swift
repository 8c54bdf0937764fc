import Foundation

/// For which language text is set.
public struct TypesettingLanguage: Equatable, Sendable {
    /// What was asked for; nil for the locale's.
    let language: Locale.Language?

    /// The one of the environment's locale.
    public static let automatic = TypesettingLanguage(language: nil)

    /// A certain one.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
}

struct TypesettingLanguageKey: EnvironmentKey {
    static var defaultValue: TypesettingLanguage { .automatic }
}

extension EnvironmentValues {
    /// For which language text is set. `Text` reads it.
    var typesettingLanguage: TypesettingLanguage {
        get { self[TypesettingLanguageKey.self] }
        set { self[TypesettingLanguageKey.self] = newValue }
    }
}

extension View {
    /// Has text in this view set as in a language: with its forms of characters and its rules for breaking lines. What the
    /// text says stays as it is.
    ///
    /// ```swift
    /// Text(name).typesettingLanguage(.init(languageCode: .japanese))
    /// ```
    nonisolated public func typesettingLanguage(
        _ language: Locale.Language, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled, fileID: fileID, line: line)
    }

    /// Has text in this view set as in a language, or in that of the locale.
    nonisolated public func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(
            \.typesettingLanguage, transform: { if isEnabled { $0 = language } }, fileID: fileID, line: line)
    }
}
