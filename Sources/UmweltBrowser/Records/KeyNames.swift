import Umwelt

/// The names of keys in browsers.
enum KeyNames {
    /// Returns the name of a key in the DOM's `KeyboardEvent.key`.
    static func name(of key: KeyEquivalent) -> String { names[key] ?? String(key.character) }

    private static let names: [KeyEquivalent: String] = [
        .upArrow: "ArrowUp", .downArrow: "ArrowDown", .leftArrow: "ArrowLeft", .rightArrow: "ArrowRight",
        .escape: "Escape", .delete: "Backspace", .deleteForward: "Delete", .home: "Home", .end: "End",
        .pageUp: "PageUp", .pageDown: "PageDown", .clear: "Clear", .tab: "Tab", .return: "Enter",
    ]
}
