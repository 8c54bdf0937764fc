/// An animation that runs: the base of what a tree's ``AnimationDriver`` moves.
@_spi(Kernel) open class RunningAnimation {
    /// The element whose view is animated; nil while nothing runs.
    ///
    /// It is kept alive until the driver has found that it has left the tree.
    package final var element: _Element?

    /// True while the animation runs.
    package final var isRunning: Bool { element != nil }

    /// The owner of the layout nodes that show the value, if it changes their places and looks alone; nil for values
    /// that a view or a drawing is made of.
    package final weak var target: (any MotionTarget)?

    /// The number of the latest change that made the animation run, of all in the tree.
    package final var serial = 0

    /// True if the host plays the animation by itself, and needs no frames of it.
    package final var isPlayedByHost = false

    @_spi(Kernel) public init() {}

    /// Sets the presentation value for a time in the clock's seconds. Returns false if that was the end.
    open func advance(to time: Double) -> Bool { false }

    /// Shows the value for another time, and nothing more: no animation ends. An infinite time stands for the end.
    open func show(at time: Double) {}

    /// Returns the time that the animation takes from a time on; nil if it is not known.
    open func span(after time: Double) -> MotionSpan? { nil }

    /// Returns the time at which the animation ends or is logically complete next, after `time`.
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

    /// Ends the animation before its time, and tells those who wait for that.
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

/// The time that an animation takes, in the clock's seconds.
@_spi(Kernel) public enum MotionSpan: Equatable {
    /// It ends.
    case until(Double)
    /// It never ends, and repeats itself from a time on.
    case cycles(from: Double, period: Double)
}
