/// An element that finds views by their identity.
protocol ScrollTargetProvider: _Element {
    /// Returns the destination of the view with an identity; nil if it is not directly here.
    func target(for id: AnyHashable) -> ScrollDestination?
}

/// A view to scroll to.
enum ScrollDestination {
    /// The content of an element.
    case element(_Element)
    /// An item of a lazy container, which may not have been realized.
    case item(any LazyItemSource, offset: Int)

    /// Returns the destination of the first view with an identity below an element; nil if there is none.
    static func find(_ id: AnyHashable, below element: _Element) -> ScrollDestination? {
        if let target = (element as? any ScrollTargetProvider)?.target(for: id) { return target }
        var found: ScrollDestination?
        element.forEachChild { child in
            if found == nil { found = find(id, below: child) }
        }
        return found
    }

    /// Returns the element of the destination, which is realized if necessary.
    func makeElement() -> _Element? {
        switch self {
        case .element(let element): return element
        case .item(let source, let offset):
            source.makeItem(at: offset)
            return source.item(at: offset)
        }
    }
}
