internal import CCanvas
internal import CGTK
import Foundation
import Umwelt
import UmweltRendering
// One file: a press is private, and all that a pointer may do changes it.

/// The mouse, the fingers and the pens on a window.
///
/// The window's views know what is under a pointer; here is what GTK's events mean: presses of controls, sliders that
/// are held, what closes by a press beside it, menus, and fingers that scroll.
@MainActor
final class PointerInput {
    private unowned let window: HostWindow

    /// The press or drag that a pointer which is down has begun.
    private struct Press {
        var start: CGPoint
        var last: CGPoint
        var device: PointerEvent.Device

        /// The control under the pointer, which shows that it is pressed while the pointer is on it.
        var control: HostNode?
        var isShownPressed = false

        /// The slider that is held.
        var slider: HostNode?

        /// The row that is pressed, if no control in it is.
        var row: HostNode?

        /// The dialog beside whose content the pointer was put down.
        var dialog: HostNode?

        /// The row that a way to the side moves, and whether it does.
        var swipe: RowSwipe?
        var isSwiping = false

        /// The row that is dragged, by its grip or as it is.
        var move: RowMove?

        /// The row that the mouse takes if it goes up or down.
        var movable: HostNode?

        /// The link in a text, and the node of the text.
        var link: (node: HostNode, target: URL)?

        /// True if the finger scrolls.
        var scrolls = false

        /// The node that the pointer may drag away, and whether it does.
        var carried: HostNode?
        var isDragging = false
    }

    private var presses: [Int: Press] = [:]

    /// The last place of the mouse; nil while it is elsewhere.
    private(set) var mouse: CGPoint?

    /// The way that a finger goes before it scrolls, and a pointer before it drags, in points: as GTK's own.
    private static let threshold: CGFloat = 8

    init(_ window: HostWindow) {
        self.window = window
        // GLib ends the process when memory is exhausted: its constructors return no null.
        let events = gtk_event_controller_legacy_new()!
        let event: @convention(c) (OpaquePointer?, OpaquePointer?, Owner?) -> gboolean = { _, event, owner in
            call(PointerInput.self, owner, event) { input, event in
                (event.map(input.receive) ?? false).gboolean
            }
        }
        umwelt_connect(
            UnsafeMutableRawPointer(events), "event", callback(event), owner(self))
        gtk_widget_add_controller(window.canvas, events)
        let motion = gtk_event_controller_motion_new()!
        let leaves: @convention(c) (OpaquePointer?, Owner?) -> Void = { _, owner in
            call(PointerInput.self, owner, ()) { input, _ in input.mouseLeft() }
        }
        umwelt_connect(
            UnsafeMutableRawPointer(motion), "leave", callback(leaves), owner(self))
        gtk_widget_add_controller(window.canvas, motion)
    }

    // MARK: Events

    private func receive(_ event: OpaquePointer) -> Bool {
        let type = gdk_event_get_event_type(event)
        switch type {
        case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE, GDK_MOTION_NOTIFY, GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END,
            GDK_TOUCH_CANCEL:
            break
        default: return false
        }
        guard let place = place(of: event) else { return false }
        let time = Double(gdk_event_get_time(event)) / 1000
        let modifiers = EventModifiers(gdk_event_get_modifier_state(event))
        let sequence = gdk_event_get_event_sequence(event)
        let device = PointerEvent.Device(of: event)
        let pointer = sequence.map { Int(bitPattern: $0) & 0xFFFF_FFFF } ?? 1
        func pointerEvent(_ phase: PointerEvent.Phase) -> PointerEvent {
            PointerEvent(phase, at: place, time: time, device: device, pointer: pointer, modifiers: modifiers)
        }
        switch type {
        case GDK_BUTTON_PRESS:
            switch gdk_button_event_get_button(event) {
            case 1: began(pointerEvent(.began))
            case 3: return showMenu(at: place)
            default: return false
            }
        case GDK_TOUCH_BEGIN: began(pointerEvent(.began))
        case GDK_BUTTON_RELEASE:
            guard gdk_button_event_get_button(event) == 1 else { return false }
            ended(pointerEvent(.ended))
        case GDK_TOUCH_END: ended(pointerEvent(.ended))
        case GDK_TOUCH_CANCEL: ended(pointerEvent(.cancelled))
        default:
            if presses[pointer] != nil {
                moved(pointerEvent(.moved))
            } else if device != .touch {
                mouse = place
                window.view.send(pointerEvent(.hovered))
                showCursor(at: place)
            }
        }
        return false
    }

    /// Returns the place of an event in the window's views, in points; nil if it has none.
    private func place(of event: OpaquePointer) -> CGPoint? {
        var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
        guard gdk_event_get_position(event, &x, &y) != 0 else { return nil }
        gtk_native_get_surface_transform(window.widget.opaque, &left, &top)
        var (inX, inY) = (0.0, 0.0)
        guard gtk_widget_translate_coordinates(window.widget, window.canvas, x - left, y - top, &inX, &inY) != 0 else {
            return nil
        }
        return CGPoint(x: inX, y: inY)
    }

