import Foundation

// Where something that scrolls comes to rest, and who keeps that.
extension ScrollNode {
    /// Scrolls to where the content comes to rest. Answers whether anything says where that is.
    func settle() -> Bool {
        guard let start = restingOffset else { return false }
        restingOffset = nil
        guard let behavior = settings.behavior else {
            // Views that are made when they come near are there by now.
            keepPosition()
            return false
        }
        let size = frame.size
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: start, size: size), anchor: nil),
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

    /// The views that it may come to rest at, and how far it would be scrolled to each.
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

    /// The identities of the views that it may come to rest at of which at least a share can be seen.
    func visibleTargets(threshold: Double) -> [AnyHashable] {
        let window = CGRect(
            x: offset.x - margins.leading, y: offset.y - margins.top, width: frame.width, height: frame.height)
        return targets.compactMap { node, place in
            let seen = place.intersection(window)
            guard !seen.isNull, seen.share(of: place.size) >= threshold else { return nil }
            return node.identity(in: element)
        }
    }

    /// Says which view is to be seen, where somebody keeps that.
    func keepPosition() {
        guard let position = settings.position else { return }
        let anchor = position.anchor ?? .topLeading
        let isVertical = axes.contains(.vertical)
        let line =
            isVertical
            ? offset.y + (frame.height - margins.vertical) * anchor.y
            : offset.x + (frame.width - margins.horizontal) * anchor.x
        // A view that ends at the line by rounding only is not to be seen.
        let nearly: CGFloat = 0.5
        let seen = targets.first { (isVertical ? $0.place.maxY : $0.place.maxX) > line + nearly } ?? targets.last
        let id = seen?.node.identity(in: element)
        let place = position.afterUser(id)
        guard place != position.place else { return }
        setPositionValue(place)
        element.tree.afterUpdate { position.write(id) }
    }

    /// Scrolls to what somebody wants to see now.
    func follow(_ new: ScrollPositionBinding?, instead old: ScrollPositionBinding?) {
        guard let new, new.place != old?.place else { return }
        switch new.place {
        case .automatic, .byUser: break
        case .view(let id, let anchor):
            element.tree.afterUpdate { [weak self] in
                guard let self, !self.isDetached,
                    let found = ScrollDestination.find(id, below: self.element)?.makeElement()
                else { return }
                // It has a place after the layout that follows.
                self.element.tree.afterUpdate { ScrollDestination.reveal(found, anchor: anchor ?? new.anchor) }
            }
        case .edge(let edge): scrollSoon(x: edge.anchor.x, y: edge.anchor.y) { $0 * $1 }
        case .point(let x, let y): scrollSoon(x: x, y: y) { place, _ in place }
        }
    }

    /// Scrolls after the update to places that are found with how far it can be scrolled.
    private func scrollSoon(x: CGFloat?, y: CGFloat?, place: @escaping (CGFloat, CGFloat) -> CGFloat) {
        element.tree.afterUpdate { [weak self] in
            guard let self, !self.isDetached else { return }
            self.scroll(
                to: CGPoint(
                    x: x.map { place($0, self.range.width) } ?? self.offset.x,
                    y: y.map { place($0, self.range.height) } ?? self.offset.y))
        }
    }
}

extension LayoutNode {
    /// What the view stands for that the node is of: its element in the innermost `ForEach`.
    fileprivate func identity(in container: _Element) -> AnyHashable? {
        ItemTraits(of: self, in: container).identity
    }
}
