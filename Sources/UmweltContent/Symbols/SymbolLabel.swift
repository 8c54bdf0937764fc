import Foundation

/// The accessibility labels of symbols.
enum SymbolLabel {
    /// Returns the label of a symbol: its meaning if that is known, otherwise the words of its name, which are English.
    static func label(of name: String, locale: Locale) -> String {
        let base = SymbolName(name).base
        guard let word = words[base] else { return base.split(separator: ".").joined(separator: " ") }
        // A meaning is none of a menu's items, which may end with dots.
        return word.string(for: locale).trimmingCharacters(in: ["…", " "])
    }

    private static let words: [String: SystemWord] = [
        "arrow.clockwise": .reload, "arrow.counterclockwise": .undo, "bell": .notifications, "bolt": .flash,
        "chevron.backward": .back, "chevron.down": .expand, "chevron.forward": .forward, "chevron.left": .back,
        "chevron.right": .forward, "chevron.up": .collapse, "ellipsis": .more, "exclamationmark": .attention,
        "exclamationmark.triangle": .attention, "gear": .settings, "gearshape": .settings, "heart": .love,
        "house": .home, "info": .info, "lock": .locked, "magnifyingglass": .search, "minus": .remove,
        "multiply": .close, "paperplane": .send, "pencil": .edit, "plus": .add, "questionmark": .help,
        "square.and.arrow.down": .save, "square.and.arrow.up": .share, "square.and.pencil": .compose,
        "star": .favorite, "trash": .delete, "xmark": .close,
    ]
}
