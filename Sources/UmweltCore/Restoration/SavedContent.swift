/// The state of a window's content, saved when its elements and layout nodes are released: the storage of `@State` and
/// `@StateObject` properties, the values that `onChange` compares, scroll offsets.
///
/// A part is found again by the structural scope of its element and its number among the elements of that scope that
/// have one. Nothing is encoded: objects are kept, and closures that have captured a state still work.
///
/// A fresh tree (``ViewTree/isFresh``) for comparison is also created from it. It has copies of the storage.
package final class SavedContent {
    private struct Place: Hashable {
        let scope: UInt64
        let number: Int
    }

    private var parts: [Place: Any] = [:]

    /// The structural scopes of the content: their views have appeared before.
    private var scopes: Set<UInt64> = []

    /// Collects the parts of the elements below one.
    package init(below root: _Element) {
        var waiting: [(element: _Element, scope: StructuralScope)] = []
        let first = StructuralScope()
        root.forEachChild { waiting.append(($0, first)) }
        waiting.reverse()
        while let (element, outer) = waiting.popLast() {
            let scope = element.structuralName.map(outer.inner) ?? outer
            scopes.insert(scope.place)
            if element.hasSavedPart {
                let place = Place(scope: scope.place, number: scope.nextNumber())
                parts[place] = element.savedPart
            }
            let start = waiting.count
            element.forEachChild { waiting.append(($0, scope)) }
            waiting[start...].reverse()
        }
    }

    /// Removes and returns the part with a number in a structural scope; nil if there is none.
    func removePart(_ number: Int, in scope: UInt64) -> Any? {
        parts.removeValue(forKey: Place(scope: scope, number: number))
    }

    /// Releases state that no element has restored, because its view was not created again.
    package func leaveRest() {
        for part in parts.values { (part as? SavedSlots)?.leave() }
        parts = [:]
    }

    /// True if the content had a structural scope.
    func had(_ scope: UInt64) -> Bool { scopes.contains(scope) }
}
