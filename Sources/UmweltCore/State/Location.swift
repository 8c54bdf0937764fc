/// The storage that a binding reads and writes.
@_spi(Kernel) open class Location<Value> {
    public init() {}

    /// The value; reading it in a body makes that body depend on it.
    open var value: Value { fatalError("A location without a value: subclasses have one.") }

    /// Writes the value.
    ///
    /// - Parameter transaction: The transaction of the change; nil for the current one.
    open func set(_ value: Value, transaction: Transaction?) {}

    /// Returns true if both locations are the same storage.
    ///
    /// - Parameter other: The location to compare with.
    open func isSame(as other: Location<Value>) -> Bool { self === other }

    /// Reads the value before the run of the body whose property it is, if the value is part of another one.
    ///
    /// - Parameters:
    ///   - element: The element that runs the body.
    ///   - property: The index of the property in the view's plan.
    func prepare(for element: any BindingReader, property: Int) {}

    /// True if a body that reads the value runs again when it changes. Otherwise bindings to it have to differ.
    open var isTracked: Bool { true }
}

/// The location of a `@State`.
package final class StateLocation<Value>: Location<Value> {
    private let source: StateSource<Value>

    package init(_ source: StateSource<Value>) { self.source = source }

    package override var value: Value { source.value }

    package override func set(_ value: Value, transaction: Transaction?) { source.set(value, transaction: transaction) }

    package override func isSame(as other: Location<Value>) -> Bool {
        (other as? StateLocation<Value>)?.source === source
    }
}

/// The location of a constant; writes are lost.
final class ConstantLocation<Value>: Location<Value> {
    private let constant: Value

    init(_ constant: Value) { self.constant = constant }

    override var value: Value { constant }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        return areValuesEqual(constant, other.constant)
    }
}

/// The location of a property of an object.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>
    override var isTracked: Bool { isObserved }
    private let isObserved: Bool

    /// Makes a location of a property; if the object is not observed, reading it registers no observer.
    init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>, isObserved: Bool = true) {
        self.object = object
        self.keyPath = keyPath
        self.isObserved = isObserved
    }

    override var value: Value { object[keyPath: keyPath] }

    override func set(_ value: Value, transaction: Transaction?) {
        withTransaction(transaction ?? Transaction.current) { object[keyPath: keyPath] = value }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }
}
