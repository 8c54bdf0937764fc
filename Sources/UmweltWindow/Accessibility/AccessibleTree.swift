internal import CCanvas
internal import CGTK
import Foundation
import Umwelt

/// The accessible tree of a window: its views in reading order, as widgets that are never seen.
///
/// They only exist while assistive technology is in use, according to the desktop: otherwise a window has no cost.
@MainActor
final class AccessibleTree {
    private unowned let window: HostWindow
    private var nodes: [FrameDifference.NodeID: AccessibleNode] = [:]

    /// The text that is being announced.
    private var announcement: Widget?

    /// True while assistive technology is in use.
    var isUsed = false {
        didSet { if isUsed != oldValue { isUsed ? update() : removeAll() } }
    }

    init(_ window: HostWindow) { self.window = window }

    /// Returns the widget of a node; nil for none.
    func widget(of id: FrameDifference.NodeID) -> Widget? { nodes[id]?.widget }

    /// Follows the views.
    func update() {
        guard isUsed else { return }
        var kept: Set<FrameDifference.NodeID> = []
        var last: Widget?
        // The content of the menu bar is read there.
        let commands = window.menus.nodes
        func show(_ node: SemanticsNode) {
            let id = node.hostNode.id
            if commands.contains(id) { return }
            if let field = window.fields.widget(of: id) {
                gtk_widget_insert_after(field.frame, window.canvas, last)
                last = field.frame
                return
            }
            if id != 0, let role = GtkAccessibleRole(node.semantics) {
                var known = nodes[id]
                if known?.role != role {
                    known?.remove()
                    known = AccessibleNode(node, role: role, in: window)
                    nodes[id] = known
                }
                kept.insert(id)
                known?.update(node)
                known?.place(node.frame, after: last)
                last = known?.widget ?? last
            }
            for child in node.children { show(child) }
        }
        for node in window.view.semantics { show(node) }
        for (id, node) in nodes where !kept.contains(id) {
            nodes[id] = nil
            node.remove()
        }
        gtk_widget_queue_allocate(window.canvas)
    }

    /// Tells GTK where the widgets are.
    func place() {
        for node in nodes.values { node.allocate() }
        if let announcement {
            var minimum: gint = 0
            gtk_widget_measure(announcement, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
            var place = GtkAllocation(x: 0, y: 0, width: 1, height: 1)
            gtk_widget_size_allocate(announcement, &place, -1)
        }
    }

    /// Announces a text: GTK 4.8 has no announcements, but an alert is read when it appears.
    func announce(_ text: String) {
        guard isUsed else { return }
        if let announcement { gtk_widget_unparent(announcement) }
        guard let widget = umwelt_accessible_new(GTK_ACCESSIBLE_ROLE_ALERT) else { return }
        umwelt_accessible_name(widget, text, nil)
        gtk_widget_set_parent(widget, window.canvas)
        announcement = widget
    }

    /// Removes all widgets.
    func removeAll() {
        for node in nodes.values { node.remove() }
        nodes = [:]
        if let announcement { gtk_widget_unparent(announcement) }
        announcement = nil
    }
}
