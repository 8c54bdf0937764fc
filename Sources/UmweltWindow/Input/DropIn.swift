internal import CCanvas
internal import CGTK
import Foundation
import Umwelt

/// The drags over a window, from its own views, from other windows of the app and from other programs.
@MainActor
final class DropIn {
    private unowned let window: HostWindow
    private var place = CGPoint.zero

    /// The drop that the window was given last. GDK under X11 says that it has left the window when the next drag
    /// comes.
    private var dropped: OpaquePointer?

    init(_ window: HostWindow) {
        self.window = window
        let target = gtk_drop_target_async_new(nil, GDK_ACTION_COPY)
        let moves: @convention(c) (OpaquePointer?, OpaquePointer?, Double, Double, Owner?) -> GdkDragAction = {
            _, drop, x, y, owner in
            call(DropIn.self, owner, (drop, CGPoint(x: x, y: y))) { target, parts in
                parts.0.map { target.move($0, to: parts.1) } ?? GdkDragAction(0)
            }
        }
        let leaves: @convention(c) (OpaquePointer?, OpaquePointer?, Owner?) -> Void = { _, drop, owner in
            call(DropIn.self, owner, drop) { target, drop in
                if let drop { target.leave(drop) }
            }
        }
        let drops: @convention(c) (OpaquePointer?, OpaquePointer?, Double, Double, Owner?) -> gboolean = {
            _, drop, x, y, owner in
            call(DropIn.self, owner, (drop, CGPoint(x: x, y: y))) { target, parts in
                (parts.0.map { target.drop($0, at: parts.1) } ?? false).gboolean
            }
        }
        let object = UnsafeMutableRawPointer(target)
        for signal in ["drag-enter", "drag-motion"] {
            umwelt_connect(object, signal, callback(moves), owner(self))
        }
        umwelt_connect(object, "drag-leave", callback(leaves), owner(self))
        umwelt_connect(object, "drop", callback(drops), owner(self))
        gtk_widget_add_controller(window.canvas, target)
    }

    /// Returns the window's drag that a drop is of; nil for one of another program.
    private func source(of drop: OpaquePointer) -> DragOut? { window.host.drag(of: drop) }

    private func move(_ drop: OpaquePointer, to place: CGPoint) -> GdkDragAction {
        self.place = place
        dropped = nil
        defer { window.update() }
        let isTaken: Bool
        if let source = source(of: drop) {
            window.view.transfers.continueDrag(from: source.view)
            isTaken = window.view.transfers.send(DragEvent(.moved, at: place))
        } else {
            let items = Self.types(of: drop).map { OutsideItem(mediaType: $0) }
            isTaken = !items.isEmpty && window.view.transfers.send(DragEvent(.moved, at: place, items: items))
        }
        return isTaken ? GDK_ACTION_COPY : GdkDragAction(0)
    }

    private func leave(_ drop: OpaquePointer) {
        // Its drag is over, and the one that goes on now is another.
        guard drop != dropped else { return dropped = nil }
        if source(of: drop)?.view === window.view {
            window.view.transfers.leaveDrag()
        } else {
            window.view.transfers.send(DragEvent(.ended, at: place))
        }
        window.update()
    }

    private func drop(_ drop: OpaquePointer, at place: CGPoint) -> Bool {
        dropped = drop
        guard let source = source(of: drop) else { return read(drop, at: place) }
        window.view.transfers.continueDrag(from: source.view)
        let isTaken = window.view.transfers.send(DragEvent(.dropped, at: place))
        if isTaken { source.recordDrop() }
        gdk_drop_finish(drop, isTaken ? GDK_ACTION_COPY : GdkDragAction(0))
        window.update()
        return true
    }

    // MARK: Other programs

    /// Returns the media types of what is dragged, as far as apps can take it. A list of URLs may be one of files.
    private static func types(of drop: OpaquePointer) -> [String] {
        var types: [String] = []
        if has(drop, "text/uri-list") { types += ["text/uri-list", "Files"] }
        if texts.contains(where: { has(drop, $0) }) { types.append("text/plain") }
        return types
    }

    /// The types of texts that GDK reads.
    private static let texts = ["text/plain;charset=utf-8", "text/plain", "UTF8_STRING"]

    private static func has(_ drop: OpaquePointer, _ type: String) -> Bool {
        gdk_content_formats_contain_mime_type(gdk_drop_get_formats(drop), type) != 0
    }

    /// GLib's type of texts, whose macro Swift does not see: the sixteenth of its own types.
    private static let text = GType(16 << 2)

    /// A drop whose content is read.
    private final class Reading {
        let drop: OpaquePointer
        let place: CGPoint
        weak var target: DropIn?

        init(_ drop: OpaquePointer, _ place: CGPoint, _ target: DropIn) {
            self.drop = drop
            self.place = place
            self.target = target
            g_object_ref(UnsafeMutableRawPointer(drop))
        }

        deinit { g_object_unref(UnsafeMutableRawPointer(drop)) }
    }

    private func read(_ drop: OpaquePointer, at place: CGPoint) -> Bool {
        let isList = Self.has(drop, "text/uri-list")
        guard isList || Self.types(of: drop).contains("text/plain") else { return false }
        gdk_drop_read_value_async(
            drop, isList ? gdk_file_list_get_type() : Self.text, G_PRIORITY_DEFAULT, nil,
            { source, result, owner in
                // The reading keeps itself.
                let reading = Unmanaged<Reading>.fromOpaque(owner!).takeRetainedValue()
                let value = gdk_drop_read_value_finish(OpaquePointer(source), result, nil)
                onMainActor(
                    { @MainActor (parts: (Reading, [OutsideItem])) in
                        parts.0.target?.finish(parts.0, parts.1)
                    }, (reading, value.map { DropIn.items(of: $0) } ?? []))
            }, Unmanaged.passRetained(Reading(drop, place, self)).toOpaque())
        return true
    }

    private func finish(_ reading: Reading, _ items: [OutsideItem]) {
        let isTaken = !items.isEmpty && window.view.transfers.send(DragEvent(.dropped, at: reading.place, items: items))
        if !isTaken { window.view.transfers.send(DragEvent(.ended, at: reading.place)) }
        gdk_drop_finish(reading.drop, isTaken ? GDK_ACTION_COPY : GdkDragAction(0))
        window.update()
    }

    /// Returns the items of what was read: files and URLs, or a text.
    private nonisolated static func items(of value: UnsafePointer<GValue>) -> [OutsideItem] {
        guard let boxed = value.pointee.g_type == gdk_file_list_get_type() ? g_value_get_boxed(value) : nil else {
            guard let text = g_value_get_string(value) else { return [] }
            return [OutsideItem(mediaType: "text/plain", text: String(cString: text))]
        }
        let files = gdk_file_list_get_files(OpaquePointer(boxed))
        defer { g_slist_free(files) }
        var items: [OutsideItem] = []
        var next = files
        while let entry = next {
            if let data = entry.pointee.data { items.append(item(of: OpaquePointer(data))) }
            next = entry.pointee.next
        }
        return items
    }

    private nonisolated static func item(of file: OpaquePointer) -> OutsideItem {
        if let path = g_file_get_path(file) {
            defer { g_free(path) }
            return OutsideItem(mediaType: "application/octet-stream", file: String(cString: path))
        }
        let uri = g_file_get_uri(file)
        defer { g_free(uri) }
        return OutsideItem(mediaType: "text/uri-list", text: uri.map { String(cString: $0) } ?? "")
    }
}
