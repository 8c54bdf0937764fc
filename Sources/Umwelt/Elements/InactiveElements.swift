extension _Element {
    /// Whether the element, with all below, is there but does not show, such as a level of a navigation stack with
    /// another one over it.
    final var isInactive: Bool { passFlags.contains(.isInactive) }

    /// Whether the element is in something that is there but does not show.
    final var isInInactiveSubtree: Bool {
        guard tree.hasInactiveElements else { return false }
        var element: _Element? = self
        while let current = element {
            if current.isInactive { return true }
            element = current.parent
        }
        return false
    }

    /// Says whether the element, with all below, is there but does not show. All below are told, but for what is set
    /// aside further in.
    package final func setInactive(_ new: Bool) {
        guard new != isInactive else { return }
        if new { passFlags.insert(.isInactive) } else { passFlags.remove(.isInactive) }
        if parent?.isInInactiveSubtree ?? false { return }
        if new { window?.focus.checkSoon() }
        var waiting = [self as _Element]
        while let element = waiting.popLast() {
            element.inactivityChanged(isInInactiveSubtree: new)
            element.forEachChild { if !$0.isInactive { waiting.append($0) } }
        }
    }
}
