import Foundation

/// The distances between nodes that follow each other along an axis, in points.
struct StackGaps {
    /// The distances, if they are not all the same.
    private let each: ContiguousArray<CGFloat>
    private let common: CGFloat

    /// The sum of all distances.
    let total: CGFloat

    /// Computes the distances between nodes.
    ///
    /// - Parameters:
    ///   - children: The nodes, in order.
    ///   - axis: The axis along which they follow each other.
    ///   - spacing: The distance; nil for what the nodes prefer.
    init(between children: ContiguousArray<LayoutNode>, along axis: Axis, spacing: CGFloat?) {
        let count = max(children.count - 1, 0)
        let isEven = spacing != nil || !children.contains { $0.subtreeFlags.contains(.spacing) || $0.isSpacer }
        common = spacing ?? StackNode.defaultSpacing
        guard count > 0, !isEven else {
            each = []
            total = common * CGFloat(count)
            return
        }
        var gaps = ContiguousArray<CGFloat>()
        gaps.reserveCapacity(count)
        var before = children[0].spacing
        for child in children.dropFirst() {
            let after = child.spacing
            gaps.append(before.distance(to: after, along: axis))
            before = after
        }
        each = gaps
        total = gaps.reduce(0, +)
    }

    /// The distance between a node and the one before it.
    subscript(before index: Int) -> CGFloat { each.isEmpty ? common : each[index - 1] }
}
