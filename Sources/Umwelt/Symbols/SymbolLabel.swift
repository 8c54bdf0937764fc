/// The accessibility labels of symbols.
enum SymbolLabel {
    /// Returns the label of a symbol: its meaning if that is known, otherwise the words of its name.
    static func label(of name: String) -> String {
        let base = SymbolName(name).base
        return names[base] ?? base.split(separator: ".").joined(separator: " ")
    }

    private static let names = [
        "arrow.clockwise": "Reload", "arrow.counterclockwise": "Undo", "bell": "Notifications", "bolt": "Flash",
        "chevron.backward": "Back", "chevron.down": "Expand", "chevron.forward": "Forward", "chevron.left": "Back",
        "chevron.right": "Forward", "chevron.up": "Collapse", "ellipsis": "More", "exclamationmark": "Attention",
        "exclamationmark.triangle": "Attention", "gear": "Settings", "gearshape": "Settings", "heart": "Love",
        "house": "Home", "info": "Info", "lock": "Locked", "magnifyingglass": "Search", "minus": "Remove",
        "multiply": "Close", "paperplane": "Send", "pencil": "Edit", "plus": "Add", "questionmark": "Help",
        "square.and.arrow.down": "Save", "square.and.arrow.up": "Share", "square.and.pencil": "Compose",
        "star": "Favorite", "trash": "Delete", "xmark": "Close",
    ]
}
