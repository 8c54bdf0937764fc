import Observation

/// A property wrapper for a value that a view owns.
///
/// The value lives as long as the view keeps its position in the tree, and a change runs the bodies that read it.
///
/// ```swift
/// struct Counter: View {
///     @State private var count = 0
///     var body: some View {
///         Button("\(count)") { count += 1 }
///     }
/// }
/// ```
@propertyWrapper public struct State<Value>: DynamicProperty {
    var initialValue: Value
    var location: StateSource<Value>?

    /// Makes a state that starts as `wrappedValue`.
    public init(wrappedValue value: Value) { initialValue = value }

    /// Makes a state that starts as `initialValue`.
    public init(initialValue value: Value) { initialValue = value }

    /// The value. Before the view is installed it is the initial value; writes are lost, and a line
    /// is logged.
    public var wrappedValue: Value {
        get { location?.value ?? initialValue }
        nonmutating set {
            if let location { location.set(newValue) } else { Self.warn("set", "the value is lost") }
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location else {
            Self.warn("read as a binding", "the binding has the initial value and will not update")
            return .constant(initialValue)
        }
        return Binding(location: StateLocation(location))
    }
}

extension State {
    private static func warn(_ use: String, _ consequence: String) {
        UninstalledProperty.warn(Self.self, use: use, consequence: consequence)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Makes a state that starts as nil.
    @inlinable public init() { self.init(wrappedValue: nil) }
}

// The location hands writes from other threads to the main thread.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: ViewFieldComparable {
    /// Returns true: only the initial value is stored here, which counts once, when the view appears.
    package func isSameField(as other: State) -> Bool { true }
}

extension State: InstalledProperty {
    static func makeField(name: String, offset: Int) -> PropertyField {
        StateField<Value>(name: name, offset: offset)
    }

    static var holdsObservable: Bool { Value.self is any Observable.Type }
}

private final class StateField<Value>: PropertyField {
    override func makeSlot(at view: UnsafeRawPointer, for element: _Element) -> AnyObject? {
        let state = (view + offset).assumingMemoryBound(to: State<Value>.self).pointee
        return StateSource(state.initialValue, in: element.graph, property: self)
    }

    override var isSlotLasting: Bool { true }

    /// The library's own views have objects that belong to their tree: those are made anew.
    override func copy(_ slot: AnyObject, for element: _Element) -> AnyObject? {
        isOfSystem && Value.self is AnyClass ? nil : source(slot)?.copy(in: element.graph)
    }

    // Closures on other threads may hold the source for longer. What they release last must not change the graph.
    override func leave(_ slot: AnyObject?) { source(slot)?.remove() }

    override func install(at view: UnsafeMutableRawPointer, slot: AnyObject?, for element: _Element) {
        (view + offset).assumingMemoryBound(to: State<Value>.self).pointee.location = source(slot)
    }

    override func track(_ slot: AnyObject?) { source(slot)?.track() }

    override func isWritten(_ slot: AnyObject?) -> Bool { source(slot)?.isWritten ?? false }

    override func encodedValue(in slot: AnyObject?) -> EncodedState? {
        guard let source = source(slot) else { return nil }
        let value = source.encodedValue
        if value == nil && source.isWritten { StateLosses.note(label, Value.self) }
        return value
    }

    override func restore(_ value: EncodedState, in slot: AnyObject?) { source(slot)?.restore(value) }

    private func source(_ slot: AnyObject?) -> StateSource<Value>? {
        // The slot was made above.
        slot.map { unsafeDowncast($0, to: StateSource<Value>.self) }
    }
}
