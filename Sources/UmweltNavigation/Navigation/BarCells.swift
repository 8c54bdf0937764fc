import Foundation
@_spi(Kernel) import Umwelt
@_spi(Kernel) import UmweltControls

/// The views of a row of items in a bar, from the leading to the trailing one; nil for room that parts them.
struct BarCells {
    private var cells: ContiguousArray<BarCellNode?> = []

    init(_ items: some Sequence<LayoutNode>) {
        for item in items {
            let count = cells.count
            collect(item)
            if cells.count == count { cells.append(nil) }
        }
    }

    private mutating func collect(_ node: LayoutNode) {
        if let cell = node as? BarCellNode { return cells.append(cell) }
        for child in node.children { collect(child) }
    }

    /// The view at the start and at the end of the row; nil for room.
    var first: BarCellNode? { cells.first.flatMap { $0 } }
    var last: BarCellNode? { cells.last.flatMap { $0 } }

    /// Returns the frames of capsules around the views in an ancestor's coordinates: one around neighbours that share
    /// it, and one around each of the others.
    func capsules(above ancestor: LayoutNode?) -> [CGRect] {
        var result: [CGRect] = []
        var sharesLast = false
        for cell in cells {
            guard let cell, cell.hasGlass else {
                sharesLast = false
                continue
            }
            let frame = cell.frame(above: ancestor)
            if sharesLast, cell.isShared, let last = result.last {
                result[result.count - 1] = last.union(frame)
            } else {
                result.append(frame)
            }
            sharesLast = cell.isShared
        }
        return result
    }
}

extension LayoutNode {
    /// Returns the distance from an item of a bar to the next one: none within a capsule that both share, and half of
    /// the usual one at each side of fixed room between capsules.
    func barDistance(to next: LayoutNode, usual: CGFloat) -> CGFloat {
        switch (BarCells([self]).last, BarCells([next]).first) {
        case (nil, nil): usual
        case (nil, _), (_, nil): usual / 2
        case (let last?, let first?): last.isShared && first.isShared ? 0 : usual
        }
    }

    /// Returns the node's frame in the coordinates of an ancestor.
    fileprivate func frame(above ancestor: LayoutNode?) -> CGRect {
        var frame = frame
        var node = parent
        while let outer = node, outer !== ancestor {
            frame = frame.offsetBy(dx: outer.frame.minX, dy: outer.frame.minY)
            node = outer.parent
        }
        return frame
    }
}
