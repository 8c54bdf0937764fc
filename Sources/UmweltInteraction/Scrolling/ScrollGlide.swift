@_spi(Kernel) import UmweltCore
import Foundation

/// The animated scrolling of a node to an offset, for hosts that draw frames.
final class ScrollGlide {
    private var animation: ValueAnimation<CGPoint>?
    private var destination = CGPoint.zero

    /// The number of scroll animations started or ended so far.
    private(set) var number = 0

    /// Starts scrolling to an offset, or redirects a running animation. Returns false if there is nothing to do.
    ///
    /// - Parameters:
    ///   - offset: The offset that shows now.
    ///   - new: The offset at the end.
    ///   - element: The element of the node.
    ///   - motion: The animation.
    ///   - show: Scrolls to an intermediate offset. It must not retain the node.
    ///   - finish: Called at the end of the animation, also if another replaces it. It must not retain the node.
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

    /// Ends the animation at the current offset. Returns false if there was none.
    func end() -> Bool {
        guard let ended = animation else { return false }
        number += 1
        animation = nil
        guard ended.element != nil else { return false }
        ended.cancel()
        return true
    }

    /// Shifts the animation after preceding content has become longer.
    func shift(by distance: CGPoint) {
        guard let animation, animation.element != nil else { return }
        destination = CGPoint(x: destination.x + distance.x, y: destination.y + distance.y)
        animation.carry(to: destination)
    }
}
