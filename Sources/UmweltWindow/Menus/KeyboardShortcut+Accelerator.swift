internal import CCanvas
internal import CGTK
import Umwelt

extension KeyboardShortcut {
    /// The shortcut as GTK writes it in menus; nil for a key that GTK has no name for. Command is mapped to Control.
    var accelerator: String? {
        var modifiers = modifiers
        let value: guint
        if let own = KeyNames.named.first(where: { $0.value == key && Self.isMain($0.key) }) {
            value = guint(bitPattern: own.key)
        } else {
            guard key.character.unicodeScalars.count == 1, let scalar = key.character.unicodeScalars.first else {
                return nil
            }
            if key.character.isUppercase { modifiers.insert(.shift) }
            value = gdk_keyval_to_lower(gdk_unicode_to_keyval(scalar.value))
        }
        var mask: guint = 0
        if modifiers.contains(.shift) { mask |= GDK_SHIFT_MASK.rawValue }
        if !modifiers.isDisjoint(with: [.command, .control]) { mask |= GDK_CONTROL_MASK.rawValue }
        if modifiers.contains(.option) { mask |= GDK_ALT_MASK.rawValue }
        guard let name = gtk_accelerator_name(value, GdkModifierType(mask)) else { return nil }
        defer { g_free(name) }
        return String(cString: name)
    }

    /// True for a key that is neither on the number pad nor one that layouts substitute for others.
    private static func isMain(_ value: Int32) -> Bool {
        guard let name = gdk_keyval_name(guint(bitPattern: value)).map({ String(cString: $0) }) else { return false }
        return !name.hasPrefix("KP_") && !name.hasPrefix("ISO_")
    }
}
