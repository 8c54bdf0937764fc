extension _Element {
    /// True if the element and its descendants stay in the tree but are hidden, such as a navigation level behind
    /// another.
    final var isInactive: Bool { passFlags.contains(.isInactive) }

    /// True if the element or an ancestor is inactive.
    package final var isInInactiveSubtree: Bool {
        guard tree.hasInactiveElements else { return false }
        var element: _Element? = self
        while let current = element {
            if current.isInactive { return true }
            element = current.parent
        }
        return false
    }

    /// Makes the element and its descendants inactive or active again. Notifies all descendants, except in subtrees
    /// that are inactive themselves.
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
        tree.endDisappearances()
    }
}
