import Foundation
@_spi(Kernel) import Umwelt

/// A view in a reorder container that can be moved.
struct ReorderSlot {
    /// The moved node: the view's, or its outermost decoration, such as a list row.
    let node: LayoutNode
    let item: any ForEachItemElement
    let id: AnyHashable
    let collection: AnyHashable

    /// The layout frame of the node, in the container's coordinates.
    let frame: CGRect
}

/// The change that a drop at a position would make to the order of views, and their previewed positions.
struct ReorderPlan {
    /// The dragged views, in reading order; empty for items from elsewhere.
    let moved: [ReorderSlot]

    /// The position of a drop.
    let destination: ReorderDestination

    /// The offsets of nodes in the preview, which open a gap at the destination.
    private(set) var shifts: [ObjectIdentifier: (node: LayoutNode, distance: CGSize)] = [:]

    /// True if a drop changes the order.
    let changesOrder: Bool

    /// Plans a drop of a load.
    ///
    /// - Parameters:
    ///   - own: The load, if it is of this container.
    ///   - place: The pointer's place, in the container's coordinates.
    ///   - slots: The views that can be moved.
    /// - Returns: Nil without views beside which the items could be dropped.
    init?(of own: ReorderLoad?, at place: CGPoint, slots: [ReorderSlot]) {
        let ids = own?.ids ?? []
        moved = slots.filter { ids.contains($0.id) }
        let nearest = slots.enumerated().min {
            $0.element.frame.distance(to: place) < $1.element.frame.distance(to: place)
        }
        guard let target = nearest else { return nil }
        let rest = slots.filter { !ids.contains($0.id) }
        let (anchor, isAfter) = Self.anchor(
            target.element, at: target.offset, place, grabbed: own?.grabbed, in: slots, ids)
        let next = anchor.flatMap { isAfter ? Self.next(after: $0, in: rest, but: ids) : $0.id }
        destination = ReorderDestination(collection: target.element.collection, next: next)
        let order = rest.map(\.id)
        let index: Int
        if let next, let found = order.firstIndex(of: next) {
            index = found
        } else if let anchor, let found = order.firstIndex(of: anchor.id) {
            index = isAfter ? found + 1 : found
        } else {
            // Nothing else is in the collection.
            index = slots.prefix(target.offset).count { !ids.contains($0.id) }
        }
        var new = order
        new.insert(contentsOf: moved.map(\.id), at: index)
        let isElsewhere = moved.contains { $0.collection != target.element.collection }
        changesOrder = isElsewhere || new != slots.map(\.id)
        var room = ReorderRoom(
            slots: slots, moved: moved, anchor: anchor ?? target.element, isAfter: isAfter,
            extent: target.element.frame.size)
        if changesOrder || own == nil { shifts = room.shifts() }
    }

    /// Plans a drop of a load into a collection that has no views.
    ///
    /// - Parameters:
    ///   - own: The load, if it is of this container.
    ///   - collection: The identity of the collection.
    ///   - slots: The views that can be moved.
    init(of own: ReorderLoad?, into collection: AnyHashable, slots: [ReorderSlot]) {
        moved = slots.filter { own?.ids.contains($0.id) == true }
        destination = ReorderDestination(collection: collection, next: nil)
        changesOrder = true
        // There is nothing to make room. The other views close up where the dragged ones were.
        var room = ReorderRoom(slots: slots, moved: moved, anchor: nil, isAfter: false, extent: .zero)
        shifts = room.shifts()
    }

    /// Returns the view beside which a drop belongs, and whether it belongs after that; nil for a view if only dragged
    /// ones are in the collection.
    private static func anchor(
        _ target: ReorderSlot, at index: Int, _ place: CGPoint, grabbed: AnyHashable?, in slots: [ReorderSlot],
        _ ids: Set<AnyHashable>
    ) -> (ReorderSlot?, isAfter: Bool) {
        let start = slots.firstIndex { $0.id == grabbed && $0.collection == target.collection }
        if ids.contains(target.id) {
            // The pointer is where the view was taken: there the order stays as it is.
            let before = slots[..<index].last { $0.collection == target.collection && !ids.contains($0.id) }
            let after = slots[index...].first { $0.collection == target.collection && !ids.contains($0.id) }
            return before.map { ($0, true) } ?? (after, false)
        }
        // In its own collection a view takes the place of the one under the pointer, which goes towards the gap.
        if let start { return (target, index > start) }
        return (target, ReorderRoom.isAfter(place, target, in: slots))
    }

    /// The identity of the item after a view in its collection; nil for none.
    private static func next(
        after slot: ReorderSlot, in rest: [ReorderSlot], but ids: Set<AnyHashable>
    ) -> AnyHashable? {
        // The next item may not be realized.
        var offset = slot.item.offset + 1
        while offset < slot.item.count {
            let id = slot.item.identity(at: offset)
            if !ids.contains(id) { return id }
            offset += 1
        }
        let index = rest.firstIndex { $0.id == slot.id && $0.collection == slot.collection } ?? rest.endIndex
        return rest.dropFirst(index + 1).first { $0.collection == slot.collection }?.id
    }
}

extension CGRect {
    /// Returns the square of a point's distance from the frame; zero inside.
    func distance(to place: CGPoint) -> CGFloat {
        let x = max(minX - place.x, 0, place.x - maxX)
        let y = max(minY - place.y, 0, place.y - maxY)
        return x * x + y * y
    }
}
