import Foundation
@_spi(Kernel) import Umwelt

/// The layout node of a reorder container: previews the new order during a drag, and applies it at the end.
final class ReorderContainerNode: WrapperNode, DropTarget, SavingNode {
    private let container: ReorderContainer

    /// The previewed plan; nil while no accepted item is over the container.
    private var plan: ReorderPlan?

    /// The nodes that show in other places than the layout's, with the distances.
    private var shifted: [ObjectIdentifier: (node: LayoutNode, distance: CGSize)] = [:]

    /// The nodes of the dragged items, which are hidden while their gap is visible.
    private var hidden: [ObjectIdentifier: LayoutNode] = [:]

    /// The animation with which views open a gap: a guess.
    private static let animation = Animation.spring(duration: 0.3, bounce: 0)

    init(_ container: ReorderContainer, element: _Element) {
        self.container = container
        super.init(element: element)
        container.node = self
    }

    override var pointerInterest: PointerInterest {
        var interest = PointerInterest()
        interest.events = .drops
        // A drag may also end between the views.
        interest.isBarrier = plan != nil
        return interest
    }

    package var preventsRelease: Bool { plan != nil }

    func accepts(_ load: any DragLoad, at place: CGPoint) -> Bool {
        (load as? ReorderLoad)?.container === container && !isDetached
    }

    func dragEntered(_ load: any DragLoad, at place: CGPoint) { preview(load, at: place) }

    func dragMoved(_ load: any DragLoad, at place: CGPoint) { preview(load, at: place) }

    func dragLeft(_ load: any DragLoad) { closeRoom(with: transaction) }

    func drop(_ load: any DragLoad, at place: CGPoint) -> Bool {
        guard let load = load as? ReorderLoad else { return false }
        let plan = plan(for: load, at: place)
        guard let plan, plan.changesOrder else {
            endDrag()
            return plan != nil
        }
        withAnimation(transaction.animation) { container.move(plan.moved.map(\.id), to: plan.destination) }
        // The views go from where they show to their new places, which are the same if the app has applied the move.
        element.whenPlaced { [weak self] in self?.endDrag() }
        return true
    }

    /// Shows all views at their positions again.
    func endDrag() {
        let transaction = transaction
        closeRoom(with: transaction)
        for node in hidden.values { node.fade(to: 1, with: transaction) }
        hidden = [:]
    }

    private var transaction: Transaction {
        Transaction(animation: element.asksForLessMotion ? nil : Self.animation)
    }

    private func plan(for load: any DragLoad, at place: CGPoint) -> ReorderPlan? {
        let slots = slots
        let load = load as? ReorderLoad
        let empty = EmptyReorderCollections(in: self, of: container).nearest(to: place, for: load?.grabbed)
        if let empty, !slots.contains(where: { $0.frame.distance(to: place) <= empty.distance }) {
            return ReorderPlan(of: load, into: empty.collection, slots: slots)
        }
        return ReorderPlan(of: load, at: place, slots: slots)
    }

    // MARK: Room

    /// Previews a drop: the views open a gap there.
    ///
    /// - Returns: The position; nil without views beside which the items could be dropped.
    @discardableResult
    func preview(_ load: any DragLoad, at place: CGPoint) -> ReorderDestination? {
        guard let plan = plan(for: load, at: place) else {
            closeRoom(with: transaction)
            return nil
        }
        if self.plan == nil { setNeedsSend() }
        self.plan = plan
        let transaction = transaction
        for slot in plan.moved {
            // Hosts have made their picture of what is dragged.
            slot.node.fade(to: 0, with: Transaction())
            hidden[ObjectIdentifier(slot.node)] = slot.node
        }
        show(plan.shifts, with: transaction)
        return plan.destination
    }

    /// Shows the views at their layout positions.
    func closeRoom(with transaction: Transaction) {
        if plan != nil { setNeedsSend() }
        plan = nil
        show([:], with: transaction)
    }

    private func show(
        _ new: [ObjectIdentifier: (node: LayoutNode, distance: CGSize)], with transaction: Transaction
    ) {
        for (id, old) in shifted where new[id] == nil && !old.node.isDetached {
            old.node.displace(to: .none, with: transaction)
        }
        for (id, (node, distance)) in new where shifted[id]?.distance != distance {
            node.displace(to: NodeDisplacement(offset: distance), with: transaction)
        }
        shifted = new
    }

    /// The movable views, in reading order, with their layout frames.
    private var slots: [ReorderSlot] {
        var slots: [ReorderSlot] = []
        func search(_ node: LayoutNode, at origin: CGPoint, outer: LayoutNode?, outerOrigin: CGPoint) {
            // The outermost node that only decorates the item, or that a container has made for it, moves.
            let isDecoration = node.wrapped != nil && node !== self
            let (top, topOrigin) = isDecoration ? (outer ?? node, outer == nil ? origin : outerOrigin) : (nil, .zero)
            if let item = node as? ReorderItemNode {
                if item.container === container, let own = item.item {
                    let moving = top ?? item
                    slots.append(
                        ReorderSlot(
                            node: moving, item: own, id: own.identity, collection: item.collection,
                            frame: CGRect(origin: topOrigin, size: moving.frame.size)))
                }
                return
            }
            for child in node.children {
                let place = CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY)
                search(child, at: place, outer: top, outerOrigin: topOrigin)
            }
        }
        search(self, at: .zero, outer: nil, outerOrigin: .zero)
        return slots
    }

    override func didDetach() {
        super.didDetach()
        (shifted, hidden, plan) = ([:], [:], nil)
    }
}

extension LayoutNode {
    /// The reorder container that the node decorates, or that decorates the node; nil for none.
    var decoratedReorderContainer: ReorderContainerNode? {
        var inner: LayoutNode? = wrapped
        while let node = inner {
            if let found = node as? ReorderContainerNode { return found }
            inner = node.wrapped
        }
        var outer = decoration
        while let node = outer {
            if let found = node as? ReorderContainerNode { return found }
            outer = node.decoration
        }
        return nil
    }
}
