internal import CCanvas
internal import CGTK
import Umwelt

/// The action of an item in the menu bar: GTK reads from it if the item can be used, and its mark.
@MainActor
final class MenuAction {
    /// The name of the group of all items' actions.
    static let group = "commands"

    /// The state of an action whose item is the chosen one of several.
    static let chosen = "chosen"
    private static let other = "other"

    private let action: OpaquePointer
    private let perform: @MainActor () -> Void

    /// Makes an action with a number in a group of GTK's.
    init(
        _ number: Int, _ control: CommandControl, in group: OpaquePointer?, perform: @escaping @MainActor () -> Void
    ) {
        self.perform = perform
        let name = Self.name(number)
        action =
            switch control.mark {
            case .none: g_simple_action_new(name, nil)
            case .toggle: g_simple_action_new_stateful(name, nil, g_variant_new_boolean(0))
            case .option: Self.option(name)
            }
        let activates: @convention(c) (OpaquePointer?, OpaquePointer?, Owner?) -> Void = { _, _, owner in
            call(MenuAction.self, owner, ()) { action, _ in action.perform() }
        }
        umwelt_connect(
            UnsafeMutableRawPointer(action), "activate", callback(activates), owner(self))
        g_action_map_add_action(group, action)
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(action)) }

    private static func option(_ name: String) -> OpaquePointer {
        let type = g_variant_type_new("s")
        defer { g_variant_type_free(type) }
        return g_simple_action_new_stateful(name, type, g_variant_new_string(other))
    }

    /// Returns the name of an action.
    static func name(_ number: Int) -> String { "item\(number)" }

    /// Shows the state of a control.
    func show(_ control: CommandControl) {
        g_simple_action_set_enabled(action, control.isEnabled.gboolean)
        switch control.mark {
        case .none: break
        case .toggle(let isOn): g_simple_action_set_state(action, g_variant_new_boolean((isOn == true).gboolean))
        case .option(let isSelected):
            g_simple_action_set_state(action, g_variant_new_string(isSelected ? Self.chosen : Self.other))
        }
    }

    /// Ends the calls of the action.
    func end() {
        g_signal_handlers_disconnect_matched(
            UnsafeMutableRawPointer(action), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, owner(self))
    }
}
