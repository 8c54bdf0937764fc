internal import CCanvas
internal import CGTK
import Foundation
import Umwelt
import UmweltInput

/// GTK's events of the mouse, of fingers and of pens, for the input engine.
@MainActor
final class PointerEvents {
    private unowned let window: HostWindow

    init(_ window: HostWindow) {
        self.window = window
        // GLib ends the process when memory is exhausted: its constructors return no null.
        let events = gtk_event_controller_legacy_new()!
        let event: @convention(c) (OpaquePointer?, OpaquePointer?, Owner?) -> gboolean = { _, event, owner in
            call(PointerEvents.self, owner, event) { events, event in
                (event.map(events.receive) ?? false).gboolean
            }
        }
        umwelt_connect(
            UnsafeMutableRawPointer(events), "event", callback(event), owner(self))
        gtk_widget_add_controller(window.canvas, events)
        let motion = gtk_event_controller_motion_new()!
        let leaves: @convention(c) (OpaquePointer?, Owner?) -> Void = { _, owner in
            call(PointerEvents.self, owner, ()) { events, _ in
                _ = events.window.input.pointer(
                    PointerEvent(.left, at: .zero, time: Date.timeIntervalSinceReferenceDate))
            }
        }
        umwelt_connect(
            UnsafeMutableRawPointer(motion), "leave", callback(leaves), owner(self))
        gtk_widget_add_controller(window.canvas, motion)
    }

    /// Returns true if the event opens a menu, which no other widget handles then.
    private func receive(_ event: OpaquePointer) -> Bool {
        let type = gdk_event_get_event_type(event)
        switch type {
        case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE, GDK_MOTION_NOTIFY, GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END,
            GDK_TOUCH_CANCEL:
            break
        default: return false
        }
        guard let point = point(of: event) else { return false }
        let sequence = gdk_event_get_event_sequence(event)
        let pointer = sequence.map { Int(bitPattern: $0) & 0xFFFF_FFFF } ?? 1
        let device = PointerEvent.Device(of: event)
        guard let input = window.input else { return false }
        func send(_ phase: PointerEvent.Phase) {
            input.pointer(
                PointerEvent(
                    phase, at: point, time: Double(gdk_event_get_time(event)) / 1000, device: device, pointer: pointer,
                    modifiers: EventModifiers(gdk_event_get_modifier_state(event))))
        }
        switch type {
        case GDK_BUTTON_PRESS:
            switch gdk_button_event_get_button(event) {
            case 1: send(.began)
            case 3: return input.showMenu(at: point)
            default: return false
            }
        case GDK_TOUCH_BEGIN: send(.began)
        case GDK_BUTTON_RELEASE: if gdk_button_event_get_button(event) == 1 { send(.ended) }
        case GDK_TOUCH_END: send(.ended)
        case GDK_TOUCH_CANCEL: send(.cancelled)
        default:
            if input.isDown(pointer) {
                send(.moved)
            } else if device != .touch {
                send(.hovered)
            }
        }
        return false
    }

    /// Returns the position of an event in the window's views, in points; nil for none.
    private func point(of event: OpaquePointer) -> CGPoint? {
        var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
        guard gdk_event_get_position(event, &x, &y) != 0 else { return nil }
        gtk_native_get_surface_transform(window.widget.opaque, &left, &top)
        var (inX, inY) = (0.0, 0.0)
        guard gtk_widget_translate_coordinates(window.widget, window.canvas, x - left, y - top, &inX, &inY) != 0 else {
            return nil
        }
        return CGPoint(x: inX, y: inY)
    }
}

extension PointerEvent.Device {
    /// The kind of device that made an event of GDK.
    fileprivate init(of event: OpaquePointer) {
        guard let device = gdk_event_get_device(event) else {
            self = .mouse
            return
        }
        switch gdk_device_get_source(device) {
        case GDK_SOURCE_TOUCHSCREEN: self = .touch
        case GDK_SOURCE_PEN: self = .pen
        default: self = .mouse
        }
    }
}

extension EventModifiers {
    /// The pressed modifier keys, from GDK's state.
    init(_ state: GdkModifierType) {
        self = []
        func has(_ type: GdkModifierType) -> Bool { state.rawValue & type.rawValue != 0 }
        if has(GDK_LOCK_MASK) { insert(.capsLock) }
        if has(GDK_SHIFT_MASK) { insert(.shift) }
        if has(GDK_CONTROL_MASK) { insert(.control) }
        if has(GDK_ALT_MASK) { insert(.option) }
        if has(GDK_SUPER_MASK) || has(GDK_META_MASK) { insert(.command) }
    }
}
