import Foundation

/// The language that text is set for.
public struct TypesettingLanguage: Equatable, Sendable {
    /// The explicit language; nil for the locale's.
    let language: Locale.Language?

    /// The language of the environment's locale.
    public static let automatic = TypesettingLanguage(language: nil)

    /// Returns an explicit language.
    ///
    /// - Parameter language: The language of the text.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
}

struct TypesettingLanguageKey: EnvironmentKey {
    static var defaultValue: TypesettingLanguage { .automatic }
}

extension EnvironmentValues {
    /// The language that text is set for. `Text` reads it.
    var typesettingLanguage: TypesettingLanguage {
        get { self[TypesettingLanguageKey.self] }
        set { self[TypesettingLanguageKey.self] = newValue }
    }
}

extension View {
    /// Sets the language that text in this view is set for: its forms of characters and its rules for breaking lines.
    ///
    /// The text itself is not translated. With `isEnabled` false, the inherited language applies.
    ///
    /// ```swift
    /// Text(name).typesettingLanguage(.init(languageCode: .japanese))
    /// ```
    ///
    /// - Parameters:
    ///   - language: The language.
    ///   - isEnabled: False for no change.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func typesettingLanguage(
        _ language: Locale.Language, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled, fileID: fileID, line: line)
    }

    /// Sets the typesetting language of text in this view, explicitly or from the locale.
    ///
    /// - Parameters:
    ///   - language: The language: automatic, or an explicit one.
    ///   - isEnabled: False for no change.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(
            \.typesettingLanguage, transform: { if isEnabled { $0 = language } }, fileID: fileID, line: line)
    }
}
