/// An element that finds views by their identity.
protocol ScrollTargetProvider: _Element {
    /// Returns the destination of the view with an identity; nil if it is not directly in this container.
    func target(for id: AnyHashable) -> ScrollDestination?

    /// Returns the destination of an unrealized view with an explicit identity; nil if this container has none.
    func unrealizedTarget(for id: AnyHashable) -> ScrollDestination?
}

extension ScrollTargetProvider {
    func unrealizedTarget(for id: AnyHashable) -> ScrollDestination? { nil }
}

/// A view to scroll to.
package enum ScrollDestination {
    /// The content of an element.
    case element(_Element)
    /// An item of a lazy container, which may not have been realized.
    case item(any LazyItemSource, offset: Int)

    /// Returns the destination of the first view with an identity below an element; nil if none is found.
    package static func find(_ id: AnyHashable, below element: _Element) -> ScrollDestination? {
        // Views that have not been realized have to be made to know their own identities: they are asked last.
        find(below: element) { $0.target(for: id) } ?? find(below: element) { $0.unrealizedTarget(for: id) }
    }

    private static func find(
        below element: _Element, by target: (any ScrollTargetProvider) -> ScrollDestination?
    ) -> ScrollDestination? {
        if let provider = element as? any ScrollTargetProvider, let target = target(provider) { return target }
        var found: ScrollDestination?
        element.forEachChild { child in
            if found == nil { found = find(below: child, by: target) }
        }
        return found
    }

    /// Returns the element of the destination, which is realized if necessary.
    package func makeElement() -> _Element? {
        switch self {
        case .element(let element): return element
        case .item(let source, let offset):
            source.makeItem(at: offset)
            return source.item(at: offset)
        }
    }
}
