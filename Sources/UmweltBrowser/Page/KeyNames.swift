import Umwelt

/// The names of keys in browsers.
enum KeyNames {
    /// Returns the name of a key in the DOM's `KeyboardEvent.key`.
    static func name(of key: KeyEquivalent) -> String { names[key] ?? String(key.character) }

    /// Returns the app's key for a DOM key name; nil for an unknown one.
    static func key(named name: String) -> KeyEquivalent? {
        if let key = names.first(where: { $0.value == name })?.key { return key }
        return name.count == 1 ? name.first.map { KeyEquivalent($0) } : nil
    }

    private static let names: [KeyEquivalent: String] = [
        .upArrow: "ArrowUp", .downArrow: "ArrowDown", .leftArrow: "ArrowLeft", .rightArrow: "ArrowRight",
        .escape: "Escape", .delete: "Backspace", .deleteForward: "Delete", .home: "Home", .end: "End",
        .pageUp: "PageUp", .pageDown: "PageDown", .clear: "Clear", .tab: "Tab", .return: "Enter",
    ]
}
