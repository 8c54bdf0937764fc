import Foundation

/// The language of the window whose records are being created: lines in another language contain theirs.
enum WindowLanguage {
    /// The locale of the window; nil outside of one.
    @TaskLocal static var locale: Locale?

    /// Returns the language of a locale as HTML writes it; nil if the window has the same.
    static func tag(unlessShown identifier: String) -> String? {
        guard let locale, locale.identifier != identifier else { return nil }
        let language = Locale.Language(identifier: identifier)
        guard let code = language.languageCode, code != locale.language.languageCode else { return nil }
        return language.minimalIdentifier
    }
}
