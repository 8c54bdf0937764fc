internal import CCanvas
internal import CGTK
import Foundation
import Umwelt
import UmweltInput

/// A drag that has begun at a view of a window: GDK takes it to other windows and programs.
///
/// Other programs get texts, URLs and files. Windows of the app get the values themselves.
@MainActor
final class DragOut {
    private unowned let window: HostWindow

    /// GDK's drag; nil while the items are loaded, and when it has ended.
    private var drag: OpaquePointer?

    /// True from the beginning of a drag to its end.
    private(set) var isActive = false

    /// True if a window of the app has taken what was dragged.
    private var isTaken = false

    init(_ window: HostWindow) { self.window = window }

    /// Begins a drag, if the view can be dragged now.
    func begin(_ start: DragStart) {
        guard window.view.transfers.send(DragEvent(.began, at: start.start)) else { return }
        isActive = true
        isTaken = false
        Task { [weak self] in
            guard let self else { return }
            let items = await window.view.transfers.dragItems()
            // The pointer may have been released meanwhile.
            if isActive, drag == nil { show(start, items) }
        }
    }

    private func show(_ start: DragStart, _ items: [OutsideItem]) {
        guard let surface = gtk_native_get_surface(window.widget.opaque), let device = pointerDevice,
            let content = Self.content(of: items)
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

    /// GDK's device of the mouse and of all that moves the same pointer; nil if there is none.
    private var pointerDevice: OpaquePointer? {
        gdk_display_get_default_seat(gtk_widget_get_display(window.canvas)).flatMap { gdk_seat_get_pointer($0) }
    }

    /// Returns true if a drop is of this drag.
    func isSource(of drop: OpaquePointer) -> Bool { drag != nil && gdk_drop_get_drag(drop) == drag }

    /// The views of the window that the drag comes from.
    var view: ViewHost { window.view }

    /// Records that a window of the app has accepted the drop.
    func recordDrop() {
        isTaken = true
        window.view.transfers.endDrag(isDropped: true)
    }

    /// Ends the drag.
    func finish() {
        guard isActive else { return }
        isActive = false
        if let drag {
            self.drag = nil
            let object = UnsafeMutableRawPointer(drag)
            g_signal_handlers_disconnect_matched(object, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, owner(self))
            // Takes the preview off the screen, which would be in the way of the next drag.
            gdk_drag_drop_done(drag, isTaken ? 1 : 0)
            g_object_unref(object)
        }
        window.view.transfers.endDrag(isDropped: isTaken)
        window.update()
    }

    // MARK: Content

    /// The type of what only windows of the app can take.
    private static let own = "application/x-umwelt"

    /// Returns what other programs get, with a type of our own, as GDK drags nothing that has none.
    private static func content(of items: [OutsideItem]) -> UnsafeMutablePointer<GdkContentProvider>? {
        var providers: [UnsafeMutablePointer<GdkContentProvider>?] = []
        func add(_ type: String, _ text: String) {
            let bytes = Array(text.utf8).withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
            providers.append(gdk_content_provider_new_for_bytes(type, bytes))
            g_bytes_unref(bytes)
        }
        let texts = items.filter { $0.mediaType == "text/plain" }.compactMap(\.text)
        let links = items.compactMap { item -> String? in
            if let file = item.file { return URL(fileURLWithPath: file).absoluteString }
            return item.mediaType == "text/uri-list" ? item.text : nil
        }
        if !links.isEmpty { add("text/uri-list", links.map { $0 + "\r\n" }.joined()) }
        let lines = texts.isEmpty ? links : texts
        if !lines.isEmpty {
            let text = lines.joined(separator: "\n")
            for type in ["text/plain;charset=utf-8", "text/plain"] { add(type, text) }
        }
        add(own, "")
        return gdk_content_provider_new_union(&providers, gsize(providers.count))
    }

    // MARK: Icon

    /// Shows the view at the pointer, or what its author has for that.
    private func showIcon(of start: DragStart, on drag: OpaquePointer) {
        guard let node = window.tree.node(start.view.id) else { return }
        let preview = Self.preview(in: node)
        let shown = preview ?? node
        let fields = window.fields
        let painter = WindowPainter(scale: window.scale, renderer: window.renderer, time: nil) { node in
            fields?.draw(node)
        }
        guard let picture = painter.paintAlone(shown), let snapshot = gtk_snapshot_new() else { return }
        gtk_snapshot_append_node(snapshot, picture.pointer)
        var size = graphene_size_t(width: Float(shown.frame.width), height: Float(shown.frame.height))
        guard let paintable = gtk_snapshot_free_to_paintable(snapshot, &size) else { return }
        let corner = start.view.frame.origin
        let held =
            preview == nil
            ? CGPoint(x: start.start.x - corner.x, y: start.start.y - corner.y)
            : CGPoint(x: shown.frame.width / 2, y: shown.frame.height / 2)
        gtk_drag_icon_set_from_paintable(drag, paintable, gint(held.x.rounded()), gint(held.y.rounded()))
        g_object_unref(UnsafeMutableRawPointer(paintable))
    }

    /// Returns the view that shows what is dragged from a node; nil if there is none.
    private static func preview(in node: ShownNode) -> ShownNode? {
        for child in node.children {
            if child.interest.events.contains(.previews) { return child }
            if child.interest.events.contains(.carries) { continue }
            if let found = preview(in: child) { return found }
        }
        return nil
    }
}
