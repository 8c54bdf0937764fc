import UmweltGraph

/// Elements as a tree with their ancestors, for orders that follow the views.
struct ViewOrder {
    /// The children on the ways from the elements to their outermost ancestors.
    private var children: [ObjectIdentifier: ContiguousArray<_Element>] = [:]
    private var roots: ContiguousArray<_Element> = []

    init(_ elements: [_Element]) {
        var known: Set<ObjectIdentifier> = []
        for element in elements {
            var child = element
            while known.insert(ObjectIdentifier(child)).inserted {
                guard let parent = child.parent else {
                    roots.append(child)
                    break
                }
                children[ObjectIdentifier(parent), default: []].append(child)
                child = parent
            }
        }
    }

    /// Returns nodes in the order of their views: elements after those around them and before the views that follow;
    /// nodes that are no elements first, by depth.
    static func sorted(_ nodes: [GraphReader]) -> [GraphReader] {
        var elements: [_Element] = []
        var others: [GraphReader] = []
        for node in nodes {
            if let element = node as? _Element { elements.append(element) } else { others.append(node) }
        }
        let wanted = Set(elements.map { ObjectIdentifier($0) })
        var sorted = others.sorted { $0.depth < $1.depth }
        let order = ViewOrder(elements)
        var waiting = Array(order.roots.reversed())
        while let element = waiting.popLast() {
            if wanted.contains(ObjectIdentifier(element)) { sorted.append(element) }
            waiting += order.childrenInViewOrder(of: element).reversed()
        }
        return sorted
    }

    /// Returns the positions of elements in the order in which their actions run: those of descendants before those of
    /// their ancestors, those of later siblings before those of earlier ones, and in lazy containers the other way round.
    /// An element may be there twice.
    static func ofActions(_ elements: [_Element]) -> [Int] {
        var places: [ObjectIdentifier: [Int]] = [:]
        for (place, element) in elements.enumerated() { places[ObjectIdentifier(element), default: []].append(place) }
        let order = ViewOrder(elements)
        // Without recursion, as trees may be deep: each element comes up twice, the second time after what is inside.
        var result: [Int] = []
        var waiting = order.roots.map { (element: $0, isOpened: false) }
        while let next = waiting.popLast() {
            let inside = next.isOpened ? [] : order.childrenInViewOrder(of: next.element)
            if inside.isEmpty {
                result += places[ObjectIdentifier(next.element)] ?? []
                continue
            }
            waiting.append((next.element, true))
            // What is appended last is taken first.
            if inside.count > 1, next.element.isArrangedLazily {
                for child in inside.reversed() { waiting.append((child, false)) }
            } else {
                for child in inside { waiting.append((child, false)) }
            }
        }
        return result
    }

    /// Returns the children of an element that lead to those in question, in the order of the views. Children that are
    /// leaving are not among those that it has: they keep their order, after the others.
    private func childrenInViewOrder(of parent: _Element) -> ContiguousArray<_Element> {
        guard let children = children[ObjectIdentifier(parent)] else { return [] }
        if children.count < 2 { return children }
        let numbered = children.compactMap { child in child.placeAmongSiblings.map { (place: $0, child: child) } }
        if numbered.count == children.count {
            return ContiguousArray(numbered.sorted { $0.place < $1.place }.map(\.child))
        }
        var rest = Set(children.map { ObjectIdentifier($0) })
        var sorted: ContiguousArray<_Element> = []
        parent.forEachChild { if rest.remove(ObjectIdentifier($0)) != nil { sorted.append($0) } }
        if !rest.isEmpty { sorted += children.filter { rest.contains(ObjectIdentifier($0)) } }
        return sorted
    }
}
