import Foundation
@_spi(Kernel) import UmweltCore

extension LayoutNode {
    /// The nearest ancestor that scrolls, and the node's place in its content; nil if none scrolls.
    final var enclosingScroll: (node: ScrollNode, place: CGPoint)? {
        guard let (node, place) = enclosingScrolling, let scroll = node as? ScrollNode else { return nil }
        return (scroll, place)
    }
}
