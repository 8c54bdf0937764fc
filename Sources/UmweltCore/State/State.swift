import Observation

/// A property wrapper for a value that a view owns.
///
/// The value lives as long as the view keeps its position in the tree. A change runs the bodies that read it.
///
/// ```swift
/// struct Counter: View {
///     @State private var count = 0
///     var body: some View {
///         Button("\(count)") { count += 1 }
///     }
/// }
/// ```
///
/// Pass `$count`, a ``Binding``, to views that change the value. The value can also be an observable object.
@propertyWrapper public struct State<Value>: DynamicProperty {
    var initialValue: Value
    var location: StateSource<Value>?

    /// Makes a state that starts as `wrappedValue`.
    ///
    /// - Parameter value: The initial value.
    public init(wrappedValue value: Value) { initialValue = value }

    /// Makes a state that starts as `initialValue`.
    ///
    /// - Parameter value: The initial value.
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
    /// Returns true: the property only stores the initial value, which is used once, when the view appears.
    package func isSameField(as other: State) -> Bool { true }
}

extension State: InstalledProperty {
    package static func makeField(name: String, offset: Int) -> PropertyField {
        StateField<Value>(name: name, offset: offset)
    }

    package static var holdsObservable: Bool { Value.self is any Observable.Type }
}

/// The field of a property whose value lives in a ``StateSource``: `State`, and ``_LazyState`` as a subclass.
class StateField<Value>: PropertyField {
    override final func makeSlot(at view: UnsafeRawPointer, for element: _Element) -> AnyObject? {
        StateSource(initialValue(at: view + offset), in: element.graph, property: self)
    }

    /// Returns the initial value of the property at an address.
    func initialValue(at property: UnsafeRawPointer) -> Value {
        property.assumingMemoryBound(to: State<Value>.self).pointee.initialValue
    }

    /// Sets the source of the property at an address.
    func setLocation(_ source: StateSource<Value>?, at property: UnsafeMutableRawPointer) {
        property.assumingMemoryBound(to: State<Value>.self).pointee.location = source
    }

    override final var isSlotLasting: Bool { true }

    /// Some views of the library have objects that belong to their tree: those are created again.
    override final func copy(_ slot: AnyObject, for element: _Element) -> AnyObject? {
        isOfSystem && Value.self is AnyClass ? nil : source(slot)?.copy(in: element.graph)
    }

    // Closures on other threads may hold the source for longer. What they release last must not change the graph.
    override final func leave(_ slot: AnyObject?) { source(slot)?.remove() }

    override final func install(at view: UnsafeMutableRawPointer, slot: AnyObject?, for element: _Element) {
        setLocation(source(slot), at: view + offset)
    }

    override final func track(_ slot: AnyObject?) { source(slot)?.track() }

    override final func isWritten(_ slot: AnyObject?) -> Bool { source(slot)?.isWritten ?? false }

    override final func encodedValue(in slot: AnyObject?) -> EncodedState? {
        guard let source = source(slot) else { return nil }
        let value = source.encodedValue
        if value == nil && source.isWritten { StateLosses.report(label, Value.self) }
        return value
    }

    override final func restore(_ value: EncodedState, in slot: AnyObject?) { source(slot)?.restore(value) }

    private func source(_ slot: AnyObject?) -> StateSource<Value>? {
        // The slot was made above.
        slot.map { unsafeDowncast($0, to: StateSource<Value>.self) }
    }
}
