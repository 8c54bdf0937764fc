/// The elements in a lazy node that are told when they leave the viewport and come back.
struct SightFollowers {
    private struct Entry {
        weak var follower: (any SightFollower)?

        /// The child of the lazy node that the element is in, as far as it is known.
        weak var part: LayoutNode?

        /// True if it has been in the viewport. What has not is near to it: it has appeared, and stays.
        var hasBeenSeen = false
        var isOutOfSight = false
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    var isEmpty: Bool { entries.isEmpty }

    mutating func add(_ follower: any SightFollower) {
        let id = ObjectIdentifier(follower)
        if entries[id]?.follower == nil { entries[id] = Entry(follower: follower) }
    }

    /// Tells the elements that have left the viewport or come back.
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
                if isSeen && entry.isOutOfSight { follower.cameIntoSight() }
                if !isSeen && entry.hasBeenSeen && !entry.isOutOfSight { follower.leftSight() }
                entry.isOutOfSight = !isSeen && entry.hasBeenSeen
                entry.hasBeenSeen = entry.hasBeenSeen || isSeen
            }
            entries[id] = entry
        }
    }

    private static func part(of follower: any SightFollower, in container: LayoutNode) -> LayoutNode? {
        var node = follower.ownLayoutNodes.first
        while let current = node, current.parent !== container { node = current.parent }
        return node
    }
}

extension LazyNode: SightKeeper {
    func follow(_ follower: any SightFollower) {
        followers.add(follower)
        checkSightSoon()
    }

    /// Looks at the end of the update which of the followers are in the viewport.
    final func checkSightSoon() {
        guard !followers.isEmpty, !waitsForSightCheck else { return }
        waitsForSightCheck = true
        element.tree.afterUpdate { [weak self] in self?.checkSight() }
    }

    private func checkSight() {
        waitsForSightCheck = false
        guard !isDetached, let (scroll, place) = enclosingScroll else { return }
        let visible = scroll.visible.offsetBy(dx: -place.x, dy: -place.y)
        followers.check(in: self) { $0.frame.intersects(visible) }
    }

    /// The viewport has moved over the parts.
    final func viewportMoved() {
        placePinnedParts()
        checkSightSoon()
    }
}
