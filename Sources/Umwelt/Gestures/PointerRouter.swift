import Foundation

/// Hands what pointers do in a window to the gestures that they are for.
final class PointerRouter {
    /// What tells gestures that time has passed.
    var clock: any HostClock = SystemClock()

    // The window keeps its router, and the tree outlives its windows.
    private unowned let tree: ViewTree

    private var contest: GestureArena?

    /// Where the pointers are that are down.
    private var down: [Int: GestureInput] = [:]

    /// How far what is touched is from where the layout has it.
    private var shift = CGSize.zero

    private var last: GestureInput?
    private var alarm: (any ClockAlarm)?

    /// The beginning of the events' time, by the calendar.
    private var epoch: Date?

    /// A control that a gesture has come before: it is not pressed, though its host may think so.
    private weak var refused: LayoutNode?

    /// A control that its host says is pressed, while a gesture may still come before it.
    private weak var waiting: LayoutNode?

    /// How long after a gesture a host may think so, in seconds.
    private static let refusal = 0.3

    /// What a pointer is over, if the host does not know that by itself.
    private var hovered: [LayoutNode] = []

    init(tree: ViewTree) { self.tree = tree }

    // MARK: Events

    /// Takes an event. `target` is the innermost node under a pointer that is put down; for others it does not count.
    /// With `pressesControls` a control that is tapped is pressed; else its host says so.
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
                modifiers: event.modifiers, node: node, shift: shift)
        }
        let own = input(for: target)
        last = own
        down[event.pointer] = phase == .began || phase == .moved ? own : nil
        contest.receive(input)
        settle()
        return true
    }

    /// Takes an event of a host that does not know what is under the pointer.
    func handle(_ event: PointerEvent, in root: LayoutNode) -> Bool {
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

    /// Tells the nodes that a pointer comes to, and those that it leaves.
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
            // Another finger belongs to what goes on.
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
            // The control whose press it is keeps the closure.
            guard let node = control?.node else { return }
            if pressesControls || self?.waiting === node { _ = node.receive(.press) }
        }
        contest = GestureArena(nodes: touched.gestures, control: control)
    }

    /// Taps a node with a gesture as if with a pointer. Answers whether that means anything to it.
    func tap(_ node: GestureNode) -> Bool {
        guard down.isEmpty else { return false }
        endContest()
        let contest = GestureArena(nodes: [node], control: nil)
        let middle = node.placeInWindow(of: CGPoint(x: node.frame.width / 2, y: node.frame.height / 2))
        for phase in [GestureInput.Phase.began, .ended] {
            contest.receive { node in
                GestureInput(
                    phase: phase, pointer: 0, time: 0, date: Date(), location: middle, modifiers: [], node: node,
                    shift: .zero)
            }
        }
        let isTap = node.recognizer.status == .ended
        contest.end()
        return isTap
    }

    // MARK: Controls

    /// Whether a control that its host says is pressed may be; else it is pressed later, or not at all.
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
            settle()
        }
    }

    /// Ends the contest if it is over, or sees that it hears that time has passed.
    private func settle() {
        alarm?.cancel()
        alarm = nil
        guard let contest else { return }
        if contest.isOver && down.isEmpty { return endContest() }
        guard let deadline = contest.deadline, let last else { return }
        alarm = clock.alarm(after: deadline - last.time) { [weak self] in
            guard let self else { return }
            letTimePass(until: deadline)
            tree.defaultsSources?.reread()
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

/// What is under a pointer that is put down.
private struct HitTarget {
    /// The nodes with gestures, innermost first.
    private(set) var gestures: [GestureNode] = []

    /// The control, if it is inside of all of them.
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
    /// What gestures call it; nil for what is none of theirs.
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
    final var pointers: PointerRouter { attachments.object { PointerRouter(tree: tree) } }
}
