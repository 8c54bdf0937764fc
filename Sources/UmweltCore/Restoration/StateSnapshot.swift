/// The values of the `@State` properties of a view tree at a moment, from which another process can continue.
///
/// A value is found again by its structural scope: the ancestors that have a body, the identities in `ForEach` and
/// `id`, and the property's name. Layout and appearance may change in between. Values that have not been written since
/// the view appeared are left out, so that new initial values apply. Objects, closures and other values that cannot be
/// encoded are left out too.
///
/// ```swift
/// let snapshot = host.stateSnapshot
/// let next = ViewHost(typeSetter: typeSetter, restoring: snapshot, content: ContentView())
/// ```
public struct StateSnapshot: Codable, Equatable, Sendable {
    /// The values of each view's properties, by the number of its structural scope.
    private var views: [UInt64: [String: EncodedState]] = [:]

    /// Makes an empty snapshot.
    public init() {}

    /// True if the snapshot contains no values.
    public var isEmpty: Bool { views.isEmpty }

    /// The values of the view at a structural scope, by property.
    subscript(place: UInt64) -> [String: EncodedState]? { views[place] }

    /// Takes a snapshot of the tree below an element; windows of an app are separate trees.
    package init(below root: _Element) {
        var waiting: [(element: _Element, scope: StructuralScope)] = [(root, StructuralScope())]
        while let (element, outer) = waiting.popLast() {
            let scope = element.structuralName.map(outer.inner) ?? outer
            if let values = (element as? any StateRestorable)?.encodedState, !values.isEmpty {
                views[scope.place] = values
            }
            let first = waiting.count
            element.forEachChild { if !($0 is WindowElement) { waiting.append(($0, scope)) } }
            waiting[first...].reverse()
        }
    }
}

/// An element whose state can be encoded.
package protocol StateRestorable: _Element {
    /// The values that were written since the element was made, by property.
    var encodedState: [String: EncodedState] { get }

    /// True if a value was written since the element was created, including one that cannot be encoded.
    var hasWrittenState: Bool { get }
}

extension _Element {
    /// True if state of a view here or below was written since the view was made.
    package final var holdsWrittenState: Bool {
        var waiting = [self]
        while let element = waiting.popLast() {
            if let element = element as? any StateRestorable, element.hasWrittenState { return true }
            element.forEachChild { waiting.append($0) }
        }
        return false
    }
}
