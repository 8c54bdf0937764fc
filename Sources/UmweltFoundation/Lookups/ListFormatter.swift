import Foundation
import UmweltBase

/// A formatter of lists, as in "bread, milk, and eggs".
///
/// It replaces the class that Foundation has on Apple's platforms only. Sendable without a check, as Foundation's own
/// formatters are: set its properties before other threads use it.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The locale of the text.
    open var locale: Locale! = CurrentLocale.locale

    /// The formatter of the items; nil to use strings as they are and the descriptions of other items.
    open var itemFormatter: Formatter?

    /// Makes a formatter.
    public override init() { super.init() }

    /// Makes a formatter; a coder's values are not read.
    ///
    /// - Parameter coder: Not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns a list of texts in the process's locale.
    ///
    /// - Parameter strings: The texts to join.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and).locale(CurrentLocale.locale))
    }

    /// Returns a list of items; nil if the items' formatter has no text for one.
    ///
    /// - Parameter items: The items to join.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let itemFormatter else {
                texts.append("\(item)")
                continue
            }
            guard let text = itemFormatter.string(for: item) else { return nil }
            texts.append(text)
        }
        return texts.formatted(.list(type: .and).locale(locale ?? CurrentLocale.locale))
    }

    /// Returns an array as text; nil for other objects.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