    // MARK: Presses

    private func began(_ event: PointerEvent) {
        let view = window.view
        let path = view.nodes(at: event.location)
        var press = Press(start: event.location, last: event.location, device: event.device)
        let reachable = path.first?.isReachable == true
        if reachable {
            for node in path {
                let semantics = node.semantics
                if case .slider = semantics.role, semantics.isEnabled { press.slider = node }
                if press.control == nil, node.isControl, semantics.isEnabled, semantics.isPressedByPointers {
                    press.control = node
                }
                if press.carried == nil, node.interest.events.contains(.carries) { press.carried = node }
                if case .listItem(let item) = semantics.role, press.control == nil, press.row == nil, item.isPressable {
                    press.row = node
                }
                if node.interest.events.contains(.presses) && press.control == nil && press.row == nil { break }
            }
        }
        press.dialog = dialog(beside: event.location, path)
        moveFocus(to: path)
        if reachable {
            press.swipe = RowSwipe(path, at: event.location, in: window)
            if press.control == nil { press.link = link(at: event.location, path) }
            if let grip = path.first(where: { $0.semantics.role == .grip }) {
                press.move = RowMove(grip, at: event.location, in: window)
            } else if press.device != .touch {
                press.movable = RowMove.row(among: path)
            }
        }
        let isTaken = reachable && press.move == nil && view.send(event)
        if (isTaken && press.control == nil) || press.move != nil || press.link != nil { press.row = nil }
        presses[event.pointer] = press
        if let slider = press.slider {
            slider.send(.pressBegan)
            slide(slider, to: event.location)
        } else {
            showPress(event.pointer, isOn: true)
        }
        window.update()
    }

    private func moved(_ event: PointerEvent) {
        guard var press = presses[event.pointer] else { return }
        let (dx, dy) = (event.location.x - press.start.x, event.location.y - press.start.y)
        let isFar = max(abs(dx), abs(dy)) > Self.threshold
        let last = press.last
        press.last = event.location
        if let slider = press.slider {
            presses[event.pointer] = press
            slide(slider, to: event.location)
            return window.update()
        }
        if let move = press.move {
            presses[event.pointer] = press
            return move.follow(to: event.location)
        }
        if isFar, !press.scrolls, !press.isDragging, !press.isSwiping {
            if press.swipe != nil, abs(dx) > abs(dy), press.carried == nil || press.device == .touch {
                press.isSwiping = true
                cancel(event)
            } else if let carried = press.carried, press.device != .touch {
                press.isDragging = true
                cancel(event)
                drag(carried, press, event)
            } else if let row = press.movable, abs(dy) >= abs(dx),
                let move = RowMove(row, at: press.start, in: window)
            {
                press.move = move
                cancel(event)
                presses[event.pointer] = press
                move.follow(to: event.location)
                return window.update()
            } else if press.device == .touch, window.scrolling.canDrag(at: press.start, by: CGVector(dx: dx, dy: dy)) {
                press.scrolls = true
                cancel(event)
                window.scrolling.beginDrag(at: press.start)
            }
        }
        presses[event.pointer] = press
        if press.isSwiping {
            press.swipe?.follow(to: event.location)
        } else if press.scrolls {
            window.scrolling.drag(
                by: CGVector(dx: event.location.x - last.x, dy: event.location.y - last.y), time: event.time)
        } else if !press.isDragging {
            window.view.send(event)
            let isOn = press.control.map { $0.frame.contains(event.location) } ?? false
            showPress(event.pointer, isOn: isOn)
        }
        window.update()
    }

    private func ended(_ event: PointerEvent) {
        guard let press = presses[event.pointer] else { return }
        showPress(event.pointer, isOn: false)
        presses[event.pointer] = nil
        defer { window.update() }
        let isCancelled = event.phase == .cancelled
        if let slider = press.slider {
            slider.send(.pressEnded)
            window.view.send(event)
            return
        }
        if let move = press.move { return move.end(at: event.location, isCancelled: isCancelled) }
        if press.isSwiping {
            press.swipe?.end(at: event.location, isCancelled: isCancelled)
            return
        }
        if press.scrolls { return window.scrolling.endDrag() }
        // GDK has not yet taken the drag, or never will.
        if press.isDragging { return window.drag.finish() }
        window.view.send(event)
        guard !isCancelled else { return }
        if let row = press.row, press.control == nil, row.frame.contains(event.location), isClick(press, event) {
            row.send(.press)
        }
        if let dialog = press.dialog, isClick(press, event) { dialog.send(.dismiss) }
        if let link = press.link, isClick(press, event) { link.node.send(.follow(link: link.target)) }
    }

    /// Returns the link in a text at a point, and the node of the text; nil if there is none.
    private func link(at point: CGPoint, _ path: [HostNode]) -> (node: HostNode, target: URL)? {
        guard let node = path.first, case .text = node.semantics.role, let shown = window.tree.node(node.id) else {
            return nil
        }
        let frame = node.frame
        let place = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        return shown.items.link(at: place).map { (node, $0) }
    }

