/// The restoration of a snapshot's state into the elements of a new tree while they are made: before the first body
/// runs, so that no body, action or `onChange` reads the initial values.
///
/// A tree has one only from when its root is made until its first update is done.
final class StateRestoration {
    private let snapshot: StateSnapshot
    private var scopes: [ObjectIdentifier: StructuralScope] = [:]

    init(_ snapshot: StateSnapshot) { self.snapshot = snapshot }

    /// Records an element that is being made; the first one is the root. Elements of other windows are ignored.
    func note(_ element: _Element) {
        let outer = scopes.isEmpty ? StructuralScope() : element.parent.flatMap { scopes[ObjectIdentifier($0)] }
        guard let outer else { return }
        scopes[ObjectIdentifier(element)] = element.structuralName.map(outer.inner) ?? outer
    }

    /// Returns the values for the properties of an element that has just been made; nil if the snapshot has none.
    func values(for element: _Element) -> [String: EncodedState]? {
        scopes[ObjectIdentifier(element)].flatMap { snapshot[$0.place] }
    }
}

extension ViewTree {
    /// Makes the next root start with the state that a snapshot has for it.
    func beginRestoring(_ snapshot: StateSnapshot?) {
        if let snapshot, !snapshot.isEmpty { restoration = StateRestoration(snapshot) }
    }

    /// Updates the tree with that state. Elements that are made later start with their initial values.
    func endRestoring() {
        guard restoration != nil else { return }
        update()
        restoration = nil
    }
}
