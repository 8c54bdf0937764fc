/// The order in which actions of several elements run: those of descendants before those of their ancestors, those of
/// later siblings before those of earlier ones, and in lazy containers the other way round.
enum ActionOrder {
    /// Returns the positions of elements, in the order in which their actions run. An element may be there twice.
    static func of(_ elements: [_Element]) -> [Int] {
        var places: [ObjectIdentifier: [Int]] = [:]
        // The children on the ways from the elements to their outermost ancestors.
        var children: [ObjectIdentifier: ContiguousArray<_Element>] = [:]
        var known: Set<ObjectIdentifier> = []
        var roots: ContiguousArray<_Element> = []
        for (place, element) in elements.enumerated() {
            places[ObjectIdentifier(element), default: []].append(place)
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
        // Without recursion, as trees may be deep: each element comes up twice, the second time after what is inside.
        var order: [Int] = []
        var waiting = roots.map { (element: $0, isOpened: false) }
        while let next = waiting.popLast() {
            let id = ObjectIdentifier(next.element)
            if !next.isOpened, let inside = children[id] {
                waiting.append((next.element, true))
                // What is appended last is taken first.
                let sorted = inside.count < 2 ? inside : inViewOrder(inside, of: next.element)
                let isAscending = sorted.count > 1 && next.element.isArrangedLazily
                waiting.append(contentsOf: (isAscending ? Array(sorted.reversed()) : Array(sorted)).map { ($0, false) })
            } else {
                order += places[id] ?? []
            }
        }
        return order
    }

    /// Returns some children of an element in the order of the views. Children that are leaving are not among those that
    /// it has: they keep their order, after the others.
    private static func inViewOrder(
        _ children: ContiguousArray<_Element>, of parent: _Element
    ) -> ContiguousArray<_Element> {
        var rest = Set(children.map { ObjectIdentifier($0) })
        var sorted: ContiguousArray<_Element> = []
        parent.forEachChild { if rest.remove(ObjectIdentifier($0)) != nil { sorted.append($0) } }
        if !rest.isEmpty { sorted += children.filter { rest.contains(ObjectIdentifier($0)) } }
        return sorted
    }
}
