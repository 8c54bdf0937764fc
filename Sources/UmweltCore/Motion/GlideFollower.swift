import Foundation

/// The last distance over which hosts scrolled a node's content themselves.
package struct HostGlide {
    /// The number of times that the node was scrolled or given a new distance.
    package var number = 0

    /// The distance from the content's position to its starting position, in the node's coordinates.
    package var way = CGPoint.zero

    /// The animation; nil if hosts have been sent the movement, or there is none.
    package var animation: Animation?

    package init() {}

    /// Ends the way.
    package mutating func end() {
        number += 1
        animation = nil
    }
}

/// Follows a host's animated scrolling for a node whose appearance depends on its position.
///
/// The app sees the content at its end position immediately. This class computes the distance from there to the
/// position on the host.
package final class GlideFollower {
    private weak var scroll: LayoutNode?
    private var number = 0
    private var animation: ValueAnimation<CGPoint>?

    /// The distance of the content from its end position.
    private var rest = CGPoint.zero

    /// Follows a new movement, and stops if the last movement was interrupted. Returns the follower, created for the
    /// first movement.
    ///
    /// - Parameters:
    ///   - follower: The follower so far.
    ///   - node: The node that has been moved.
    ///   - show: Shows the node at its current position. It must not retain the node.
    package static func following(
        _ follower: GlideFollower?, _ node: LayoutNode, show: @escaping () -> Void
    ) -> GlideFollower? {
        var outer = node.parent
        while let current = outer, current.scrolling?.hostGlide.animation == nil { outer = current.parent }
        if let scroll = outer, let glide = scroll.scrolling?.hostGlide {
            let made = follower ?? GlideFollower()
            if made.scroll !== scroll || made.number != glide.number { made.begin(glide, of: scroll, node, show) }
            return made
        }
        if let follower, !follower.isOnTheWay { follower.stop() }
        return follower
    }

    private func begin(_ glide: HostGlide, of scroll: LayoutNode, _ node: LayoutNode, _ show: @escaping () -> Void) {
        // From where the host shows it: it may not have come to the end of the way before.
        let left = animation?.element != nil && self.scroll === scroll ? rest : .zero
        stop()
        (self.scroll, number) = (scroll, glide.number)
        let start = CGPoint(x: left.x + glide.way.x, y: left.y + glide.way.y)
        let transaction = Transaction(animation: glide.animation)
        node.element.animate(&animation, from: start, to: .zero, with: transaction) { [weak self] in
            self?.rest = $0
            show()
        }
        animation?.target = node
    }

    private func stop() {
        animation?.cancel()
        animation = nil
        rest = .zero
    }

    /// True until the host has finished or interrupted the movement.
    package var isOnTheWay: Bool { animation?.element != nil && scroll?.scrolling?.hostGlide.number == number }

    /// Runs a closure with the node at its current position.
    package func look<Result>(_ body: () -> Result) -> Result {
        guard rest != .zero, let content = scroll?.children.first else { return body() }
        return content.look(movedBy: rest, body)
    }
}
