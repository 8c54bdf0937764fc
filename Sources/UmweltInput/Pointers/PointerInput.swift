import Foundation
import Umwelt

/// The pointers of a window: presses of controls, sliders, rows, links, swipes, drags and fingers that scroll.
@MainActor
final class PointerInput {
    private unowned let engine: InputEngine
    private var presses: [Int: PointerPress] = [:]

    /// The last position of the mouse; nil while it is outside of the window.
    private(set) var mouse: CGPoint?

    /// The cursor that the host shows.
    private var cursor = PointerCursor(.arrow)

    init(_ engine: InputEngine) { self.engine = engine }

    var view: ViewHost { engine.view }
    var surface: any InputSurface { engine.surface }

    func isDown(_ pointer: Int) -> Bool { presses[pointer] != nil }

    func handle(_ event: PointerEvent) -> Bool {
        switch event.phase {
        case .began: return began(event)
        case .moved: return moved(event)
        case .ended, .cancelled: return ended(event)
        case .hovered:
            mouse = event.location
            view.send(event)
            showCursor(at: event.location)
        case .left:
            mouse = nil
            view.send(event)
            surface.update()
        }
        return true
    }

    private func showCursor(at point: CGPoint) {
        let new = cursor(at: point)
        guard new != cursor else { return }
        cursor = new
        surface.show(new)
    }

    /// True if a pointer drags a view to a drop destination in the window.
    func isDragging(_ pointer: Int) -> Bool {
        if case .drags(byHost: false) = presses[pointer]?.use { true } else { false }
    }

    /// Puts a pointer down and lifts it, without showing a press.
    func tap(_ event: PointerEvent) -> Bool {
        var event = event
        let isHandled = began(event, showsPress: false)
        event.phase = .ended
        return ended(event) && isHandled
    }

    // MARK: Phases

    private func began(_ event: PointerEvent, showsPress: Bool = true) -> Bool {
        if event.device == .touch, engine.scrolling.stopDeceleration() {
            // The finger has stopped the content, and presses nothing under it.
            presses[event.pointer] = PointerPress(event)
            return true
        }
        let path = view.nodes.at(event.location)
        var press = PointerPress(event)
        let isReachable = path.first?.isReachable == true
        if isReachable { findTargets(of: &press, in: path) }
        press.dialog = dialog(beside: event.location, path)
        moveFocus(to: path)
        if isReachable {
            press.swipe = SidewaysSwipe(path, at: event.location, on: surface)
            if press.control == nil { press.link = link(at: event.location, path) }
            if let grip = path.first(where: { $0.semantics.role == .grip }) {
                press.move = RowMove(grip, at: event.location, on: surface)
            } else if press.device != .touch {
                press.movable = RowMove.row(among: path)
            }
        }
        let isHandled = isReachable && press.move == nil && view.send(event)
        if (isHandled && press.control == nil) || press.move != nil || press.link != nil { press.row = nil }
        if isReachable, press.device == .touch, press.move == nil, press.slider == nil {
            press.rest = restAlarm(of: event.pointer, path)
        }
        presses[event.pointer] = press
        if let slider = press.slider {
            slider.send(.pressBegan)
            slide(slider, to: event.location)
        } else if showsPress {
            showPress(event.pointer, isOn: true)
        }
        surface.update()
        return isHandled || press.control != nil || press.slider != nil || press.row != nil || press.link != nil
            || press.move != nil || press.dialog != nil
    }

    /// Waits until a finger has rested on a view with a context menu, or on a row that can be moved.
    private func restAlarm(of pointer: Int, _ path: [HostNode]) -> (any ClockAlarm)? {
        let hasMenu = path.contains { $0.interest.events.contains(.menus) }
        guard hasMenu || RowMove.row(among: path) != nil else { return nil }
        let seconds = hasMenu ? InputThresholds.menuRest : InputThresholds.rowRest
        return view.motion.gestureClock.alarm(after: seconds) { [weak self] in
            onMainActor({ @MainActor (input: PointerInput?) in input?.rested(pointer, opensMenu: hasMenu) }, self)
        }
    }

