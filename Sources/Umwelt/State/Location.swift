/// The storage that a binding reads and writes.
@_spi(Kernel) open class Location<Value> {
    public init() {}

    /// The value; reading it in a body makes that body depend on it.
    open var value: Value { fatalError("A location without a value: subclasses have one.") }

    /// Writes the value.
    ///
    /// - Parameter transaction: The transaction of the change; nil for that of the running code.
    open func set(_ value: Value, transaction: Transaction?) {}

    /// Returns true if both locations are the same storage.
    open func isSame(as other: Location<Value>) -> Bool { self === other }

    /// True if a body that reads the value runs again when it changes. Otherwise bindings to it have to differ.
    open var isTracked: Bool { true }
}

/// The location of a `@State`.
final class StateLocation<Value>: Location<Value> {
    private let source: StateSource<Value>

    init(_ source: StateSource<Value>) { self.source = source }

    override var value: Value { source.value }

    override func set(_ value: Value, transaction: Transaction?) { source.set(value, transaction: transaction) }

    override func isSame(as other: Location<Value>) -> Bool {
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

/// The location of a value behind two closures.
final class ClosureLocation<Value>: Location<Value> {
    private let read: () -> Value
    private let write: (Value, Transaction) -> Void

    init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
        self.read = read
        self.write = write
    }

    override var value: Value { read() }

    override func set(_ value: Value, transaction: Transaction?) { write(value, transaction ?? Transaction.current) }
}

/// The location of a part of another location's value.
final class ProjectedLocation<Root, Value>: Location<Value> {
    private let base: Location<Root>
    private let keyPath: WritableKeyPath<Root, Value>

    init(_ base: Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    override var isTracked: Bool { base.isTracked }

    override var value: Value { base.value[keyPath: keyPath] }

    override func set(_ value: Value, transaction: Transaction?) {
        var root = base.value
        root[keyPath: keyPath] = value
        base.set(root, transaction: transaction)
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ProjectedLocation<Root, Value> else { return false }
        return keyPath == other.keyPath && base.isSame(as: other.base)
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

/// The location of another location's value as an optional; nil is never written.
final class OptionalLocation<Wrapped>: Location<Wrapped?> {
    private let base: Location<Wrapped>

    init(_ base: Location<Wrapped>) { self.base = base }

    override var isTracked: Bool { base.isTracked }

    override var value: Optional<Wrapped> { base.value }

    override func set(_ value: Wrapped?, transaction: Transaction?) {
        if let value { base.set(value, transaction: transaction) }
    }

    override func isSame(as other: Location<Wrapped?>) -> Bool {
        (other as? OptionalLocation<Wrapped>).map { base.isSame(as: $0.base) } ?? false
    }
}

/// The wrapped value of a location with an optional; while that is nil, the last value.
final class UnwrappedLocation<Wrapped>: Location<Wrapped> {
    private let base: Location<Wrapped?>
    private var last: Wrapped

    init?(_ base: Location<Wrapped?>) {
        guard let value = base.value else { return nil }
        self.base = base
        last = value
    }

    override var isTracked: Bool { base.isTracked }

    override var value: Wrapped {
        if let value = base.value { last = value }
        return last
    }

    override func set(_ value: Wrapped, transaction: Transaction?) {
        last = value
        base.set(value, transaction: transaction)
    }

    override func isSame(as other: Location<Wrapped>) -> Bool {
        (other as? UnwrappedLocation<Wrapped>).map { base.isSame(as: $0.base) } ?? false
    }
}
