import Foundation

/// The distances between nodes that follow each other along an axis, in points.
package struct StackGaps {
    /// The distances, if they differ; not-a-number for distances that have to be computed.
    private var each: ContiguousArray<CGFloat>
    private let common: CGFloat
    private let axis: Axis

    /// True if the distances do not depend on the nodes.
    private let isFixed: Bool

    /// The sum of all distances.
    private(set) var total: CGFloat

    /// Computes the distances between nodes.
    ///
    /// - Parameters:
    ///   - children: The nodes, in order.
    ///   - axis: The axis along which they follow each other.
    ///   - spacing: The distance; nil for the preferences of the nodes.
    package init(between children: ContiguousArray<LayoutNode>, along axis: Axis, spacing: CGFloat?) {
        self.axis = axis
        isFixed = spacing != nil
        common = spacing ?? StackNode.defaultSpacing
        let count = max(children.count - 1, 0)
        total = common * CGFloat(count)
        each = []
        guard count > 0, !isFixed, children.contains(where: { Self.asks($0) }) else { return }
        each = ContiguousArray(repeating: .nan, count: count)
        update(children)
    }

    /// The distance between a node and its predecessor.
    subscript(before index: Int) -> CGFloat { each.isEmpty ? common : each[index - 1] }

    /// Returns true if a node wants other distances than the default one.
    private static func asks(_ node: LayoutNode) -> Bool { node.subtreeFlags.contains(.spacing) }

    // MARK: Changes

    /// Has the distances beside a node computed again by the next ``update(_:)``.
    ///
    /// - Returns: False if all distances have to be computed again.
    mutating func invalidate(around index: Int, of node: LayoutNode) -> Bool {
        if each.isEmpty { return isFixed || !Self.asks(node) }
        if index > 0 { each[index - 1] = .nan }
        if index < each.count { each[index] = .nan }
        return true
    }

    /// Replaces nodes in the middle of the row. The next ``update(gaps:)`` measures them.
    ///
    /// - Parameters:
    ///   - range: The positions of the replaced nodes.
    ///   - new: The replacements.
    /// - Returns: False if all distances have to be computed again.
    mutating func replace(_ range: Range<Int>, with new: ContiguousArray<LayoutNode>.SubSequence, of count: Int) -> Bool
    {
        if each.isEmpty {
            total = common * CGFloat(max(count - 1, 0))
            if isFixed { return true }
            // A single node has no distances, and was not asked.
            let oldCount = count - new.count + range.count
            return oldCount > 1 && !new.contains(where: { Self.asks($0) })
        }
        // One distance more than nodes is to be computed: that before the first and that after the last one.
        let first = max(range.lowerBound - 1, 0)
        let last = min(range.upperBound, each.count)
        let kept = first + (each.count - last)
        guard count > 1, count - 1 >= kept else { return false }
        each.replaceSubrange(first..<last, with: repeatElement(.nan, count: count - 1 - kept))
        return true
    }

    /// Computes missing distances, and the sum.
    mutating func update(_ children: ContiguousArray<LayoutNode>) {
        if each.isEmpty { return }
        var sum: CGFloat = 0
        // The spacing of a node that is the later one of one pair and the earlier one of the next.
        var last: (index: Int, spacing: ViewSpacing)?
        for index in each.indices {
            if each[index].isNaN {
                let before = last?.index == index ? last?.spacing ?? children[index].spacing : children[index].spacing
                let after = children[index + 1].spacing
                each[index] = before.distance(to: after, along: axis)
                last = (index + 1, after)
            }
            sum += each[index]
        }
        total = sum
    }
}
