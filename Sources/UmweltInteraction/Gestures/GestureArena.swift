@_spi(Kernel) import UmweltCore

/// The arena of gestures that follow the same pointers: decides which of them may call their actions.
///
/// All recognizers receive all input, but a recognizer that need not wait for another calls their actions.
/// ``PointerRouter`` makes an arena when a pointer is put down, and ends it.
final class GestureArena {
    /// The nodes with gestures, innermost first.
    let nodes: [GestureNode]

    /// The recognizer of the control under the initial press; nil for none.
    let control: ControlPress?
    private let outcome: ArenaMember

    /// The precedence among gestures, as a tree.
    private indirect enum ArenaMember {
        case nobody
        case one(any GestureTracking)
        /// The second waits until the first has failed.
        case exclusive(ArenaMember, ArenaMember)
        /// Neither waits.
        case simultaneous(ArenaMember, ArenaMember)

        var status: GestureStatus {
            switch self {
            case .nobody: .failed
            case .one(let gesture): gesture.status
            case .exclusive(let first, let second): first.status == .failed ? second.status : first.status
            case .simultaneous(let first, let second): .simultaneous(first.status, second.status)
            }
        }

        func deliver() {
            switch self {
            case .nobody: break
            case .one(let gesture): gesture.deliver()
            case .exclusive(let first, let second):
                first.deliver()
                if first.status == .failed { second.deliver() }
            case .simultaneous(let first, let second):
                first.deliver()
                second.deliver()
            }
        }
    }

    /// Makes an arena.
    ///
    /// - Parameters:
    ///   - nodes: The nodes with gestures, innermost first.
    ///   - control: The recognizer of a control inside all of the nodes, if any.
    init(nodes: [GestureNode], control: ControlPress?) {
        var outcome = control.map { ArenaMember.one($0) } ?? .nobody
        for node in nodes {
            let own = node.isListening ? ArenaMember.one(node.recognizer) : .nobody
            let inner = node.mask.contains(.subviews) ? outcome : .nobody
            outcome =
                switch node.priority {
                case .low: .exclusive(inner, own)
                case .high: .exclusive(own, inner)
                case .same: .simultaneous(inner, own)
                }
        }
        self.nodes = nodes
        self.control = control
        self.outcome = outcome
    }

    /// True if no gesture can change its phase any more.
    var isOver: Bool { outcome.status.isOver }

    /// The earliest time at which a recognizer needs input without an event, in seconds on the clock of the window's
    /// events; nil for none.
    var deadline: Double? {
        isOver ? nil : nodes.filter { !$0.isDetached }.compactMap { $0.recognizer.deadline }.min()
    }

    /// Sends input to all recognizers, and lets those call their actions that need not wait.
    ///
    /// - Parameter input: Makes the input for a node.
    func receive(_ input: (LayoutNode) -> GestureInput) {
        control?.receive(input(control?.node ?? nodes[0]))
        for node in nodes where !node.isDetached { node.recognizer.receive(input(node)) }
        outcome.deliver()
    }

    /// Resets all recognizers.
    func end() {
        for node in nodes { node.recognizer.reset() }
    }
}

/// The recognizer of a control, such as a button, that is inside of views with gestures.
///
/// A recognizer for a control: pressing and releasing a button competes as a tap with the gestures around it. Other
/// controls are active from the beginning.
final class ControlPress: GestureTracking {
    let node: LayoutNode
    private let isPressed: Bool
    private var tap = TapTracker(count: 1)

    /// Called when the arena allows the press.
    var onPress: (() -> Void)?

    /// True if the arena has allowed the press.
    private(set) var isDelivered = false

    init(_ node: LayoutNode) {
        self.node = node
        isPressed = node.semantics.role == .button
    }

    var status: GestureStatus { isPressed ? tap.status : .active }
    var deadline: Double? { nil }
    func receive(_ input: GestureInput) { tap.receive(input) }

    func deliver() {
        guard tap.status == .ended, !isDelivered else { return }
        isDelivered = true
        onPress?()
    }

    func reset() {}
}
