internal import CCanvas
internal import CGTK
import Umwelt

/// GDK's keys as the app's.
enum KeyNames {
    /// Returns a key; nil for keys without a name in apps, such as F1.
    static func key(_ value: guint) -> KeyEquivalent? {
        if let key = named[Int32(bitPattern: value)] { return key }
        let scalar = gdk_keyval_to_unicode(gdk_keyval_to_lower(value))
        guard scalar >= 32, let scalar = Unicode.Scalar(scalar) else { return nil }
        return KeyEquivalent(Character(scalar))
    }

    /// Returns the characters that a key types with the pressed modifier keys; empty for none.
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

    /// The keys that have names in apps, as GDK numbers them.
    static let named: [Int32: KeyEquivalent] = [
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
