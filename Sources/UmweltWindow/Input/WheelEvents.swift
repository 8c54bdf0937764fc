internal import CCanvas
internal import CGTK
import Foundation
import Umwelt
import UmweltInput

/// GTK's events of wheels and touchpads, for the input engine.
@MainActor
final class WheelEvents {
    private unowned let window: HostWindow

    init(_ window: HostWindow) {
        self.window = window
        let flags = GtkEventControllerScrollFlags(
            GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue)
        // GLib ends the process when memory is exhausted: its constructors return no null.
        let controller = gtk_event_controller_scroll_new(flags)!
        let scrolls: @convention(c) (OpaquePointer?, Double, Double, Owner?) -> gboolean = {
            controller, dx, dy, owner in
            call(WheelEvents.self, owner, (controller, CGVector(dx: dx, dy: dy))) { events, parts in
                let isInPoints = gtk_event_controller_scroll_get_unit(parts.0) == GDK_SCROLL_UNIT_SURFACE
                let modifiers = EventModifiers(gtk_event_controller_get_current_event_state(parts.0))
                if modifiers.contains(.control),
                    events.window.input.pinch(by: parts.1.dy, isInPoints: isInPoints)
                {
                    return true.gboolean
                }
                return events.window.input.scroll(by: parts.1, isInPoints: isInPoints).gboolean
            }
        }
        let decelerates: @convention(c) (OpaquePointer?, Double, Double, Owner?) -> Void = { _, dx, dy, owner in
            call(WheelEvents.self, owner, CGVector(dx: dx, dy: dy)) { events, velocity in
                events.window.input.fling(at: velocity)
            }
        }
        let object = UnsafeMutableRawPointer(controller)
        umwelt_connect(object, "scroll", callback(scrolls), owner(self))
        umwelt_connect(object, "decelerate", callback(decelerates), owner(self))
        gtk_widget_add_controller(window.canvas, controller)
    }
}
