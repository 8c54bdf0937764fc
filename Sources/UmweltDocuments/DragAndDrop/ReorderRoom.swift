import Foundation
@_spi(Kernel) import Umwelt

/// The positions of views that open a gap for the dragged views.
///
/// In a line all children of its container move by the total length removed and inserted before them. In a grid, or
/// another layout that is not a line, each view takes the frame of the view whose index it would have.
struct ReorderRoom {
    let slots: [ReorderSlot]
    let moved: [ReorderSlot]

    /// The view beside the gap, and whether the gap is after it. Nil for no gap: the views only close up.
    let anchor: ReorderSlot?
    let isAfter: Bool

    /// The size of the gap for items from elsewhere.
    let extent: CGSize

    private var result: [ObjectIdentifier: (node: LayoutNode, distance: CGSize)] = [:]

    init(slots: [ReorderSlot], moved: [ReorderSlot], anchor: ReorderSlot?, isAfter: Bool, extent: CGSize) {
        self.slots = slots
        self.moved = moved
        self.anchor = anchor
        self.isAfter = isAfter
        self.extent = extent
    }

    /// Returns true if a point beside a view is after it.
    static func isAfter(_ place: CGPoint, _ slot: ReorderSlot, in slots: [ReorderSlot]) -> Bool {
        if let line = line(of: slot.collection, in: slots)?.line { return line.isBeyond(place, middleOf: slot.frame) }
        let isRightToLeft = slot.node.parent?.isRightToLeft == true
        return (place.x > slot.frame.midX) != isRightToLeft
    }

    /// Returns the offsets of nodes in the preview.
    mutating func shifts() -> [ObjectIdentifier: (node: LayoutNode, distance: CGSize)] {
        var collections = anchor.map { [$0.collection] } ?? []
        for slot in moved where !collections.contains(slot.collection) { collections.append(slot.collection) }
        var lines: [(container: LayoutNode, line: ReorderLine)] = []
        for collection in collections {
            guard let line = Self.line(of: collection, in: slots) else {
                shiftInGrid(collection)
                continue
            }
            if !lines.contains(where: { $0.container === line.container }) { lines.append(line) }
        }
        for (container, line) in lines { shift(container, along: line) }
        return result
    }

    /// The container in which the views of a collection form a line; nil for none.
    private static func line(
        of collection: AnyHashable, in slots: [ReorderSlot]
    ) -> (container: LayoutNode, line: ReorderLine)? {
        let own = slots.filter { $0.collection == collection }
        guard let container = own.first?.node.parent, own.allSatisfy({ $0.node.parent === container }),
            let line = ReorderLine(of: container)
        else { return nil }
        return (container, line)
    }

    private mutating func record(_ node: LayoutNode, _ distance: CGSize) {
        result[ObjectIdentifier(node)] = (node, distance)
    }

    // MARK: Lines

    private mutating func shift(_ container: LayoutNode, along line: ReorderLine) {
        let children = container.children
        let taken = Set(moved.map { ObjectIdentifier($0.node) })
        func gap(at index: Int) -> CGFloat {
            let (before, after) = index + 1 < children.count ? (index, index + 1) : (index - 1, index)
            guard before >= 0, after < children.count else { return 0 }
            return max(line.start(children[after].frame) - line.end(children[before].frame), 0)
        }
        let target = anchor.flatMap { anchor in children.firstIndex { $0 === anchor.node } }
        let spacing = target.map { gap(at: $0) } ?? 0
        let insertion = target.map { isAfter ? $0 + 1 : $0 }
        let lengths = moved.isEmpty ? [line.length(extent)] : moved.map { line.length($0.frame.size) }
        let inserted = insertion == nil ? 0 : lengths.reduce(0) { $0 + $1 + spacing }
        var removed: CGFloat = 0
        // The start of the room: the end of the last child before it, or the start of the first child.
        var start = children.first.map { line.start($0.frame) } ?? 0
        for (index, child) in children.enumerated() {
            if taken.contains(ObjectIdentifier(child)) {
                removed += line.length(child.frame.size) + gap(at: index)
                continue
            }
            let isBehind = insertion.map { index >= $0 } ?? false
            record(child, line.distance((isBehind ? inserted : 0) - removed))
            if !isBehind { start = line.end(child.frame) - removed + spacing }
        }
        guard let anchor, target != nil else { return }
        // The dragged views are not seen, and appear from here at the end.
        let origin = CGPoint(
            x: anchor.frame.minX - anchor.node.frame.minX, y: anchor.frame.minY - anchor.node.frame.minY)
        for slot in moved {
            let inContainer = slot.frame.offsetBy(dx: -origin.x, dy: -origin.y)
            let along = line.distance(start - line.start(inContainer))
            let across =
                slot.node.parent === container
                ? .zero : line.distanceAcross(from: slot.frame, to: anchor.frame)
            record(slot.node, CGSize(width: along.width + across.width, height: along.height + across.height))
            start += line.length(slot.frame.size) + spacing
        }
    }

    // MARK: Grids

    private mutating func shiftInGrid(_ collection: AnyHashable) {
        let own = slots.filter { $0.collection == collection }
        let ids = Set(moved.map(\.id))
        var order: [ReorderSlot?] = own.filter { !ids.contains($0.id) }
        if let anchor, collection == anchor.collection {
            let index = order.firstIndex { $0?.node === anchor.node }
            let place = index.map { isAfter ? $0 + 1 : $0 } ?? order.count
            order.insert(contentsOf: moved.isEmpty ? [nil] : moved.map(Optional.some), at: place)
        }
        for (index, slot) in order.enumerated() {
            guard let slot else { continue }
            let frame = frame(at: index, among: own.map(\.frame))
            record(
                slot.node,
                CGSize(width: frame.midX - slot.frame.midX, height: frame.midY - slot.frame.midY))
        }
    }

    /// Returns the frame at an index of a grid; beyond the last view, the expected next frame.
    private func frame(at index: Int, among frames: [CGRect]) -> CGRect {
        if index < frames.count { return frames[index] }
        guard let first = frames.first, let last = frames.last else { return anchor?.frame ?? .zero }
        let columns = max(frames.prefix { abs($0.midY - first.midY) < first.height / 2 }.count, 1)
        let rows = index / columns - (frames.count - 1) / columns
        let pitch = frames.count > columns ? frames[columns].midY - first.midY : first.height
        let column = frames[min(index % columns, frames.count - 1)]
        return CGRect(x: column.minX, y: last.minY + CGFloat(rows) * pitch, width: column.width, height: last.height)
    }
}