    /// Begins to drag a view, which GDK takes from the window soon.
    private func drag(_ view: HostNode, _ press: Press, _ event: PointerEvent) {
        guard let device = mouseDevice else { return }
        window.drag.begin(
            DragOut.Start(device: device, view: view, place: press.start, now: event.location) { [weak self] in
                self?.presses[event.pointer] = nil
            })
    }

    /// GDK's device of the mouse and all that moves the same pointer; nil if there is none.
    private var mouseDevice: OpaquePointer? {
        gdk_display_get_default_seat(gtk_widget_get_display(window.canvas)).flatMap { gdk_seat_get_pointer($0) }
    }

    private func isClick(_ press: Press, _ event: PointerEvent) -> Bool {
        max(abs(event.location.x - press.start.x), abs(event.location.y - press.start.y)) <= Self.threshold * 2
    }

    /// Takes a pointer from the views, as it does something else.
    private func cancel(_ event: PointerEvent) {
        var event = event
        event.phase = .cancelled
        window.view.send(event)
        showPress(event.pointer, isOn: false)
    }

    /// Shows that a control is pressed, or no longer.
    private func showPress(_ pointer: Int, isOn: Bool) {
        guard var press = presses[pointer], let control = press.control, press.isShownPressed != isOn else { return }
        press.isShownPressed = isOn
        presses[pointer] = press
        control.send(isOn ? .pressBegan : .pressEnded)
    }

    private func slide(_ node: HostNode, to place: CGPoint) {
        guard case .slider(let slider) = node.semantics.role else { return }
        // The knob's middle stays as far from the ends as it is wide.
        let frame = node.frame
        let knob = min(frame.height, 28)
        let room = max(frame.width - knob, 1)
        var part = min(max((place.x - frame.minX - knob / 2) / room, 0), 1)
        if slider.isRightToLeft { part = 1 - part }
        node.send(
            .setValue(value: slider.bounds.lowerBound + (slider.bounds.upperBound - slider.bounds.lowerBound) * part))
    }

    /// Returns the dialog beside whose content a point is; nil if it is on it, or none is shown.
    private func dialog(beside point: CGPoint, _ path: [HostNode]) -> HostNode? {
        guard let first = path.first, case .dialog(let dialog) = first.semantics.role, !dialog.card.contains(point)
        else {
            return nil
        }
        return first
    }

    private func showMenu(at place: CGPoint) -> Bool {
        for node in window.view.nodes(at: place) {
            let frame = node.frame
            if node.interest.events.contains(.menus) {
                guard node.send(.showMenu(x: place.x - frame.minX, y: place.y - frame.minY)) else { continue }
            } else if case .listItem(let item) = node.semantics.role, let swipe = item.swipes.first {
                guard node.send(.swipe(toLeft: swipe == .toLeft, isFull: false)) else { continue }
            } else {
                continue
            }
            window.update()
            return true
        }
        return false
    }

    /// Moves the keyboard focus by a press: to what can have it, and away from a field by a press elsewhere. A button
    /// leaves the keyboard with the field, as on a phone.
    private func moveFocus(to path: [HostNode]) {
        for node in path {
            switch node.semantics.role {
            case .field: return
            case .button, .menuButton, .toggle, .disclosure, .link, .option, .tab: return
            default: break
            }
            if node.isFocusable, node.isReachable {
                window.keys.focus(node, byKeyboard: false)
                return
            }
        }
        window.keys.unfocus()
    }

    /// Shows by the cursor what is under the mouse.
    private func showCursor(at place: CGPoint) {
        let (name, picture) = cursor(at: place)
        guard name != shownCursor.name || picture != shownCursor.picture else { return }
        shownCursor = (name, picture)
        if let own = picture?.cursor {
            gtk_widget_set_cursor(window.canvas, own)
            g_object_unref(UnsafeMutableRawPointer(own))
        } else {
            gtk_widget_set_cursor_from_name(window.canvas, name)
        }
    }

    /// Returns the cursor for what is at a place: its name, and the app's own picture.
    private func cursor(at place: CGPoint) -> (name: String, picture: PointerInterest.CursorPicture?) {
        // Only the innermost control counts, but it may be in a view whose author has set a style.
        var isInControl = false
        let path = window.view.nodes(at: place)
        if link(at: place, path) != nil { return ("pointer", nil) }
        for node in path {
            if let cursor = node.interest.cursor { return (cursor.rawValue, node.interest.cursorPicture) }
            if isInControl { continue }
            switch node.semantics.role {
            case .link: return ("pointer", nil)
            case .grip: return ("grab", nil)
            case .content, .text: break
            default: isInControl = true
            }
        }
        return ("default", nil)
    }

    /// The cursor that shows: its name, as CSS has it, and the app's own picture.
    private var shownCursor: (name: String, picture: PointerInterest.CursorPicture?) = ("default", nil)

    private func mouseLeft() {
        guard let place = mouse else { return }
        mouse = nil
        window.view.send(PointerEvent(.left, at: place, time: Date.timeIntervalSinceReferenceDate))
        window.update()
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
    /// The keys that are held, as GDK has them.
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
