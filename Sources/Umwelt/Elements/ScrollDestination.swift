/// An element that knows views by their identity.
protocol ScrollTargetProvider: _Element {
    /// Where the view with an identity is; nil if it is not directly here.
    func target(for id: AnyHashable) -> ScrollDestination?
}

/// A place to scroll to.
enum ScrollDestination {
    /// What is in an element.
    case element(_Element)
    /// One of many views, which may not have been made.
    case item(any LazyItemSource, offset: Int)

    /// The place of the first view with an identity below an element.
    static func find(_ id: AnyHashable, below element: _Element) -> ScrollDestination? {
        if let target = (element as? any ScrollTargetProvider)?.target(for: id) { return target }
        var found: ScrollDestination?
        element.forEachChild { child in
            if found == nil { found = find(id, below: child) }
        }
        return found
    }

    /// The element there, which is made if need be.
    func makeElement() -> _Element? {
        switch self {
        case .element(let element): return element
        case .item(let source, let offset):
            source.makeItem(at: offset)
            return source.item(at: offset)
        }
    }
}
