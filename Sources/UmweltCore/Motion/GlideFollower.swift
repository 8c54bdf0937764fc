import Foundation

/// The last way on which hosts have scrolled a node's content by themselves.
package struct HostGlide {
    /// The number of times that the node was scrolled, or sent on another way.
    package var number = 0

    /// The distance from where the content is to where it begins, in the node's coordinates.
    package var way = CGPoint.zero

    /// The animation; nil when hosts know of the way, or there is none.
    package var animation: Animation?

    package init() {}

    /// Ends the way.
    package mutating func end() {
        number += 1
        animation = nil
    }
}

/// The way that a node, whose look depends on its place, goes along when its host scrolls by itself what it is in.
///
/// To the app the content is at the end of the way at once. This knows how far it is from there to the host.
package final class GlideFollower {
    private weak var scroll: LayoutNode?
    private var number = 0
    private var animation: ValueAnimation<CGPoint>?

    /// The distance of the content from its place.
    private var rest = CGPoint.zero

    /// Goes along if there is a new way, and no more if the last one was left. Returns the follower, which is made for
    /// the first way.
    ///
    /// - Parameters:
    ///   - follower: The follower so far.
    ///   - node: The node that has been moved.
    ///   - show: Shows the node on its way. It may not retain the node.
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

    /// True while the host has not come to the end of the way, and has not left it.
    package var isOnTheWay: Bool { animation?.element != nil && scroll?.scrolling?.hostGlide.number == number }

    /// Runs a closure that looks at where the node is on its way.
    package func look<Result>(_ body: () -> Result) -> Result {
        guard rest != .zero, let content = scroll?.children.first else { return body() }
        return content.look(movedBy: rest, body)
    }
}
