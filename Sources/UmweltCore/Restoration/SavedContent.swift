/// The state of a window's content, saved when its elements and layout nodes are released: the storage of its
/// `@State` and `@StateObject` properties themselves, the values that `onChange` compares, scroll offsets.
///
/// A part is found again by the structural scope of its element and its number among the elements of that scope that
/// have one. Nothing is encoded: objects stay who they are, and closures that have captured a state go on with it.
///
/// A fresh tree (``ViewTree/isFresh``) is made of it, too, beside the one whose content it is: it gets copies of the
/// storage.
package final class SavedContent {
    private struct Place: Hashable {
        let scope: UInt64
        let number: Int
    }

    private var parts: [Place: Any] = [:]

    /// The structural scopes that the content had: what is in one of them has appeared.
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

    /// Lets the state go that no element has taken, as its view has not been made again.
    package func leaveRest() {
        for part in parts.values { (part as? SavedSlots)?.leave() }
        parts = [:]
    }

    /// True if the content had a structural scope.
    func had(_ scope: UInt64) -> Bool { scopes.contains(scope) }
}
