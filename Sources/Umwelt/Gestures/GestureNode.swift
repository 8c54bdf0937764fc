/// Adds a gesture to a view.
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
        GestureNode(G._makeRecognizer(gesture), priority: priority, element: element)
    }

    package func update(_ node: GestureNode) {
        // The node was made above.
        let recognizer = unsafeDowncast(node.recognizer, to: _GestureRecognizer<G, G.Value>.self)
        recognizer.update(gesture)
        node.set(mask: mask, needsDrags: recognizer.needsDrags)
    }

    package func readEnvironment(_ values: EnvironmentValues, for node: GestureNode) {
        node.set(isEnabled: values.isEnabled)
    }
}

/// How a gesture stands to those of views inside.
enum GesturePriority {
    /// It waits until they have failed.
    case low
    /// They wait until it has failed.
    case high
    /// It does not care about them.
    case same
}

/// A node of its child's size with a gesture.
package final class GestureNode: WrapperNode {
    let recognizer: any GestureTracking
    let priority: GesturePriority
    private(set) var mask = GestureMask.all
    private var needsDrags = false
    private var isEnabled = true

    init(_ recognizer: any GestureTracking, priority: GesturePriority, element: _Element) {
        self.recognizer = recognizer
        self.priority = priority
        super.init(element: element)
    }

    func set(mask: GestureMask, needsDrags: Bool) {
        guard mask != self.mask || needsDrags != self.needsDrags else { return }
        self.mask = mask
        self.needsDrags = needsDrags
        noteChange()
    }

    func set(isEnabled: Bool) {
        guard isEnabled != self.isEnabled else { return }
        self.isEnabled = isEnabled
        noteChange()
        // A gesture that goes on is broken off; what that changes has to wait until this update is done.
        if !isEnabled { element.tree.afterUpdate { [weak self] in self?.breakOff() } }
    }

    private func breakOff() {
        if !isEnabled && !isDetached { recognizer.reset() }
    }

    /// Whether the gesture may happen.
    var isListening: Bool { isEnabled && !isDetached && mask.contains(.gesture) }

    public override var pointerInterest: PointerInterest {
        var interest = PointerInterest()
        // What lets none of those inside happen has to know of presses too.
        if isEnabled && mask != .subviews { interest.events = needsDrags ? [.presses, .drags] : .presses }
        return interest
    }

    /// Pressing something without a pointer is a tap in its middle.
    public override func handle(_ event: NodeEvent) -> Bool {
        guard case .press = event, isListening else { return false }
        return element.window?.pointers.tap(self) ?? false
    }
}
