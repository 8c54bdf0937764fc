/// A property wrapper that reads and writes a value that another view or object owns.
///
/// ```swift
/// struct NameField: View {
///     @Binding var name: String
///     var body: some View { Button("Clear \(name)") { name = "" } }
/// }
///
/// struct Profile: View {
///     @State private var name = "Ada"
///     var body: some View { NameField(name: $name) }
/// }
/// ```
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    /// The transaction of changes that are made through the binding.
    public var transaction = Transaction()
    private var hasTransaction = false
    package let location: Location<Value>

    /// The value when the binding was made, where readers of the location are not notified of changes.
    private let untracked: Value?

    package init(location: Location<Value>) {
        self.location = location
        untracked = location.isTracked ? nil : location.value
    }

    /// Makes a binding to a property of an object that does not track its readers.
    ///
    /// Bindings that were made while the property had other values differ, so that views with one are updated when
    /// their parent is.
    package init<Object: AnyObject>(object: Object, property: ReferenceWritableKeyPath<Object, Value>) {
        self.init(location: ObjectLocation(object, property, isObserved: false))
    }

    /// Makes a binding from two closures.
    ///
    /// - Parameters:
    ///   - get: Returns the value; called for each read.
    ///   - set: Writes a new value.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // Views use bindings on the main actor, where such closures are isolated if they are at all; isolation is no
        // part of a function's representation.
        let get = unsafeBitCast(get, to: (() -> Value).self)
        let set = unsafeBitCast(set, to: ((Value) -> Void).self)
        self.init(
            location: ClosureLocation(
                read: get, write: { value, transaction in Transaction.$current.withValue(transaction) { set(value) } }))
    }

    /// Makes a binding from two closures. The second also receives the change's transaction.
    ///
    /// - Parameters:
    ///   - get: Returns the value; called for each read.
    ///   - set: Writes a new value with the transaction of the change.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        // As above.
        let get = unsafeBitCast(get, to: (() -> Value).self)
        let set = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
        self.init(location: ClosureLocation(read: get, write: set))
    }

    /// A binding to a value that never changes; writes are lost.
    ///
    /// - Parameter value: The value that every read returns.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

    /// The value.
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.set(newValue, transaction: hasTransaction ? transaction : nil) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// Makes a copy of a binding.
    ///
    /// - Parameter projectedValue: The wrapper to copy.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Returns a binding to a part of the value.
    ///
    /// - Parameter keyPath: The key path of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        var result = Binding<Subject>(location: ProjectedLocation(location, keyPath))
        if hasTransaction { result = result.transaction(transaction) }
        return result
    }

    /// Returns the same binding with another transaction for its changes.
    ///
    /// - Parameter transaction: The transaction of each change, with its animation.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        copy.hasTransaction = true
        return copy
    }
}

extension Binding {
    /// Returns the same binding, whose writes are animated.
    ///
    /// ```swift
    /// Toggle("Details", isOn: $isOpen.animation(.easeOut))
    /// ```
    ///
    /// - Parameter animation: The animation; with nil the changes are not animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var transaction = transaction
        transaction.animation = animation
        return self.transaction(transaction)
    }

    /// Makes a binding to the same value as an optional.
    ///
    /// - Parameter base: The binding.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(location: OptionalLocation(base.location))
    }

    /// Makes a binding to the wrapped value of an optional; nil if the optional is nil now.
    ///
    /// - Parameter base: The binding.
    public init?(_ base: Binding<Value?>) {
        guard let location = UnwrappedLocation(base.location) else { return nil }
        self.init(location: location)
    }
}

// Locations of state hand writes from other threads to the main thread. What closures and key paths of the app do there
// is the app's concern, as in SwiftUI.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: ViewFieldComparable {
    /// Returns true if both bindings have the same location. The value makes no difference where its readers depend on
    /// it.
    package func isSameField(as other: Binding) -> Bool {
        location.isSame(as: other.location) && (location.isTracked || areValuesEqual(untracked, other.untracked))
    }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    /// A binding to one element.
    public typealias Element = Binding<Value.Element>
    /// An iterator over the bindings to the elements.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// A part of the bindings.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// A position in the collection.
    public typealias Index = Value.Index
    /// The positions in the collection.
    public typealias Indices = Value.Indices

    /// The position of the first element.
    public var startIndex: Index { wrappedValue.startIndex }
    /// The position after the last element.
    public var endIndex: Index { wrappedValue.endIndex }
    /// All positions in the collection.
    public var indices: Value.Indices { wrappedValue.indices }
    /// Returns the next position.
    ///
    /// - Parameter i: A valid position.
    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
    /// Advances to the next position.
    ///
    /// - Parameter i: A valid position.
    public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

    /// A binding to the element at a position.
    ///
    /// - Parameter position: A valid position.
    public subscript(position: Index) -> Element {
        Binding<Value.Element>(location: ElementLocation(location, position))
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    /// Returns the previous position.
    ///
    /// - Parameter i: A valid position.
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
    /// Moves an index to the previous position.
    ///
    /// - Parameter i: A valid position.
    public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
