import Foundation

/// A word of the library: a system label of a control.
///
/// It is in the language of the environment's locale if the app is localised for that, as on iOS: a screen in two
/// languages helps no user. An app can replace it by a translation of the English word in its own tables.
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
    case paste = "Paste"
    case saveToFiles = "Save to Files"

    case rename = "Rename"
    case share = "Share…"
    case settings = "Settings…"
    case help = "Help"
    case more = "More"
    case name = "Name"
    case scope = "Scope"
    case ascending = "Ascending"
    case descending = "Descending"
    case removesFilter = "Removes the filter"
    case sendByMail = "Send by E-mail"
    case deleteItem = "Delete %@"
    case moveItem = "Move %@"
    case noResultsFor = "No Results for “%@”"
    case pageOfPages = "Page %@ of %@"
    case zoomIn = "Zoom In"
    case zoomOut = "Zoom Out"
    case scrollUp = "Scroll Up"
    case scrollDown = "Scroll Down"
    case scrollBack = "Scroll Back"
    case scrollForward = "Scroll Forward"
    case year = "Year"
    case month = "Month"
    case day = "Day"
    case hour = "Hour"
    case minute = "Minute"

    case add = "Add"
    case remove = "Remove"
    case close = "Close"
    case send = "Send"
    case save = "Save"
    case favorite = "Favorite"
    case love = "Love"
    case home = "Home"
    case info = "Info"
    case forward = "Forward"
    case undo = "Undo"
    case reload = "Reload"
    case notifications = "Notifications"
    case flash = "Flash"
    case expand = "Expand"
    case collapse = "Collapse"
    case locked = "Locked"
    case attention = "Attention"
    case compose = "Compose"
    case sectionIndex = "Section Index"
    case showInspector = "Show Inspector"
    case hideInspector = "Hide Inspector"
    case file = "File"
    case format = "Format"
    case view = "View"
    case window = "Window"

    // The bar that finds text.
    case find = "Find"
    case next = "Next"
    case previous = "Previous"
    case replace = "Replace"
    case replaceAll = "Replace All"

    // The standard commands of windows.
    case quit = "Quit"
    case redo = "Redo"
    case cut = "Cut"
    case copy = "Copy"
    case selectAll = "Select All"

    case opacity = "Opacity"

    // Maps and their controls.
    case map = "Map"
    case compass = "Compass"
    case scale = "Scale"
    case currentLocation = "Current Location"

    /// The word as a text in the environment's language.
    package var text: Text { Text(word: self) }

    /// Returns the word as a text with its gaps filled.
    ///
    /// - Parameter arguments: The values for the gaps, in the order of the English word.
    package func text(_ arguments: String...) -> Text { Text(word: self, arguments: arguments) }

    /// Returns the word for a locale.
    ///
    /// - Parameter arguments: The values for the gaps, in the order of the English word.
    package func string(for locale: Locale, _ arguments: String...) -> String { string(for: locale, arguments) }

    func string(for locale: Locale, _ arguments: [String]) -> String {
        let word = Translations.shared.word(self, locale: locale)
        return arguments.isEmpty ? word : Self.fill(word, with: arguments)
    }

    /// Fills the gaps of a word: `%@` with the next argument, `%2$@` with the second. Other characters are unchanged.
    static func fill(_ word: String, with arguments: [String]) -> String {
        var next = 0
        return word.replacing(/%(?:(\d)\$)?@/) { gap in
            let index = gap.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
            next += 1
            return arguments.indices.contains(index) ? arguments[index] : ""
        }
    }
}

extension Translations {
    /// Returns one of the library's words: as the app's tables have it, or in the locale's language if the app is
    /// localised for that, or in English.
    func word(_ word: SystemWord, locale: Locale) -> String {
        if let own = translation(of: word.rawValue, table: nil, bundle: nil, locale: locale) { return own.format }
        guard isAppLocalized(for: locale) else { return word.rawValue }
        return SystemWordTable.words(for: locale)?[word] ?? word.rawValue
    }
}
