extension _Element {
    /// Whether the element, with all below, is there but does not show, such as a level of a navigation stack with
    /// another one over it.
    final var isSetAside: Bool { passFlags.contains(.isSetAside) }

    /// Whether the element is in something that is there but does not show.
    final var isCovered: Bool {
        guard tree.hasCovers else { return false }
        var element: _Element? = self
        while let current = element {
            if current.isSetAside { return true }
            element = current.parent
        }
        return false
    }

    /// Says whether the element, with all below, is there but does not show. All below are told, but for what is set
    /// aside further in.
    package final func setAside(_ new: Bool) {
        guard new != isSetAside else { return }
        if new { passFlags.insert(.isSetAside) } else { passFlags.remove(.isSetAside) }
        if parent?.isCovered ?? false { return }
        if new { window?.focus.checkSoon() }
        var waiting = [self as _Element]
        while let element = waiting.popLast() {
            element.coveringChanged(isCovered: new)
            element.forEachChild { if !$0.isSetAside { waiting.append($0) } }
        }
    }
}
