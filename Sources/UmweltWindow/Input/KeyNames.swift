internal import CCanvas
internal import CGTK
import Umwelt

/// The keys of GDK as apps know them.
enum KeyNames {
    /// Returns a key; nil for one that apps have no name for, such as F1.
    static func key(_ value: guint) -> KeyEquivalent? {
        if let key = named[Int32(bitPattern: value)] { return key }
        let scalar = gdk_keyval_to_unicode(gdk_keyval_to_lower(value))
        guard scalar >= 32, let scalar = Unicode.Scalar(scalar) else { return nil }
        return KeyEquivalent(Character(scalar))
    }

    /// Returns the characters that a key writes with those that are held; empty for none.
    static func characters(_ value: guint) -> String {
        guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(value)), scalar.value >= 32, scalar.value != 127 else {
            return ""
        }
        return String(Character(scalar))
    }

    /// Returns the modifier key that a key is; nil for other keys.
    static func modifier(_ value: guint) -> EventModifiers? {
        switch Int32(bitPattern: value) {
        case GDK_KEY_Shift_L, GDK_KEY_Shift_R: .shift
        case GDK_KEY_Control_L, GDK_KEY_Control_R: .control
        case GDK_KEY_Alt_L, GDK_KEY_Alt_R: .option
        case GDK_KEY_Super_L, GDK_KEY_Super_R, GDK_KEY_Meta_L, GDK_KEY_Meta_R: .command
        case GDK_KEY_Caps_Lock: .capsLock
        default: nil
        }
    }

    /// Returns a shortcut as GTK writes it; nil for a key that GTK has no name for. Command is Control here.
    static func accelerator(_ shortcut: KeyboardShortcut) -> String? {
        let key = shortcut.key
        var modifiers = shortcut.modifiers
        let value: guint
        if let own = named.first(where: { $0.value == key && isMain($0.key) }) {
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

    /// True for a key that is neither of the number pad nor one of those that layouts put in place of others.
    private static func isMain(_ value: Int32) -> Bool {
        guard let name = gdk_keyval_name(guint(bitPattern: value)).map({ String(cString: $0) }) else { return false }
        return !name.hasPrefix("KP_") && !name.hasPrefix("ISO_")
    }

    private static let named: [Int32: KeyEquivalent] = [
        GDK_KEY_Up: .upArrow, GDK_KEY_KP_Up: .upArrow, GDK_KEY_Down: .downArrow, GDK_KEY_KP_Down: .downArrow,
        GDK_KEY_Left: .leftArrow, GDK_KEY_KP_Left: .leftArrow, GDK_KEY_Right: .rightArrow,
        GDK_KEY_KP_Right: .rightArrow, GDK_KEY_Escape: .escape, GDK_KEY_BackSpace: .delete,
        GDK_KEY_Delete: .deleteForward, GDK_KEY_KP_Delete: .deleteForward, GDK_KEY_Home: .home, GDK_KEY_KP_Home: .home,
        GDK_KEY_End: .end, GDK_KEY_KP_End: .end, GDK_KEY_Page_Up: .pageUp, GDK_KEY_KP_Page_Up: .pageUp,
        GDK_KEY_Page_Down: .pageDown, GDK_KEY_KP_Page_Down: .pageDown, GDK_KEY_Clear: .clear, GDK_KEY_Tab: .tab,
        GDK_KEY_ISO_Left_Tab: .tab, GDK_KEY_Return: .return, GDK_KEY_KP_Enter: .return, GDK_KEY_ISO_Enter: .return,
        GDK_KEY_space: .space, GDK_KEY_KP_Space: .space,
    ]
}
