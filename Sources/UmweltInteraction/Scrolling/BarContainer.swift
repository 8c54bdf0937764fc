@_spi(Kernel) import UmweltCore
import Foundation

/// A layout node with bars above or below content that scrolls beneath them, such as a navigation bar. The scroll
/// offset of the content affects the bars' appearance.
///
/// Its ``LayoutNode/roles`` contain ``NodeRoles/bars``, so that a scroll area finds it without casts.
package protocol BarContainer: BarNode {
    /// Called when the content offset or the position of a scroll area inside has changed.
    func scrollAreaMoved(_ node: ScrollNode)

    /// Called when a scroll area is no longer inside, or has left the tree.
    func scrollAreaLeft(_ node: ScrollNode)
}

extension BarContainer {
    package func barsChanged() {}

    /// Returns the frame of a scroll area inside, and its part in the safe area with expanded bars, in the container's
    /// coordinates.
    package func frames(of node: ScrollNode) -> (whole: CGRect, room: CGRect) {
        var whole = node.frame
        var current = node.parent
        while let outer = current, outer !== self {
            whole = whole.offsetBy(dx: outer.frame.minX, dy: outer.frame.minY)
            current = outer.parent
        }
        let insets = node.insets
        let room = CGRect(
            x: whole.minX + (node.isRightToLeft ? insets.trailing : insets.leading), y: whole.minY + insets.top,
            width: node.room.width, height: node.room.height)
        return (whole, room)
    }
}

extension ScrollNode {
    /// True if there is content below the visible part.
    package var hasContentBelow: Bool { axes.contains(.vertical) && range.height - offset.y > 0.5 }
}

/// The containers of bars around a scroll area, from the inside out.
struct BarContainers {
    private var references: [Reference] = []

    private struct Reference {
        private(set) weak var container: (any BarContainer)?

        init(_ container: any BarContainer) { self.container = container }
    }

    init() {}

    init(around node: ScrollNode) {
        if node.isLeftOut { return }
        var outer = node.parent
        // The content of a scroll area inside of another one does not get beneath a bar.
        while let current = outer, current.scrollAxes == nil {
            if current.isLeftOut {
                references = []
                return
            }
            if current.hasBars, let container = current as? any BarContainer {
                references.append(Reference(container))
            }
            outer = current.parent
        }
    }

    /// The containers that still exist.
    var all: some Sequence<any BarContainer> { references.lazy.compactMap { $0.container } }

    func contains(_ container: any BarContainer) -> Bool { references.contains { $0.container === container } }
}
