/// What the `@State` of a view tree was at one moment, so that another process can go on from there.
///
/// A value is found again by its place: the views around it that have a body, the identities in `ForEach` and `id`, and
/// the property's name. Layout and looks may change in between. Values that nobody has written since the view appeared
/// are left out, so that a new initial value counts; so are objects, closures and whatever else cannot be written down.
///
/// ```swift
/// let snapshot = host.stateSnapshot
/// let next = ViewHost(typeSetter: typeSetter, restoring: snapshot, content: ContentView())
/// ```
public struct StateSnapshot: Codable, Equatable, Sendable {
    /// The values of each view's properties, by the view's place.
    private var views: [UInt64: [String: EncodedState]] = [:]

    /// A snapshot of nothing.
    public init() {}

    /// Whether no value is in it.
    public var isEmpty: Bool { views.isEmpty }

    /// The values of the view at a place, by property.
    subscript(place: UInt64) -> [String: EncodedState]? { views[place] }

    /// Walks through the tree below an element; windows of an app are trees of their own.
    init(below root: _Element) {
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

/// An element whose state can be written down.
protocol StateRestorable: _Element {
    /// The values that were written since the element was made, by property.
    var encodedState: [String: EncodedState] { get }
}
