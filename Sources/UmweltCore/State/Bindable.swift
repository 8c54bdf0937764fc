import Observation

/// A property wrapper that makes bindings to the properties of an observable object.
///
/// ```swift
/// struct Editor: View {
///     @Bindable var book: Book
///     var body: some View { NameField(name: $book.title) }
/// }
/// ```
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// The wrapper itself, which makes the bindings.
    public var projectedValue: Bindable<Value> { self }

    private init(object: Value) { wrappedValue = object }

    // The compiler makes memberwise initialisers that take the object itself only if it finds this one here.
    /// Unavailable: the value must be an observable object.
    ///
    /// - Parameter wrappedValue: A value of another type.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { fatalError("Unavailable.") }
}

extension Bindable where Value: AnyObject {
    /// A binding to a property of the object.
    ///
    /// - Parameter keyPath: The key path of the value.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(location: ObjectLocation(wrappedValue, keyPath))
    }
}

extension Bindable where Value: AnyObject, Value: Observable {
    /// Makes a wrapper for an object.
    ///
    /// - Parameter wrappedValue: The observable object, whose properties the bindings write.
    public init(wrappedValue: Value) { self.init(object: wrappedValue) }

    /// Makes a wrapper for an object.
    ///
    /// - Parameter wrappedValue: The observable object, whose properties the bindings write.
    public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

    /// Makes a copy of a wrapper.
    ///
    /// - Parameter projectedValue: The wrapper to copy.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The identity of the object.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
