internal import CCanvas
internal import CGTK
import Umwelt
import UmweltInput

/// GTK's events of the keyboard, for the input engine.
@MainActor
final class KeyEvents {
    private unowned let window: HostWindow

    /// The keys that are down, as GDK numbers them: GDK reports a repeated key as pressed again.
    private var down: Set<guint> = []

    init(_ window: HostWindow) {
        self.window = window
        // GLib ends the process when memory is exhausted: its constructors return no null.
        let controller = gtk_event_controller_key_new()!
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        let pressed: @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, Owner?) -> gboolean = {
            _, value, _, state, owner in
            call(KeyEvents.self, owner, (value, EventModifiers(state))) { events, parts in
                events.press(parts.0, parts.1).gboolean
            }
        }
        let released: @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, Owner?) -> Void = {
            _, value, _, state, owner in
            call(KeyEvents.self, owner, (value, EventModifiers(state))) { events, parts in
                events.release(parts.0, parts.1)
            }
        }
        let object = UnsafeMutableRawPointer(controller)
        umwelt_connect(object, "key-pressed", callback(pressed), owner(self))
        umwelt_connect(object, "key-released", callback(released), owner(self))
        gtk_widget_add_controller(window.widget, controller)
    }

    private func press(_ value: guint, _ modifiers: EventModifiers) -> Bool {
        // The state of an event is that before it.
        let own = KeyNames.modifier(value) ?? []
        window.input.setModifiers(own == .capsLock ? modifiers.symmetricDifference(own) : modifiers.union(own))
        if window.fields.isComposing || window.menus.hasFocus { return false }
        let isRepeated = !down.insert(value).inserted
        guard let key = KeyNames.key(value) else { return false }
        return window.input.press(
            KeyboardEvent(
                key, characters: KeyNames.characters(value), modifiers: modifiers, isRepeated: isRepeated))
    }

    private func release(_ value: guint, _ modifiers: EventModifiers) {
        // Caps Lock stays on after its key.
        if let modifier = KeyNames.modifier(value), modifier != .capsLock {
            window.input.setModifiers(modifiers.subtracting(modifier))
        }
        down.remove(value)
        guard let key = KeyNames.key(value) else { return }
        window.input.release(KeyboardEvent(key, characters: KeyNames.characters(value), modifiers: modifiers))
    }
}