    /// Opens the context menu under a finger that has rested, or lifts the row.
    private func rested(_ pointer: Int, opensMenu: Bool) {
        guard var press = presses[pointer], press.use == nil else { return }
        if opensMenu {
            guard showMenu(at: press.last) else { return }
            press.use = .nothing
        } else {
            guard let row = RowMove.row(among: view.nodes.at(press.start)),
                let move = RowMove(row, at: press.start, on: surface)
            else { return }
            press.move = move
        }
        cancel(
            PointerEvent(
                .moved, at: press.last, time: view.motion.gestureClock.seconds, device: .touch, pointer: pointer))
        presses[pointer] = press
        surface.update()
    }

    private func moved(_ event: PointerEvent) -> Bool {
        guard var press = presses[event.pointer] else { return false }
        if press.distance(to: event.location) > InputThresholds.restDistance { press.rest?.cancel() }
        let last = press.last
        press.last = event.location
        presses[event.pointer] = press
        if let slider = press.slider {
            slide(slider, to: event.location)
            surface.update()
            return true
        }
        if let move = press.move {
            move.follow(to: event.location)
            return true
        }
        if press.use == nil { decide(&press, event) }
        // A drag that the host has taken is no press any more.
        if presses[event.pointer] != nil { presses[event.pointer] = press }
        defer { surface.update() }
        switch press.use {
        case .swipes: press.swipe?.follow(to: event.location)
        case .scrolls:
            engine.scrolling.drag(
                by: CGVector(dx: event.location.x - last.x, dy: event.location.y - last.y), time: event.time)
        case .drags(byHost: true), .nothing: break
        case .drags(byHost: false): return view.transfers.send(DragEvent(.moved, at: event.location))
        case nil:
            if let move = press.move {
                move.follow(to: event.location)
            } else {
                view.send(event)
                showPress(event.pointer, isOn: press.control.map { $0.frame.contains(event.location) } ?? false)
            }
        }
        return true
    }

    /// Decides which use a pointer has that has moved far enough.
    private func decide(_ press: inout PointerPress, _ event: PointerEvent) {
        guard press.distance(to: event.location) > InputThresholds.drag else { return }
        let (dx, dy) = (event.location.x - press.start.x, event.location.y - press.start.y)
        let isTouch = press.device == .touch
        // Two fingers pinch: they neither scroll nor swipe.
        if isTouch, presses.values.count(where: { $0.device == .touch && $0.use == nil }) > 1 { return }
        if press.swipe != nil, abs(dx) > abs(dy), press.draggable == nil || isTouch {
            press.use = .swipes
            cancel(event)
        } else if let row = press.movable, abs(dy) >= abs(dx),
            let move = RowMove(row, at: press.start, on: surface)
        {
            press.move = move
            cancel(event)
        } else if let draggable = press.draggable, !isTouch {
            cancel(event)
            press.use = beginDrag(draggable, press, event)
        } else if isTouch, engine.scrolling.canDrag(at: press.start, by: CGVector(dx: dx, dy: dy)) {
            press.use = .scrolls
            cancel(event)
            engine.scrolling.beginDrag(at: press.start)
        }
    }

    private func ended(_ event: PointerEvent) -> Bool {
        guard let press = presses[event.pointer] else { return false }
        press.rest?.cancel()
        showPress(event.pointer, isOn: false)
        presses[event.pointer] = nil
        defer { surface.update() }
        let isCancelled = event.phase == .cancelled
        if let slider = press.slider {
            slider.send(.pressEnded)
            view.send(event)
            return true
        }
        if let move = press.move { return move.end(at: event.location, isCancelled: isCancelled) }
        switch press.use {
        case .swipes: return press.swipe?.end(at: event.location, isCancelled: isCancelled) ?? false
        case .scrolls:
            let (start, end) = (press.start, isCancelled ? press.start : event.location)
            return engine.scrolling.endDrag(by: CGVector(dx: end.x - start.x, dy: end.y - start.y))
        case .drags(byHost: true): surface.endDrag()
        case .nothing: return false
        case .drags(byHost: false):
            return view.transfers.send(DragEvent(isCancelled ? .ended : .dropped, at: event.location))
        case nil:
            view.send(event)
            if !isCancelled { click(press, event) }
        }
        return true
    }

