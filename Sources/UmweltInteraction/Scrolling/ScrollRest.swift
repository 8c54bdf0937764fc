@_spi(Kernel) import UmweltCore
import Foundation

// The offset at which scrolling comes to rest, and the scroll position binding that records it.
extension ScrollNode {
    /// Scrolls to the offset at which the content stops. Returns true if a behaviour determines it.
    func snapToTarget() -> Bool {
        guard let start = restingOffset else { return false }
        restingOffset = nil
        guard let behavior = settings.behavior else {
            // The views near the viewport have been realised by now.
            keepPosition()
            return false
        }
        let size = room
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: start, size: size), anchor: nil), velocity: velocityOfEnd,
            contentSize: contentSize, containerSize: size, axes: axes, views: targets.map(\.place),
            environment: EnvironmentValues(at: element.scope, tracking: false))
        var target = ScrollTarget(rect: CGRect(origin: offset, size: size), anchor: nil)
        behavior.updateTarget(&target, context: context)
        let anchor = target.anchor ?? .topLeading
        scroll(
            to: CGPoint(
                x: target.rect.minX + (target.rect.width - size.width) * anchor.x,
                y: target.rect.minY + (target.rect.height - size.height) * anchor.y))
        keepPosition()
        return true
    }

    /// The target views with their frames; the origin is the offset that scrolls to the view.
    private var targets: [(node: LayoutNode, place: CGRect)] {
        guard let views = targetLayout?.views, let first = views.first, let place = first.enclosingScroll?.place
        else { return [] }
        let corner = CGPoint(x: place.x - first.frame.minX, y: place.y - first.frame.minY)
        let width = contentSize.width
        return views.map { view in
            var frame = view.frame.offsetBy(dx: corner.x, dy: corner.y)
            if isRightToLeft { frame.origin.x = width - frame.maxX }
            return (view, frame.offsetBy(dx: -margins.leading, dy: -margins.top))
        }
    }

    /// Returns the identities of the target views with at least a visible fraction.
    func visibleTargets(threshold: Double) -> [AnyHashable] {
        let window = CGRect(
            x: offset.x - margins.leading, y: offset.y - fold - margins.top, width: room.width,
            height: room.height + fold)
        return targets.compactMap { node, place in
            let seen = place.intersection(window)
            guard !seen.isNull, seen.share(of: place.size) >= threshold else { return nil }
            return node.identity(in: element)
        }
    }

    /// Writes the first visible view to the scroll position binding, if any.
    func keepPosition() {
        guard let position = settings.position else { return }
        let anchor = position.anchor ?? .topLeading
        let isVertical = axes.contains(.vertical)
        let line =
            isVertical
            ? offset.y - fold + (room.height + fold - margins.vertical) * anchor.y
            : offset.x + (room.width - margins.horizontal) * anchor.x
        // A view that reaches over the line by rounding only is not visible.
        let nearly: CGFloat = 0.5
        let seen = targets.first { (isVertical ? $0.place.maxY : $0.place.maxX) > line + nearly } ?? targets.last
        let id = seen?.node.identity(in: element)
        let place = position.afterUser(id)
        guard place != position.place else { return }
        setPositionValue(place)
        element.tree.afterUpdate { position.write(id) }
    }

    /// Does the same after the next layout, when the views near the viewport exist.
    func keepPositionSoon() {
        guard settings.position != nil else { return }
        element.tree.afterUpdate { [weak self] in
            if let self, !isDetached { keepPosition() }
        }
    }

    /// Scrolls to the value of the scroll position binding, if it is new.
    func follow(_ new: ScrollPositionBinding?, instead old: ScrollPositionBinding?) {
        guard let new, new.place != old?.place else { return }
        let transaction = element.transaction
        let animation = transaction.animation
        let isInitial = old == nil
        switch new.place {
        case .automatic, .byUser: break
        case .view(let id, let own):
            let anchor = transaction.scrollTargetAnchor ?? own ?? new.anchor
            element.tree.afterUpdate { [weak self] in
                guard let self, !self.isDetached, let destination = ScrollDestination.find(id, below: self.element)
                else { return }
                // The value with which the scroll view appears brings a lazy container to the view. Content that is
                // laid out as a whole stays at its beginning, as SwiftUI's does (recorded on macOS 26.2).
                if case .element = destination, isInitial { return }
                guard let found = destination.makeElement() else { return }
                // The view has a place only after the layout that follows.
                self.element.tree.afterUpdate {
                    ScrollDestination.reveal(found, anchor: anchor, with: animation)
                }
            }
        case .edge(let edge): scrollSoon(x: edge.anchor.x, y: edge.anchor.y, with: animation) { $0 * $1 }
        case .point(let x, let y): scrollSoon(x: x, y: y, with: animation) { place, _ in place }
        }
    }

    /// Scrolls after the update, when the range for computing offsets is known.
    private func scrollSoon(
        x: CGFloat?, y: CGFloat?, with animation: Animation?, place: @escaping (CGFloat, CGFloat) -> CGFloat
    ) {
        element.tree.afterUpdate { [weak self] in
            guard let self, !self.isDetached else { return }
            self.scroll(
                to: CGPoint(
                    x: x.map { place($0, self.range.width) } ?? self.offset.x,
                    y: y.map { place($0, self.range.height) } ?? self.offset.y),
                with: animation)
        }
    }
}

extension LayoutNode {
    /// Returns the identity of the node's view: that of its element in the innermost `ForEach`.
    fileprivate func identity(in container: _Element) -> AnyHashable? {
        ItemTraits(of: self, in: container).identity
    }
}
