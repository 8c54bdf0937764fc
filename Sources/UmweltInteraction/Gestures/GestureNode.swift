@_spi(Kernel) import UmweltCore

/// The modifier that adds a gesture to a view.
public nonisolated struct _GestureModifier<G: Gesture>: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let gesture: G
    let mask: GestureMask
    let priority: GesturePriority

    nonisolated init(gesture: G, mask: GestureMask, priority: GesturePriority) {
        self.gesture = gesture
        self.mask = mask
        self.priority = priority
    }

    package func makeNode(for element: _Element) -> GestureNode {
        let changes = GestureBodyChanges()
        let recognizer = G._makeRecognizer(gesture, _GestureInputs(element: element, changes: changes))
        let node = GestureNode(recognizer, priority: priority, element: element)
        changes.onChange = { [unowned(unsafe) recognizer, weak node] in
            // The recognizer keeps the bodies of its gestures, which call this.
            node?.setNeeds(of: recognizer)
        }
        return node
    }

    package func update(_ node: GestureNode) {
        // The recognizer was made for this type in makeNode above.
        let recognizer = unsafeDowncast(node.recognizer, to: _GestureRecognizer<G, G.Value>.self)
        recognizer.update(gesture)
        node.mask = mask
        node.setNeeds(of: recognizer)
    }

    package func readEnvironment(_ values: EnvironmentValues, for node: GestureNode) {
        node.set(isEnabled: values.isEnabled)
    }
}

/// The precedence of a gesture relative to those of subviews.
enum GesturePriority {
    /// It waits until those of subviews have failed.
    case low
    /// Those of subviews wait until it has failed.
    case high
    /// It is recognised independently of those of subviews.
    case same
}

/// A node of its child's size with a gesture.
///
/// It owns the gesture's recognizer, which receives input and permission to act from a ``GestureArena``, and declares
/// the required pointer events to hosts.
package final class GestureNode: WrapperNode {
    package let recognizer: any GestureTracking
    let priority: GesturePriority
    var mask = GestureMask.all {
        didSet { if mask != oldValue { setNeedsSend() } }
    }

    /// The events that the gesture needs besides presses.
    private var needs: PointerInterest.Events = [] {
        didSet { if needs != oldValue { setNeedsSend() } }
    }

    func setNeeds(of recognizer: any DragTracking) {
        var events: PointerInterest.Events = []
        if recognizer.needsDrags { events.insert(.drags) }
        if recognizer.needsPinches { events.insert(.pinches) }
        needs = events
    }

    private var isEnabled = true

    init(_ recognizer: any GestureTracking, priority: GesturePriority, element: _Element) {
        self.recognizer = recognizer
        self.priority = priority
        super.init(element: element)
    }

    func set(isEnabled: Bool) {
        guard isEnabled != self.isEnabled else { return }
        self.isEnabled = isEnabled
        setNeedsSend()
        // A gesture in progress is cancelled after this update, as its callbacks may change state.
        if !isEnabled { element.tree.afterUpdate { [weak self] in self?.breakOff() } }
    }

    private func breakOff() {
        if !isEnabled && !isDetached { recognizer.reset() }
    }

    /// True if the gesture may be recognised.
    var isListening: Bool { isEnabled && !isDetached && mask.contains(.gesture) }

    public override var pointerInterest: PointerInterest {
        var interest = PointerInterest()
        // A mask without the subviews disables the gestures inside, and so needs presses even if its own gesture is
        // off.
        if isEnabled && mask != .subviews { interest.events = needs.union(.presses) }
        return interest
    }

    /// Treats a press without a pointer as a tap in the middle.
    public override func handle(_ event: NodeEvent) -> Bool {
        guard case .press = event, isListening else { return false }
        return element.window?.pointers.tap(self) ?? false
    }
}
