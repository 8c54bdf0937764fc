internal import CCanvas
internal import CGTK
import Foundation
import Umwelt
import UmweltRendering

/// The widgets of a window's fields.
@MainActor
final class FieldWidgets {
    private unowned let window: HostWindow
    private var widgets: [FrameDifference.NodeID: FieldWidget] = [:]
    // GLib ends the process when memory is exhausted: its constructors return no null.
    private let provider = gtk_css_provider_new()!
    private var sheet = ""
    private var places: [FrameDifference.NodeID: CGRect] = [:]

    /// The window's colour scheme, which GTK's own menus of fields follow.
    var colorScheme = ColorScheme.light

    init(_ window: HostWindow) {
        self.window = window
        // The window's own fonts and rules for setting type, so that a field's text is set as any other.
        gtk_widget_set_font_map(
            window.canvas, FieldFonts.shared.map.assumingMemoryBound(to: PangoFontMap.self))
        gtk_widget_set_font_options(window.canvas, FieldFonts.shared.options)
        if let display = gdk_display_get_default() {
            gtk_style_context_add_provider_for_display(
                display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        }
    }

    isolated deinit {
        if let display = gdk_display_get_default() {
            gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
        }
        g_object_unref(UnsafeMutableRawPointer(provider))
    }

    /// The field that receives typed text; nil for none.
    var focused: FieldWidget? { widgets.values.first(where: \.hasFocus) }

    /// True while an input method composes.
    var isComposing: Bool { focused?.isComposing == true }

    /// True if a field is not where its widget is.
    var isAnyMoved: Bool {
        window.tree.fields.contains { id, node in places[id] != node.placeInWindow.visible }
            || widgets.count != places.count
    }

    /// Returns the widget of a node; nil if it is no field.
    func widget(of id: FrameDifference.NodeID) -> FieldWidget? { widgets[id] }

    /// Creates, changes and removes widgets after changes of the window's fields.
    func update() {
        let tree = window.tree
        for (id, widget) in widgets {
            guard let node = tree.fields[id], case .field(let input) = node.semantics.role,
                (input.kind == .lines) == widget.isMultiline, (input.kind == .secret) == widget.isSecret
            else {
                widgets[id] = nil
                places[id] = nil
                widget.remove()
                continue
            }
        }
        for (id, node) in tree.fields {
            guard case .field(let input) = node.semantics.role else { continue }
            let widget = widgets[id] ?? FieldWidget(node, input, in: window)
            widgets[id] = widget
            widget.update(node, text: tree.texts[id] ?? "")
        }
        let new = widgets.keys.sorted().compactMap { widgets[$0] }
            .map { FieldStyle.rules(name(of: $0), $0.input) }.joined()
        if new != sheet {
            sheet = new
            gtk_css_provider_load_from_data(provider, new, -1)
        }
    }

    private func name(of field: FieldWidget) -> String { field.name }

    /// Sets the frames of all widgets.
    func place() {
        for (id, widget) in widgets {
            guard let node = window.tree.fields[id] else { continue }
            places[id] = node.placeInWindow.visible
            widget.place(node, isReachable: widget.node?.isReachable == true)
        }
    }

    /// Returns the drawing of a node's widget, in window coordinates.
    func draw(_ node: ShownNode) -> RenderNode? {
        guard let widget = widgets[node.id], let snapshot = gtk_snapshot_new() else { return nil }
        gtk_widget_snapshot_child(window.canvas, widget.frame, snapshot)
        return gtk_snapshot_free_to_node(snapshot).map { RenderNode($0) }
    }

    /// Removes all widgets.
    func removeAll() {
        for widget in widgets.values { widget.remove() }
        widgets = [:]
    }
}
