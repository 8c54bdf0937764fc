/// The restoration of state into the elements of a new tree while they are created: before the first body runs, so no
/// body, action or `onChange` reads the initial values. The state is a snapshot, or saved content.
///
/// A tree has one only from when its root is made until its first update is done.
package final class StateRestoration {
    private let snapshot: StateSnapshot
    private let saved: SavedContent?
    private var scopes: [ObjectIdentifier: StructuralScope] = [:]

    /// The indices of the elements that may have a saved part, within their scopes.
    private var numbers: [ObjectIdentifier: Int] = [:]

    /// The comparisons with the state before the restoration.
    private var comparisons: [() -> Void] = []

    init(_ snapshot: StateSnapshot) {
        self.snapshot = snapshot
        saved = nil
    }

    /// Makes the restoration of saved content, below an element that shows.
    package init(_ saved: SavedContent, below root: _Element) {
        snapshot = StateSnapshot()
        self.saved = saved
        scopes[ObjectIdentifier(root)] = StructuralScope()
    }

    /// Makes the restoration of content into a tree whose root does not exist yet.
    package init(_ saved: SavedContent) {
        snapshot = StateSnapshot()
        self.saved = saved
    }

    /// Records an element that is being created; the first one is the root. Elements of other windows are ignored.
    func register(_ element: _Element) {
        let outer = scopes.isEmpty ? StructuralScope() : element.parent.flatMap { scopes[ObjectIdentifier($0)] }
        guard let outer else { return }
        let scope = element.structuralName.map(outer.inner) ?? outer
        scopes[ObjectIdentifier(element)] = scope
        // In the order in which the parts were collected: what is made first is around what is made later.
        if saved != nil, element.hasSavedPart { numbers[ObjectIdentifier(element)] = scope.nextNumber() }
    }

    /// Returns the part that an element of the content had before the restoration; nil if there was none.
    func removeSavedPart(of element: _Element) -> Any? {
        let id = ObjectIdentifier(element)
        guard let saved, let number = numbers[id], let scope = scopes[id] else { return nil }
        return saved.removePart(number, in: scope.place)
    }

    /// True if the view of an element that is being made was there before the restoration, so that it has
    /// appeared already.
    func isResumed(_ element: _Element) -> Bool {
        guard let saved, let scope = scopes[ObjectIdentifier(element)] else { return false }
        return saved.had(scope.place)
    }

    /// Excludes the content of an element that is being created from the restoration.
    func leaveOut(_ element: _Element) { scopes[ObjectIdentifier(element)] = nil }

    /// Schedules a comparison with the state before the restoration for its end.
    func atEnd(_ compare: @escaping () -> Void) { comparisons.append(compare) }

    /// Runs the scheduled comparisons.
    package func end() {
        for compare in comparisons { compare() }
        comparisons = []
    }

    /// Returns the values for the properties of a new element; nil if the snapshot has none.
    func values(for element: _Element) -> [String: EncodedState]? {
        scopes[ObjectIdentifier(element)].flatMap { snapshot[$0.place] }
    }
}

extension _Element {
    /// Removes and returns the saved part of the element's view, while the element is created; nil if there is none of
    /// the type.
    package final func consumeSavedPart<Part>(as type: Part.Type) -> Part? {
        // Unwrapped by itself: a cast to an optional type would take no part for nil.
        guard let part = tree.restoration?.removeSavedPart(of: self) else { return nil }
        return part as? Part
    }

    /// True if the element is being made for a view that was there before its restoration, so that it has
    /// appeared already.
    package final var isResumed: Bool { tree.restoration?.isResumed(self) == true }
}

extension ViewTree {
    /// Restores the next root from a snapshot.
    package func beginRestoring(_ snapshot: StateSnapshot?) {
        if let snapshot, !snapshot.isEmpty { restoration = StateRestoration(snapshot) }
    }

    /// Updates the tree with that state. Elements that are made later start with their initial values.
    package func endRestoring() {
        guard restoration != nil else { return }
        update()
        restoration = nil
    }
}
