/// An animation that runs: the base of what a tree's ``AnimationDriver`` moves.
package class RunningAnimation {
    /// The element whose view is animated; nil while nothing runs.
    ///
    /// It is kept alive until the driver has found that it has left the tree.
    final var element: _Element?

    /// Sets the presentation value for a time in seconds since the reference date. Returns false if that was the end.
    func advance(to time: Double) -> Bool { false }

    /// Returns the time at which the animation ends or is logically complete next, after `time`.
    func nextEvent(after time: Double) -> Double { .infinity }

    /// Called when the animation has ended, or its element has left the tree.
    func finish(in tree: ViewTree) { element = nil }

    /// Ends the animation before its time, and tells those who wait for that.
    package final func cancel() {
        guard let tree = element?.tree else { return }
        tree.animations.drop(self)
        finish(in: tree)
    }
}
