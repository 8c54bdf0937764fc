/// Gives the elements of a new tree the state that a snapshot has for their places, while they are being made: before
/// the first body runs, so that no body, action or `onChange` sees the initial values.
///
/// A tree has one only from when its root is made until its first update is done.
final class StateRestoration {
    private let snapshot: StateSnapshot
    private var scopes: [ObjectIdentifier: StructuralScope] = [:]

    init(_ snapshot: StateSnapshot) { self.snapshot = snapshot }

    /// Takes note of an element that is being made; the first one is the root. Elements of other windows are none of
    /// its business.
    func note(_ element: _Element) {
        let outer = scopes.isEmpty ? StructuralScope() : element.parent.flatMap { scopes[ObjectIdentifier($0)] }
        guard let outer else { return }
        scopes[ObjectIdentifier(element)] = element.structuralName.map(outer.inner) ?? outer
    }

    /// The values for the properties of an element that has just been made.
    func values(for element: _Element) -> [String: EncodedState]? {
        scopes[ObjectIdentifier(element)].flatMap { snapshot[$0.place] }
    }
}

extension ViewTree {
    /// Has the root that is made next start with the state that a snapshot has for it.
    func beginRestoring(_ snapshot: StateSnapshot?) {
        if let snapshot, !snapshot.isEmpty { restoration = StateRestoration(snapshot) }
    }

    /// Brings the tree up to date with that state. What is made later starts anew.
    func endRestoring() {
        guard restoration != nil else { return }
        update()
        restoration = nil
    }
}
