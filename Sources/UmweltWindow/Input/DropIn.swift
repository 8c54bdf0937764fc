internal import CCanvas
internal import CGTK
import Foundation
import Umwelt
import UmweltInput

/// The drags over a window, from its own views, from other windows of the app and from other programs.
@MainActor
final class DropIn {
    private unowned let window: HostWindow
    private var drags: IncomingDrag

    /// The last drop in the window. GDK on X11 reports that it has left the window when the next drag starts.
    private var dropped: OpaquePointer?

    init(_ window: HostWindow) {
        self.window = window
        drags = IncomingDrag(window)
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

    /// Returns the app's own drag for a drop; nil for one of another program.
    private func source(of drop: OpaquePointer) -> OutgoingDrag? { window.host.drag(of: drop)?.outgoing }

    private func move(_ drop: OpaquePointer, to place: CGPoint) -> GdkDragAction {
        dropped = nil
        let isAccepted = drags.move(to: place, from: source(of: drop), offering: Self.types(of: drop))
        return isAccepted ? GDK_ACTION_COPY : GdkDragAction(0)
    }

    private func leave(_ drop: OpaquePointer) {
        // Its drag is over, and another one is active now.
        guard drop != dropped else { return dropped = nil }
        drags.leave(from: source(of: drop))
    }

    private func drop(_ drop: OpaquePointer, at place: CGPoint) -> Bool {
        dropped = drop
        guard let source = source(of: drop) else { return read(drop, at: place) }
        finish(drop, isAccepted: drags.drop(at: place, from: source))
        return true
    }

    private func finish(_ drop: OpaquePointer, isAccepted: Bool) {
        gdk_drop_finish(drop, isAccepted ? GDK_ACTION_COPY : GdkDragAction(0))
        window.update()
    }

    // MARK: Other programs

    /// Returns the media types of a drop.
    private static func types(of drop: OpaquePointer) -> Set<String> {
        var count: gsize = 0
        let types = gdk_content_formats_get_mime_types(gdk_drop_get_formats(drop), &count)
        return Set((0..<Int(count)).compactMap { types?[$0].map { String(cString: $0) } })
    }

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
        let offered = OutsideItem.offered(as: Self.types(of: drop)).map(\.mediaType)
        let isList = offered.contains("text/uri-list")
        guard !offered.isEmpty else { return false }
        gdk_drop_read_value_async(
            drop, isList ? gdk_file_list_get_type() : OutsideItem.textType, G_PRIORITY_DEFAULT, nil,
            { source, result, owner in
                // The reading keeps itself.
                let reading = Unmanaged<Reading>.fromOpaque(owner!).takeRetainedValue()
                let value = gdk_drop_read_value_finish(OpaquePointer(source), result, nil)
                onMainActor(
                    { @MainActor (parts: (Reading, [OutsideItem])) in
                        parts.0.target?.finish(parts.0, parts.1)
                    }, (reading, value.map { OutsideItem.all(of: $0) } ?? []))
            }, Unmanaged.passRetained(Reading(drop, place, self)).toOpaque())
        return true
    }

    private func finish(_ reading: Reading, _ items: [OutsideItem]) {
        finish(reading.drop, isAccepted: drags.drop(items, at: reading.place))
    }
}
