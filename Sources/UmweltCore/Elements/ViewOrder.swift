import UmweltGraph

/// Orders of elements by the positions of their views; for actions, a tree of the elements and their ancestors.
package struct ViewOrder {
    /// The children on the paths from the elements to their outermost ancestors.
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

    /// Returns nodes in view order: elements after their ancestors and before later siblings; nodes that are not
    /// elements first, by depth.
    package static func sorted(_ nodes: [GraphReader]) -> [GraphReader] {
        var elements: [LeveledElement] = []
        elements.reserveCapacity(nodes.count)
        var others: [GraphReader] = []
        for node in nodes {
            if let element = node as? _Element { elements.append(LeveledElement(element)) } else { others.append(node) }
        }
        // Compared in pairs: few elements wait for a change, and a table of all that is around them takes longer.
        elements.sort { $0.precedes($1) }
        return others.sorted { $0.depth < $1.depth } + elements.map { $0.reference.takeUnretainedValue() }
    }

    /// Returns the index of the first element in view order; nil for an empty array.
    package static func firstIndex(of elements: [_Element]) -> Int? {
        if elements.count < 2 { return elements.indices.first }
        let leveled = elements.map(LeveledElement.init)
        return leveled.indices.min { leveled[$0].precedes(leveled[$1]) }
    }

    /// An element with its number of ancestors.
    ///
    /// The sorted nodes retain the element, and the tree retains its ancestors. Retaining each ancestor takes longer
    /// than the walk itself.
    private struct LeveledElement {
        let reference: Unmanaged<_Element>
        private let level: Int

        init(_ element: _Element) {
            reference = .passUnretained(element)
            var level = 0
            var ancestor = element.parentReference
            while let next = ancestor {
                level += 1
                ancestor = next.parent
            }
            self.level = level
        }

        /// True if the element precedes another in view order.
        func precedes(_ other: LeveledElement) -> Bool {
            var first = reference
            var second = other.reference
            for _ in 0..<max(level - other.level, 0) { first = first.parent ?? first }
            for _ in 0..<max(other.level - level, 0) { second = second.parent ?? second }
            if first.toOpaque() == second.toOpaque() { return level < other.level }
            while let parent = first.parent, let otherParent = second.parent {
                if parent.toOpaque() == otherParent.toOpaque() {
                    return parent._withUnsafeGuaranteedRef {
                        $0.hasChild(first.takeUnretainedValue(), before: second.takeUnretainedValue())
                    }
                }
                first = parent
                second = otherParent
            }
            return false
        }
    }

    /// Returns the positions of elements in the order of their actions: descendants before ancestors, later siblings
    /// before earlier ones, and the reverse among siblings in lazy containers. An element may occur twice. An element
    /// may be there twice.
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
            // A stack: the child that is appended last is taken first.
            if inside.count > 1, next.element.isArrangedLazily {
                for child in inside.reversed() { waiting.append((child, false)) }
            } else {
                for child in inside { waiting.append((child, false)) }
            }
        }
        return result
    }

    /// Returns the children of an element that lead to the elements to sort, in view order. Children that are being
    /// removed keep their order, after the others.
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

extension _Element {
    /// True if one child precedes another in view order. Children that are being removed come after the others.
    fileprivate final func hasChild(_ child: _Element, before other: _Element) -> Bool {
        if let place = child.placeAmongSiblings, let otherPlace = other.placeAmongSiblings { return place < otherPlace }
        var first: _Element?
        forEachChild { if first == nil, $0 === child || $0 === other { first = $0 } }
        return first === child
    }
}

extension Unmanaged<_Element> {
    /// The parent of the element, unretained.
    fileprivate var parent: Unmanaged<_Element>? { _withUnsafeGuaranteedRef { $0.parentReference } }
}
