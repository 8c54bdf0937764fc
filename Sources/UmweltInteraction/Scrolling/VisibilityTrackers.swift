@_spi(Kernel) import UmweltCore
import Foundation

/// The elements in a lazy node that are notified when they enter or leave the viewport.
struct VisibilityTrackers {
    private struct Entry {
        weak var follower: (any VisibilityTracker)?

        /// The child of the lazy node that contains the element, if known.
        weak var part: LayoutNode?

        var isOutOfSight = false
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    var isEmpty: Bool { entries.isEmpty }

    /// Adds an element. Returns true if it is in the viewport now, or has no place yet.
    mutating func add(
        _ follower: any VisibilityTracker, in container: LayoutNode, _ isInSight: (LayoutNode) -> Bool
    ) -> Bool {
        let part = Self.part(of: follower, in: container)
        let isSeen = part.map(isInSight) ?? true
        entries[ObjectIdentifier(follower)] = Entry(follower: follower, part: part, isOutOfSight: !isSeen)
        return isSeen
    }

    /// Notifies the elements that have entered or left the viewport.
    ///
    /// - Parameters:
    ///   - container: The node that has the followers' parts as its children.
    ///   - isInSight: True for a child that is in the viewport.
    mutating func check(in container: LayoutNode, _ isInSight: (LayoutNode) -> Bool) {
        for (id, entry) in entries {
            guard let follower = entry.follower, !follower.isRemoved else {
                entries[id] = nil
                continue
            }
            var entry = entry
            if entry.part?.parent !== container { entry.part = Self.part(of: follower, in: container) }
            if let part = entry.part {
                let isSeen = isInSight(part)
                if isSeen && entry.isOutOfSight { follower.becameVisible() }
                if !isSeen && !entry.isOutOfSight { follower.becameHidden() }
                entry.isOutOfSight = !isSeen
            }
            entries[id] = entry
        }
    }

    private static func part(of follower: any VisibilityTracker, in container: LayoutNode) -> LayoutNode? {
        var node = follower.ownLayoutNodes.first
        while let current = node, current.parent !== container { node = current.parent }
        return node
    }
}

extension LazyNode: ViewportContainer {
    package func follow(_ follower: any VisibilityTracker) -> Bool {
        checkSightSoon()
        let visible = visibleRegion
        return followers.add(follower, in: self) { part in visible.map { part.frame.isInSight(of: $0) } ?? true }
    }

    /// The part of the node that is in the viewport; nil if no ancestor scrolls.
    private var visibleRegion: CGRect? {
        enclosingScroll.map { scroll, place in scroll.visible.offsetBy(dx: -place.x, dy: -place.y) }
    }

    /// Checks at the end of the update which of the followers are in the viewport.
    final func checkSightSoon() {
        guard !followers.isEmpty, !waitsForSightCheck else { return }
        waitsForSightCheck = true
        element.tree.afterUpdate { [weak self] in self?.checkSight() }
    }

    private func checkSight() {
        waitsForSightCheck = false
        guard !isDetached, let visible = visibleRegion else { return }
        followers.check(in: self) { $0.frame.isInSight(of: visible) }
    }

    /// The viewport has moved over the parts.
    final func viewportMoved() {
        placePinnedParts()
        checkSightSoon()
    }
}

extension CGRect {
    /// Returns true if a part of it is in the viewport. A frame without an area is in the viewport unless it is
    /// outside.
    fileprivate func isInSight(of visible: CGRect) -> Bool {
        // A part that reaches over an edge by rounding only is not seen.
        let least: CGFloat = width > 0 && height > 0 ? 0.01 : 0
        return visible.maxX - minX >= least && maxX - visible.minX >= least && visible.maxY - minY >= least
            && maxY - visible.minY >= least
    }
}
