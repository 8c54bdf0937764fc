import UmweltGraph

/// The inputs for creating a gesture's recognizer: the position of the gesture in the view tree.
public struct _GestureInputs {
    // Used while recognizers are made and updated, when the element is there.
    unowned(unsafe) let element: _Element
    let changes: GestureBodyChanges
}

@available(*, unavailable)
extension _GestureInputs: Sendable {}

/// The notification that the body of a gesture, or of a gesture inside it, has changed.
final class GestureBodyChanges {
    /// Called after a body has changed.
    var onChange: (() -> Void)?
}

/// The recognizer of a gesture with a body.
final class BodyRecognizer<G: Gesture>: _GestureRecognizer<G, G.Value> where G.Value == G.Body.Value {
    private let runner: GestureBody<G>

    init(_ gesture: G, _ inputs: _GestureInputs) {
        runner = GestureBody(gesture, inputs)
        super.init()
        runner.graph.run(runner)
    }

    override func update(_ gesture: G) {
        runner.gesture = gesture
        runner.graph.run(runner)
    }

    private var inner: _GestureRecognizer<G.Body, G.Body.Value>? { runner.inner }

    override var phase: GesturePhase<G.Value> { inner?.phase ?? .failed }
    override var parts: [GestureTracking] { inner.map { [$0] } ?? [] }
}

/// The body of a gesture, as a node of the graph: it runs again when the inputs of the gesture's dynamic properties
/// change.
private final class GestureBody<G: Gesture>: GraphReader, PropertyObserver {
    var gesture: G

    /// The recognizer of the gesture that is the body; nil until the body has run.
    private(set) var inner: _GestureRecognizer<G.Body, G.Body.Value>?

    // A gesture that is in progress may outlive its view.
    private weak var element: _Element?

    let tree: ViewTree
    private let changes: GestureBodyChanges
    private let properties: InstalledProperties<G>?
    private var tracker: ObservationTracker?

    init(_ gesture: G, _ inputs: _GestureInputs) {
        self.gesture = gesture
        element = inputs.element
        tree = inputs.element.tree
        changes = inputs.changes
        properties = InstalledProperties(of: gesture, for: inputs.element)
        super.init(in: inputs.element.graph, depth: Int(inputs.element.depth) + 1)
    }

    deinit { tracker?.cancel() }

    func observedValueWillChange() { invalidate() }

    override func update() {
        guard let element, !element.isRemoved else { return }
        var tracker = tracker
        let body = ObservationTracker.track(by: &tracker, for: self) {
            onMainActor(
                { @MainActor (gesture: G) in gesture.body }, properties?.installed(in: gesture, for: element) ?? gesture
            )
        }
        self.tracker = tracker
        guard let inner else {
            inner = G.Body._makeRecognizer(body, _GestureInputs(element: element, changes: changes))
            return
        }
        inner.update(body)
        changes.onChange?()
    }

    override var name: String { "\(G.self)" }
}
