/// A running animation: the base class of everything that a tree's ``AnimationDriver`` advances.
@_spi(Kernel) open class RunningAnimation {
    /// The element whose view is animated; nil if nothing runs.
    ///
    /// It is retained until the driver detects that it has left the tree.
    package final var element: _Element?

    /// True while the animation runs.
    package final var isRunning: Bool { element != nil }

    /// The owner of the layout nodes that show the value, if the value only affects their positions and appearance; nil
    /// for values from which a view or a drawing is made.
    package final weak var target: (any MotionTarget)?

    /// The number of the latest change that made the animation run, of all in the tree.
    package final var serial = 0

    /// True if the host plays the animation itself, and needs no frames.
    package final var isPlayedByHost = false

    @_spi(Kernel) public init() {}

    /// Sets the presentation value for a time in the clock's seconds. Returns false if that was the end.
    ///
    /// - Parameter time: The time in seconds of the host's clock.
    open func advance(to time: Double) -> Bool { false }

    /// Shows the value for another time, without ending any animation. An infinite time is the end.
    ///
    /// - Parameter time: The time in seconds of the host's clock, or infinity.
    open func show(at time: Double) {}

    /// Returns the time span of the animation after a time; nil if unknown.
    ///
    /// - Parameter time: The time in seconds of the host's clock.
    open func span(after time: Double) -> MotionSpan? { nil }

    /// Returns the next time after `time` at which the animation ends or is logically complete.
    ///
    /// - Parameter time: The time in seconds of the host's clock.
    open func nextEvent(after time: Double) -> Double { .infinity }

    /// Ends the animation, when its time is over or its element has left the tree.
    package func finish(in tree: ViewTree) {
        element = nil
        didFinish()
        onFinish?()
    }

    /// Called when the animation has ended, or its element has left the tree.
    open func didFinish() {}

    /// Called when the animation has ended, or its element has left the tree, for drawings that differ while it runs.
    package final var onFinish: (() -> Void)?

    /// Ends the animation early, and calls the completion handlers.
    package final func cancel() {
        guard let tree = element?.tree else { return }
        tree.animations.drop(self)
        finish(in: tree)
    }
}

/// An owner of layout nodes that show the value of an animation.
package protocol MotionTarget: AnyObject {
    /// The nodes.
    var movedNodes: ContiguousArray<LayoutNode> { get }
}

/// The time span of an animation, in the clock's seconds.
@_spi(Kernel) public enum MotionSpan: Equatable {
    /// It ends.
    case until(Double)
    /// It never ends, and repeats itself from a time on.
    case cycles(from: Double, period: Double)
}
