/// Several gestures that follow the same pointers, and which of them may happen.
///
/// Every gesture hears everything, but only those call their actions that need not wait for another.
final class GestureArena {
    /// The nodes with gestures, innermost first.
    let nodes: [GestureNode]

    /// The control that the pointer was put down on.
    let control: ControlPress?
    private let outcome: ArenaMember

    /// Gestures and how they stand to each other.
    private indirect enum ArenaMember {
        case nobody
        case one(any GestureTracking)
        /// The second waits until the first has failed.
        case exclusive(ArenaMember, ArenaMember)
        /// Nobody waits.
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

    /// Lets the gestures of nodes, innermost first, and a control inside of them contend.
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

    /// Whether nothing more comes of it.
    var isOver: Bool { outcome.status.isOver }

    /// When gestures want to hear that time has passed.
    var deadline: Double? {
        isOver ? nil : nodes.filter { !$0.isDetached }.compactMap { $0.recognizer.deadline }.min()
    }

    /// Tells all what happened, made for each node.
    func receive(_ input: (LayoutNode) -> GestureInput) {
        control?.receive(input(control?.node ?? nodes[0]))
        for node in nodes where !node.isDetached { node.recognizer.receive(input(node)) }
        outcome.deliver()
    }

    /// Ends it for all.
    func end() {
        for node in nodes { node.recognizer.reset() }
    }
}

/// Follows pointers for a control, such as a button, that is inside of views with gestures.
///
/// A button that is pressed and let go again is a tap for the gestures around. Other controls do as they like with the
/// pointer from the beginning.
final class ControlPress: GestureTracking {
    let node: LayoutNode
    private let isPressed: Bool
    private var tap = TapTracker(count: 1)

    /// Called when the control may be pressed.
    var onPress: (() -> Void)?

    /// Whether the control was allowed to be pressed.
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