    /// Presses the row, dialog or link under a pointer that was lifted where it was put down.
    private func click(_ press: PointerPress, _ event: PointerEvent) {
        guard press.distance(to: event.location) <= InputThresholds.click else { return }
        if let row = press.row, press.control == nil, row.frame.contains(event.location) { row.send(.press) }
        if let dialog = press.dialog { dialog.send(.dismiss) }
        if let link = press.link { link.node.send(.follow(link: link.target)) }
    }

    // MARK: Drags

    /// Starts the drag of a view, by the host or within the window.
    private func beginDrag(_ node: HostNode, _ press: PointerPress, _ event: PointerEvent) -> PointerPress.Use {
        let start = DragStart(view: node, start: press.start, location: event.location) { [weak self] in
            self?.presses[event.pointer] = nil
        }
        if surface.beginDrag(start) { return .drags(byHost: true) }
        return view.transfers.send(DragEvent(.began, at: press.start)) ? .drags(byHost: false) : .nothing
    }

    /// Cancels the gestures of a pointer, which has another use now.
    private func cancel(_ event: PointerEvent) {
        var event = event
        event.phase = .cancelled
        view.send(event)
        showPress(event.pointer, isOn: false)
    }

    // MARK: Controls

    /// Shows a control pressed or released.
    private func showPress(_ pointer: Int, isOn: Bool) {
        guard var press = presses[pointer], let control = press.control, press.isShownPressed != isOn else { return }
        press.isShownPressed = isOn
        presses[pointer] = press
        control.send(isOn ? .pressBegan : .pressEnded)
    }

    private func slide(_ node: HostNode, to point: CGPoint) {
        guard case .slider(let slider) = node.semantics.role else { return }
        // The knob's middle stays half its width from the ends.
        let (frame, knob) = (node.frame, CGFloat(slider.knobWidth))
        let room = max(frame.width - knob, 1)
        var part = min(max((point.x - frame.minX - knob / 2) / room, 0), 1)
        if slider.isRightToLeft { part = 1 - part }
        node.send(
            .setValue(value: slider.bounds.lowerBound + (slider.bounds.upperBound - slider.bounds.lowerBound) * part))
    }

    /// Returns the frontmost dialog, if a point is outside its content; nil if it is inside, or without a dialog.
    private func dialog(beside point: CGPoint, _ path: [HostNode]) -> HostNode? {
        let node: HostNode?
        if let first = path.first, first.isReachable {
            node = first
        } else {
            // A popover or a menu draws nothing beside its content, where a press hits the views behind or none.
            node = view.nodes.frontDialog?.hostNode
        }
        guard let node, case .dialog(let dialog) = node.semantics.role, !dialog.card.contains(point) else { return nil }
        return node
    }

    func showMenu(at point: CGPoint) -> Bool {
        for node in view.nodes.at(point) {
            let frame = node.frame
            if node.interest.events.contains(.menus) {
                guard node.send(.showMenu(x: point.x - frame.minX, y: point.y - frame.minY)) else { continue }
            } else if case .listItem(let item) = node.semantics.role, let swipe = item.swipes.first {
                guard node.send(.swipe(toLeft: swipe == .toLeft, isFull: false)) else { continue }
            } else {
                continue
            }
            surface.update()
            return true
        }
        return false
    }

    /// Moves the keyboard focus by a press: to a node that can have it, and away from a field by a press elsewhere. A
    /// button does not take the focus from a field, as on a phone.
    private func moveFocus(to path: [HostNode]) {
        for node in path {
            switch node.semantics.role {
            // The host's widget takes the focus by the same press.
            case .field where surface.editsFields: return
            case .button, .menuButton, .toggle, .disclosure, .link, .option, .tab: return
            default: break
            }
            if node.isFocusable, node.isReachable {
                engine.keys.focus(node, byKeyboard: false)
                return
            }
        }
        engine.keys.unfocus()
    }
}
