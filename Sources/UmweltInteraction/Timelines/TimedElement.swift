@_spi(Kernel) import UmweltCore
import UmweltGraph

/// The element of a view that creates its content again over time, while it is visible: not in a background window, nor
/// behind another tab or level.
class TimedElement<V: View, Content: View>: SingleChildElement<V, Content> {
    private var phaseReader: Effect?
    private var isInBackground = false
    private var frames: FrameCalls?

    override init(_ inputs: _ElementInputs) {
        super.init(inputs)
        // A node of its own, so that the content of a hidden window is not made again.
        phaseReader = Effect(in: graph, name: name) { [unowned self] in readPhase() }
        invalidate()
    }

    /// True: the start of its display would be lost.
    override var preventsRelease: Bool { true }

    /// False: a fresh tree shows the same moment, which is the saved part.
    override var preventsVerification: Bool { false }

    override var hasSavedPart: Bool { true }

    /// The clock of the tree, the time of its updates, and its frames.
    final var driver: AnimationDriver { tree.animations }

    /// True if the view moves with time: in a tree that animates, while it can be seen. A fresh tree has no animations.
    final var moves: Bool { driver.isEnabled && !isInBackground && !isInInactiveSubtree && !tree.isFresh }

    /// Called when ``moves`` may have changed, during an update or before one.
    func movesChanged() {}

    private func readPhase() {
        let isInBackground = EnvironmentValues(at: scope, tracking: true).scenePhase == .background
        guard isInBackground != self.isInBackground else { return }
        self.isInBackground = isInBackground
        movesChanged()
    }

    override func inactivityChanged(isInInactiveSubtree: Bool) { movesChanged() }

    /// Shows the result of a closure of the view, and runs the element again when the closure's inputs change.
    final func showContent(_ make: () -> Content) {
        show(ObservationTracker.track(for: self, make))
    }

    /// Shows nothing.
    final func showNothing() {
        guard let child else { return }
        child.leaveTree()
        self.child = nil
        layoutNodesChanged()
    }

    /// Calls a closure for each frame, from the next one on, instead of the previous closure.
    ///
    /// - Parameters:
    ///   - due: The time for which the call is made even if the host draws no frames.
    ///   - call: The call, with the time in the clock's seconds. Returns false to end the calls.
    final func startFrames(due: Double = .infinity, _ call: @escaping (Double) -> Bool) {
        stopFrames()
        let calls = FrameCalls(due: due, call)
        frames = calls
        driver.start(calls, of: self)
    }

    /// Ends the calls for frames.
    final func stopFrames() {
        if let frames, frames.element != nil { driver.drop(frames) }
        frames = nil
    }

    /// True while there are calls for frames.
    final var hasFrames: Bool { frames?.element != nil }

    override func didLeaveTree() {
        stopFrames()
        phaseReader = nil
    }
}
