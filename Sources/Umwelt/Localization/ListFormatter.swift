import Foundation

/// A formatter that joins the elements of a list, as people of a locale write them: "one, two, and three".
///
/// Foundation on Linux has none.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The locale; nil for the current one.
    open var locale: Locale?

    /// The formatter of the elements; nil for their descriptions.
    open var itemFormatter: Formatter?

    /// Joins strings in the current locale.
    open class func localizedString(byJoining strings: [String]) -> String {
        ListFormatter().string(from: strings) ?? ""
    }

    /// Returns the elements, joined; nil if one cannot be formatted.
    open func string(from items: [Any]) -> String? {
        let strings = items.map { item in itemFormatter.map { $0.string(for: item) } ?? "\(item)" }
        guard !strings.contains(nil) else { return nil }
        return strings.compactMap { $0 }.formatted(.list(type: .and).locale(locale ?? .current))
    }

    /// Returns the elements of an array, joined; nil if it is none.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
