internal import CCanvas
internal import CGTK
import Foundation
import Umwelt
import UmweltInput

/// A drag that has started on a view of a window: GDK extends it to other windows and programs.
///
/// Other programs get texts, URLs and files. Windows of the app receive the values themselves.
@MainActor
final class DragOut {
    private unowned let window: HostWindow

    /// The drag as the views of the window see it.
    let outgoing: OutgoingDrag

    /// GDK's drag; nil while the items are loaded, and when it has ended.
    private var drag: OpaquePointer?

    init(_ window: HostWindow) {
        self.window = window
        outgoing = OutgoingDrag(window)
    }

    /// Starts a drag, if the view can be dragged now.
    func begin(_ start: DragStart) {
        outgoing.begin(start) { [weak self] representations in
            if let self, drag == nil { show(start, representations) }
        }
    }

    private func show(_ start: DragStart, _ representations: [DragRepresentation]) {
        guard let surface = gtk_native_get_surface(window.widget.opaque), let device = pointerDevice,
            let content = Self.content(of: representations)
        else {
            return finish()
        }
        defer { g_object_unref(UnsafeMutableRawPointer(content)) }
        let (dx, dy) = (start.start.x - start.location.x, start.start.y - start.location.y)
        guard let drag = gdk_drag_begin(surface, device, content, GDK_ACTION_COPY, dx, dy) else {
            return finish()
        }
        self.drag = drag
        let ends: @convention(c) (OpaquePointer?, Owner?) -> Void = { _, owner in
            call(DragOut.self, owner, ()) { out, _ in out.finish() }
        }
        let cancels: @convention(c) (OpaquePointer?, GdkDragCancelReason, Owner?) -> Void = { _, _, owner in
            call(DragOut.self, owner, ()) { out, _ in out.finish() }
        }
        let object = UnsafeMutableRawPointer(drag)
        umwelt_connect(object, "dnd-finished", callback(ends), owner(self))
        umwelt_connect(object, "cancel", callback(cancels), owner(self))
        showIcon(of: start, on: drag)
        start.taken()
    }

    /// GDK's logical pointer device, which combines the mouse and others; nil for none.
    private var pointerDevice: OpaquePointer? {
        gdk_display_get_default_seat(gtk_widget_get_display(window.canvas)).flatMap { gdk_seat_get_pointer($0) }
    }

    /// Returns true if a drop is of this drag.
    func isSource(of drop: OpaquePointer) -> Bool { drag != nil && gdk_drop_get_drag(drop) == drag }

    /// Ends the drag.
    func finish() {
        if let drag {
            self.drag = nil
            let object = UnsafeMutableRawPointer(drag)
            g_signal_handlers_disconnect_matched(object, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, owner(self))
            // Removes the preview from the screen, which would be in front of the next drag.
            gdk_drag_drop_done(drag, outgoing.isAccepted ? 1 : 0)
            g_object_unref(object)
        }
        outgoing.end()
    }

    /// Returns the data for other programs, with a type that only windows of the app accept, because GDK requires one.
    private static func content(
        of representations: [DragRepresentation]
    ) -> UnsafeMutablePointer<GdkContentProvider>? {
        let own = DragRepresentation(mediaType: "application/x-umwelt", text: "")
        var providers = (representations + [own]).map { representation in
            let bytes = Array(representation.text.utf8).withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
            defer { g_bytes_unref(bytes) }
            return gdk_content_provider_new_for_bytes(representation.mediaType, bytes)
        }
        return gdk_content_provider_new_union(&providers, gsize(providers.count))
    }

    /// Shows the view at the pointer, or its drag preview.
    private func showIcon(of start: DragStart, on drag: OpaquePointer) {
        guard let node = window.tree.node(start.view.id) else { return }
        let fields = window.fields
        let painter = WindowPainter(scale: window.scale, renderer: window.renderer, time: nil) { node in
            fields?.draw(node)
        }
        let corner = start.view.frame.origin
        let point = CGPoint(x: start.start.x - corner.x, y: start.start.y - corner.y)
        guard let icon = DragIcon(of: node, heldAt: point, by: painter) else { return }
        gtk_drag_icon_set_from_paintable(
            drag, icon.paintable, gint(icon.hold.x.rounded()), gint(icon.hold.y.rounded()))
        g_object_unref(UnsafeMutableRawPointer(icon.paintable))
    }
}
