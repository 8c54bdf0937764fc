internal import CCanvas
internal import CGTK
import Foundation
import Umwelt

/// A view for assistive technology: an invisible widget at the view's position.
@MainActor
final class AccessibleNode {
    private unowned let window: HostWindow
    let id: FrameDifference.NodeID
    let role: GtkAccessibleRole
    let widget: Widget

    /// The actions that the widget offers, by name.
    private var actions: [String: NodeEvent] = [:]
    private var shown: Shown?

    /// The properties last sent to assistive technology.
    private struct Shown: Equatable {
        var semantics: Semantics
        var label: String
    }

    init(_ node: SemanticsNode, role: GtkAccessibleRole, in window: HostWindow) {
        self.window = window
        self.role = role
        id = node.hostNode.id
        widget = umwelt_accessible_new(role)
        gtk_widget_set_parent(widget, window.canvas)
        let moves: @convention(c) (OpaquePointer?, OpaquePointer?, Owner?) -> Void = { _, _, owner in
            call(AccessibleNode.self, owner, ()) { node, _ in node.focusChanged() }
        }
        umwelt_connect(widget.object, "notify::has-focus", callback(moves), owner(self))
    }

    /// Follows the semantics of the view.
    func update(_ node: SemanticsNode) {
        let new = Shown(semantics: node.semantics, label: node.label)
        guard new != shown else { return }
        shown = new
        let semantics = node.semantics
        gtk_widget_set_focusable(widget, node.isFocusable.gboolean)
        umwelt_accessible_name(widget, node.label, semantics.hint ?? semantics.help)
        umwelt_accessible_value(widget, semantics.value)
        umwelt_accessible_enabled(widget, semantics.isEnabled.gboolean)
        if semantics.traits.contains(.isSelected) { umwelt_accessible_selected(widget, true.gboolean) }
        if role == GTK_ACCESSIBLE_ROLE_HEADING {
            umwelt_accessible_level(widget, gint(semantics.headingLevel ?? 2))
        }
        switch semantics.role {
        case .toggle(let isOn): umwelt_accessible_checked(widget, isOn.map { $0 ? 1 : 0 } ?? 2)
        case .slider(let slider):
            umwelt_accessible_number(widget, slider.value, slider.bounds.lowerBound, slider.bounds.upperBound)
        case .stepper(let stepper):
            if let value = stepper.value {
                let bounds = stepper.bounds ?? -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
                umwelt_accessible_number(widget, value, bounds.lowerBound, bounds.upperBound)
            }
        case .meter(let meter):
            if let value = meter.value {
                umwelt_accessible_number(widget, value, meter.bounds.lowerBound, meter.bounds.upperBound)
            }
        case .menuButton(let isExpanded), .disclosure(let isExpanded):
            umwelt_accessible_expanded(widget, isExpanded.gboolean)
        case .option(let isSelected): umwelt_accessible_checked(widget, isSelected ? 1 : 0)
        case .tab(let isSelected): umwelt_accessible_selected(widget, isSelected.gboolean)
        case .listItem(let item):
            umwelt_accessible_place(widget, gint(item.position + 1), gint(item.count))
            if let isSelected = item.isSelected { umwelt_accessible_selected(widget, isSelected.gboolean) }
        default: break
        }
        offer(Self.actions(of: semantics))
    }

    /// The actions of a view that assistive technology can do, by the names that it reads.
    private static func actions(of semantics: Semantics) -> [String: NodeEvent] {
        guard semantics.isEnabled else { return [:] }
        var actions: [String: NodeEvent] = [:]
        switch semantics.role {
        case .button, .toggle, .menuButton, .option, .disclosure, .link, .tab, .dateField, .colorWell:
            actions["press"] = .press
        case .slider, .stepper: (actions["increment"], actions["decrement"]) = (.increment, .decrement)
        case .listItem(let item):
            if item.isPressable { actions["press"] = .press }
            if item.canDelete { actions["delete"] = .delete }
        case .dialog: actions["dismiss"] = .dismiss
        default:
            if !semantics.traits.isDisjoint(with: [.isButton, .isLink, .isToggle]) { actions["press"] = .press }
        }
        if semantics.isAdjustable { (actions["increment"], actions["decrement"]) = (.increment, .decrement) }
        for action in semantics.actions {
            switch action {
            case .escape: actions["dismiss"] = .perform(action: action)
            case .delete: actions["delete"] = .perform(action: action)
            case .showMenu: actions["menu"] = .perform(action: action)
            case .named(let name, let category):
                // The desktop's lists of actions have no groups.
                actions[category.map { "\($0): \(name)" } ?? name] = .perform(action: action)
            }
        }
        return actions
    }

    private func offer(_ new: [String: NodeEvent]) {
        guard new != actions else { return }
        actions = new
        let group = g_simple_action_group_new()
        defer { g_object_unref(UnsafeMutableRawPointer(group)) }
        let performs: @convention(c) (OpaquePointer?, OpaquePointer?, Owner?) -> Void = { action, _, owner in
            guard let action, let name = g_action_get_name(action) else { return }
            call(AccessibleNode.self, owner, String(cString: name)) { node, name in node.perform(name) }
        }
        for name in new.keys.sorted() {
            guard let action = g_simple_action_new(name, nil) else { continue }
            umwelt_connect(
                UnsafeMutableRawPointer(action), "activate", callback(performs), owner(self))
            g_action_map_add_action(OpaquePointer(group), action)
            g_object_unref(UnsafeMutableRawPointer(action))
        }
        gtk_widget_insert_action_group(widget, "view", OpaquePointer(group))
    }

    private func perform(_ name: String) {
        guard let event = actions[name] else { return }
        window.view.nodes[id]?.send(event)
        window.update()
    }

    private func focusChanged() {
        guard gtk_widget_has_focus(widget) != 0, let node = window.view.nodes[id] else { return }
        node.send(.focus)
        window.update()
    }

    /// Sets the widget's frame, and its position in reading order.
    func place(_ frame: CGRect, after last: Widget?) {
        gtk_widget_insert_after(widget, window.canvas, last)
        self.frame = frame
    }

    private var frame = CGRect.zero

    /// Tells GTK where the widget is.
    func allocate() {
        var minimum: gint = 0
        gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
        let part = frame.isNull ? .zero : frame
        var place = GtkAllocation(
            x: gint(part.minX.rounded()), y: gint(part.minY.rounded()), width: gint(max(part.width.rounded(), 1)),
            height: gint(max(part.height.rounded(), 1)))
        gtk_widget_size_allocate(widget, &place, -1)
    }

    /// Removes the widget.
    func remove() {
        gtk_widget_insert_action_group(widget, "view", nil)
        g_signal_handlers_disconnect_matched(widget.object, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, owner(self))
        gtk_widget_unparent(widget)
    }
}
