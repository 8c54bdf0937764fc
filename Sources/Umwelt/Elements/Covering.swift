extension _Element {
    /// Whether the element is in something that is there but does not show, such as a level of a navigation stack with
    /// another one over it.
    final var isCovered: Bool {
        guard tree.hasCovers else { return false }
        var element: _Element? = self
        while let current = element {
            if current.coversContent { return true }
            element = current.parent
        }
        return false
    }

    /// Tells all below that they show now, or don't any more. What is covered by something else further in stays so.
    final func tellCovering() {
        if parent?.isCovered ?? false { return }
        let isCovered = coversContent
        var waiting: [_Element] = []
        forEachChild { waiting.append($0) }
        while let element = waiting.popLast() {
            element.coveringChanged(isCovered: isCovered)
            if !element.coversContent { element.forEachChild { waiting.append($0) } }
        }
    }
}
