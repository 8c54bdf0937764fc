@_spi(Kernel) import UmweltCore
import Foundation

/// The router that sends a window's pointer events to the gestures and the control under the pointer.
///
/// It does the hit test for hosts without their own, makes a ``GestureArena`` for each press, sets timers for
/// recognizers that wait, and presses controls unless a gesture takes precedence. Belongs to a ``WindowElement``.
package final class PointerRouter {
    /// The clock of the alarms for recognizers that wait for time to pass.
    package var clock: any HostClock = SystemClock()

    // The window owns its router, and the tree outlives its windows.
    private unowned let tree: ViewTree

    private var contest: GestureArena?

    /// The last input of each pointer that is down.
    private var down: [Int: GestureInput] = [:]

    /// The offset of the touched node from its layout position, in points, when the host scrolls it.
    private var shift = CGSize.zero

    private var last: GestureInput?
    private var alarm: (any ClockAlarm)?

    /// The zero of the events' clock, by the calendar.
    private var epoch: Date?

    /// A control that lost to a gesture: it is not pressed, even if its host reports a press.
    private weak var refused: LayoutNode?

    /// A control whose press the host has reported, while a gesture may still take precedence.
    private weak var waiting: LayoutNode?

    /// The seconds after a gesture during which such a reported press is rejected.
    private static let refusal = 0.3

    /// The nodes that a pointer hovers over, innermost first, for hosts that do no hit test.
    private var hovered: [LayoutNode] = []

    init(tree: ViewTree) { self.tree = tree }

    /// True if no pointer is down or hovers over a view, and no gesture is in progress.
    package var isIdle: Bool { down.isEmpty && contest == nil && alarm == nil && hovered.isEmpty }

    // MARK: Events

    /// Handles an event of a pointer that may be down.
    ///
    /// - Parameters:
    ///   - target: The innermost node under a pointer that is put down; ignored in other phases.
    ///   - pressesControls: If true, a tap presses the control under it; if false, the host reports presses itself.
    /// - Returns: False if no gesture or control follows the pointer.
    func handle(_ event: PointerEvent, at target: LayoutNode, pressesControls: Bool) -> Bool {
        guard let phase = GestureInput.Phase(event.phase) else { return false }
        letTimePass(until: event.time)
        if phase == .began {
            begin(event, at: target, pressesControls: pressesControls)
        } else if down[event.pointer] == nil {
            return false
        }
        guard let contest else { return false }
        let date = (epoch ?? Date()) + event.time
        func input(for node: LayoutNode) -> GestureInput {
            GestureInput(
                phase: phase, pointer: event.pointer, time: event.time, date: date, location: event.location,
                device: event.device, modifiers: event.modifiers, node: node, shift: shift)
        }
        let own = input(for: target)
        last = own
        down[event.pointer] = phase == .began || phase == .moved ? own : nil
        contest.receive(input)
        updateArena()
        return true
    }

    /// Handles an event of a host that does no hit test. Returns false if no node handles it.
    package func handle(_ event: PointerEvent, in root: LayoutNode) -> Bool {
        switch event.phase {
        case .began:
            guard let target = HitTestPass.find(at: event.location, below: root), target.isReachable else {
                return false
            }
            return handle(event, at: target, pressesControls: true)
        case .moved, .ended, .cancelled: return handle(event, at: root, pressesControls: true)
        case .hovered, .left: return hover(event, in: root)
        }
    }

    /// Notifies the nodes that a pointer enters, and those that it leaves.
    private func hover(_ event: PointerEvent, in root: LayoutNode) -> Bool {
        var node = event.phase == .hovered ? HitTestPass.find(at: event.location, below: root) : nil
        if node?.isReachable == false { node = nil }
        var nodes: [LayoutNode] = []
        while let current = node {
            if current.pointerInterest.events.contains(.visits) { nodes.append(current) }
            node = current.parent
        }
        var leaving = event
        leaving.phase = .left
        for old in hovered where !old.isDetached && !nodes.contains(where: { $0 === old }) {
            _ = old.receive(.pointer(event: leaving))
        }
        hovered = nodes
        for node in nodes { _ = node.receive(.pointer(event: event)) }
        return !nodes.isEmpty
    }

    private func begin(_ event: PointerEvent, at target: LayoutNode, pressesControls: Bool) {
        if epoch == nil { epoch = Date() - event.time }
        refused = nil
        let touched = HitTarget(target)
        if let contest {
            let isSame = contest.nodes.elementsEqual(touched.gestures, by: ===)
            // Another finger belongs to the gestures in progress.
            if !down.isEmpty { return }
            // So does the next tap of several.
            if !isSame || contest.control?.node !== touched.control { endContest() }
        }
        guard !touched.gestures.isEmpty || (pressesControls && touched.control != nil) else { return endContest() }
        shift =
            event.place.map {
                let place = target.placeInWindow(of: $0)
                return CGSize(width: place.x - event.location.x, height: place.y - event.location.y)
            } ?? .zero
        let control = touched.control.map { ControlPress($0) }
        control?.onPress = { [weak self, unowned control] in
            // Unowned: the control owns this closure.
            guard let node = control?.node else { return }
            if pressesControls || self?.waiting === node { _ = node.receive(.press) }
        }
        contest = GestureArena(nodes: touched.gestures, control: control)
    }

    /// Taps a node with a gesture in its middle, without a pointer. Returns false if that does not make its gesture.
    func tap(_ node: GestureNode) -> Bool {
        guard down.isEmpty else { return false }
        endContest()
        let contest = GestureArena(nodes: [node], control: nil)
        let middle = node.placeInWindow(of: CGPoint(x: node.frame.width / 2, y: node.frame.height / 2))
        for phase in [GestureInput.Phase.began, .ended] {
            contest.receive { node in
                GestureInput(
                    phase: phase, pointer: 0, time: 0, date: Date(), location: middle, device: nil, modifiers: [],
                    node: node, shift: .zero)
            }
        }
        let isTap = node.recognizer.status == .ended
        contest.end()
        return isTap
    }

    /// Taps a point of the window without a pointer. Returns false if nothing below a node handles it.
    func tap(at point: CGPoint, below node: LayoutNode) -> Bool {
        guard down.isEmpty, var root = Optional(node) else { return false }
        while let outer = root.parent { root = outer }
        guard let target = HitTestPass.find(at: point, below: root), target.isReachable else { return false }
        let time = (last?.time ?? 0) + 1
        func send(_ phase: PointerEvent.Phase) -> Bool {
            handle(PointerEvent(phase, at: point, time: time, pointer: 0), at: target, pressesControls: true)
        }
        let isHandled = send(.began)
        return send(.ended) && isHandled
    }

    // MARK: Controls

    /// Returns true if a control may be pressed now, as its host reports. Otherwise it is pressed once the gestures
    /// have failed, or not at all.
    func allowsPress(of node: LayoutNode) -> Bool {
        if refused === node {
            refused = nil
            return false
        }
        guard let control = contest?.control, control.node === node, !control.isDelivered else { return true }
        waiting = node
        return false
    }

    // MARK: Time

    private func letTimePass(until time: Double) {
        while let contest, let deadline = contest.deadline, deadline <= time, let last {
            contest.receive { node in
                var input = last.waiting(until: deadline)
                input.node = node
                return input
            }
            updateArena()
        }
    }

    /// Ends the arena if it is over; otherwise sets the timer for its deadline.
    private func updateArena() {
        alarm?.cancel()
        alarm = nil
        guard let contest else { return }
        if contest.isOver && down.isEmpty { return endContest() }
        guard let deadline = contest.deadline, let last else { return }
        alarm = clock.alarm(after: deadline - last.time) { [weak self] in
            guard let self else { return }
            letTimePass(until: deadline)
            tree.afterInput?()
        }
    }

    private func endContest() {
        alarm?.cancel()
        alarm = nil
        down = [:]
        waiting = nil
        guard let old = contest else { return }
        contest = nil
        if let control = old.control, !control.isDelivered {
            let node = control.node
            refused = node
            _ = clock.alarm(after: Self.refusal) { [weak self, weak node] in
                if self?.refused === node { self?.refused = nil }
            }
        }
        old.end()
    }
}

/// The gestures and the control under a pointer when it is put down.
private struct HitTarget {
    /// The nodes with gestures, innermost first.
    private(set) var gestures: [GestureNode] = []

    /// The innermost control, if it is inside of all the gestures.
    private(set) var control: LayoutNode?

    init(_ target: LayoutNode) {
        var node: LayoutNode? = target
        while let current = node {
            if let gesture = current as? GestureNode, gesture.pointerInterest.events.contains(.presses) {
                gestures.append(gesture)
            }
            if current.isControl && gestures.isEmpty && control == nil && current.resolvedSemantics.isPressable {
                control = current
            }
            node = current.parent
        }
    }
}

extension GestureInput.Phase {
    /// The phase for recognizers; nil for hovering, which is no part of a gesture.
    fileprivate init?(_ phase: PointerEvent.Phase) {
        switch phase {
        case .began: self = .began
        case .moved: self = .moved
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        case .hovered, .left: return nil
        }
    }
}

extension WindowElement {
    /// The router that hands pointer events to the window's gestures.
    package final var pointers: PointerRouter { attachments.object { PointerRouter(tree: tree) } }

    /// The time on the clock for gestures.
    package final var inputTime: Date { pointers.clock.now }
}
