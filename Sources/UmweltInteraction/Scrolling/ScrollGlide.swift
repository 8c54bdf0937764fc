@_spi(Kernel) import UmweltCore
import Foundation

/// The way of a scrolling node to an offset with an animation, of which its host is drawn frames.
final class ScrollGlide {
    private var animation: ValueAnimation<CGPoint>?
    private var destination = CGPoint.zero

    /// The number of ways that have begun or been ended so far.
    private(set) var number = 0

    /// Begins the way to an offset, or goes on to another one from what shows. Returns false if there is nothing to do.
    ///
    /// - Parameters:
    ///   - offset: The offset that shows now.
    ///   - new: The offset at the end.
    ///   - element: The element of the node.
    ///   - motion: The animation.
    ///   - show: Scrolls to an offset on the way. It must not retain the node.
    ///   - finish: Called at the end of the way, also if another one takes its place. It must not retain the node.
    func begin(
        from offset: CGPoint, to new: CGPoint, of element: _Element, with motion: Animation,
        show: @escaping (CGPoint) -> Void, end finish: @escaping () -> Void
    ) -> Bool {
        guard new != (animation?.element == nil ? offset : destination) else { return false }
        var begun = animation?.element == nil ? nil : animation
        destination = new
        number += 1
        var transaction = Transaction(animation: motion)
        transaction.addAnimationCompletion(criteria: .removed, finish)
        element.animate(&begun, from: offset, to: new, with: transaction, apply: show)
        animation = begun
        return true
    }

    /// Ends the way where the node is. Returns false if there was none.
    func end() -> Bool {
        guard let ended = animation else { return false }
        number += 1
        animation = nil
        guard ended.element != nil else { return false }
        ended.cancel()
        return true
    }

    /// Moves the way along with content that has become longer before it.
    func shift(by distance: CGPoint) {
        guard let animation, animation.element != nil else { return }
        destination = CGPoint(x: destination.x + distance.x, y: destination.y + distance.y)
        animation.carry(to: destination)
    }
}
