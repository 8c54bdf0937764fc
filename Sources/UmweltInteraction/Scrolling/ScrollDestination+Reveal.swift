@_spi(Kernel) import UmweltCore
import Foundation

extension ScrollDestination {
    /// Scrolls the nearest scrolling ancestor to make an element visible, optionally with an animation. Returns false
    /// if there is no such ancestor.
    ///
    /// `isByReader` means that a `ScrollViewReader` asks for it, and not the scroll position binding, which is then written
    /// if it follows readers.
    @discardableResult
    static func reveal(
        _ element: _Element, anchor: UnitPoint?, with animation: Animation? = nil, isByReader: Bool = false
    ) -> Bool {
        guard !element.isRemoved else { return false }
        var nodes: ContiguousArray<LayoutNode> = []
        element.collectLayoutNodes(into: &nodes)
        guard let first = nodes.first else { return false }
        // Of a row the whole is shown, and not only its content.
        let node = first.parent.flatMap { $0.isRow ? $0 : nil } ?? first
        guard let scroll = node.enclosingScroll?.node else { return false }
        var part = node.frameInContent
        for other in nodes.dropFirst() where other.enclosingScroll?.node === scroll {
            part = part.union(other.frameInContent)
        }
        let keepsPosition = isByReader && scroll.settings.position?.followsReaders == true
        scroll.show(part, anchor: anchor, with: animation, keepsPosition: keepsPosition)
        return true
    }
}

extension LayoutNode {
    /// Scrolls the nearest scrolling ancestor so that the node is visible.
    package final func scrollIntoView() { enclosingScroll?.node.show(frameInContent, anchor: nil) }

    /// The node's frame in the content of the nearest scrolling ancestor.
    fileprivate var frameInContent: CGRect { CGRect(origin: enclosingScroll?.place ?? .zero, size: frame.size) }
}
