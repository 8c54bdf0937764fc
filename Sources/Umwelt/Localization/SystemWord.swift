import Foundation

/// A word of the library's own: a label that the system gives to its controls.
///
/// It is in the language of the environment's locale if the app is localised for that, as on iOS: a screen in two languages
/// helps no user. An app that has the English word in its own tables says what stands there.
package enum SystemWord: String, CaseIterable, Sendable {
    case edit = "Edit"
    case done = "Done"
    case back = "Back"
    case cancel = "Cancel"
    case search = "Search"
    case delete = "Delete"
    case ok = "OK"
    case clearText = "Clear Text"
    case noResults = "No Results"
    case tryAnotherSearch = "Check the spelling or try a new search."
    case previousMonth = "Previous Month"
    case nextMonth = "Next Month"
    case showSidebar = "Show Sidebar"
    case hideSidebar = "Hide Sidebar"
    case refresh = "Refresh"
    case increment = "Increment"
    case decrement = "Decrement"
    case openLink = "Open Link"
    case sheetGrabber = "Sheet Grabber"

    /// The word as a text, which is in the language of the environment that it is shown in.
    package var text: Text { Text(word: self) }

    /// Returns the word for a locale.
    package func string(for locale: Locale) -> String { Translations.shared.word(self, locale: locale) }
}

extension Translations {
    /// Returns one of the library's words: as the app's tables have it, or in the locale's language if the app is localised
    /// for that, or in English.
    func word(_ word: SystemWord, locale: Locale) -> String {
        if let own = translation(of: word.rawValue, table: nil, bundle: nil, locale: locale) { return own.format }
        guard isAppLocalized(for: locale) else { return word.rawValue }
        return SystemWordTable.words(for: locale)?[word] ?? word.rawValue
    }
}
