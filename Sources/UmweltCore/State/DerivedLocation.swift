/// The location of a value derived from another location's value, such as a property or an element of it.
///
/// A body that reads it depends on the derived value: it does not run when other parts of the other location's value
/// change.
@_spi(Kernel) open class DerivedLocation<Value>: Location<Value> {
    /// The value, derived from the current one of the other location.
    open var derivedValue: Value { fatalError("A location without a value: subclasses have one.") }

    /// The value. It is constant within a run of a body.
    public final override var value: Value {
        // Bodies run on the main thread only.
        guard MainQueue.isCurrent, let body = RunningBody.current else { return derivedValue }
        return body.bindingReads.value(of: self)
    }

    final override func prepare(for element: any BindingReader, property: Int) {
        element.bindingReads.prepare(self, property: property)
    }
}

/// The location of a part of another location's value.
final class ProjectedLocation<Root, Value>: DerivedLocation<Value> {
    private let base: Location<Root>
    private let keyPath: WritableKeyPath<Root, Value>

    init(_ base: Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    override var isTracked: Bool { base.isTracked }

    override var derivedValue: Value { base.value[keyPath: keyPath] }

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

/// One element of a collection at another location.
final class ElementLocation<Root: MutableCollection>: DerivedLocation<Root.Element> {
    private let base: Location<Root>
    private let index: Root.Index
    private var last: Root.Element

    init(_ base: Location<Root>, _ index: Root.Index) {
        self.base = base
        self.index = index
        // The one who makes the binding depends on the element only if it reads that.
        last = RunningBody.withoutTracking { base.value[index] }
    }

    override var isTracked: Bool { base.isTracked }

    /// The element; once the collection has become too short, its last value.
    override var derivedValue: Root.Element {
        let root = base.value
        if index >= root.startIndex && index < root.endIndex { last = root[index] }
        return last
    }

    override func set(_ value: Root.Element, transaction: Transaction?) {
        var root = base.value
        guard index >= root.startIndex && index < root.endIndex else { return }
        last = value
        root[index] = value
        base.set(root, transaction: transaction)
    }

    override func isSame(as other: Location<Root.Element>) -> Bool {
        guard let other = other as? ElementLocation<Root> else { return false }
        return index == other.index && base.isSame(as: other.base)
    }
}

/// The location of another location's value as an optional; nil is never written.
final class OptionalLocation<Wrapped>: DerivedLocation<Wrapped?> {
    private let base: Location<Wrapped>

    init(_ base: Location<Wrapped>) { self.base = base }

    override var isTracked: Bool { base.isTracked }

    override var derivedValue: Optional<Wrapped> { base.value }

    override func set(_ value: Wrapped?, transaction: Transaction?) {
        if let value { base.set(value, transaction: transaction) }
    }

    override func isSame(as other: Location<Wrapped?>) -> Bool {
        (other as? OptionalLocation<Wrapped>).map { base.isSame(as: $0.base) } ?? false
    }
}

/// The wrapped value of a location with an optional; while that is nil, the last value.
package final class UnwrappedLocation<Wrapped>: DerivedLocation<Wrapped> {
    private let base: Location<Wrapped?>
    private var last: Wrapped

    package init?(_ base: Location<Wrapped?>) {
        // Whoever makes the binding depends on whether there is a value, not on the value.
        guard IsSetLocation(base).value, let value = RunningBody.withoutTracking({ base.value }) else { return nil }
        self.base = base
        last = value
    }

    package override var isTracked: Bool { base.isTracked }

    package override var derivedValue: Wrapped {
        if let value = base.value { last = value }
        return last
    }

    package override func set(_ value: Wrapped, transaction: Transaction?) {
        last = value
        base.set(value, transaction: transaction)
    }

    package override func isSame(as other: Location<Wrapped>) -> Bool {
        (other as? UnwrappedLocation<Wrapped>).map { base.isSame(as: $0.base) } ?? false
    }
}

/// True while another location's value is not nil; writes are lost.
private final class IsSetLocation<Wrapped>: DerivedLocation<Bool> {
    private let base: Location<Wrapped?>

    init(_ base: Location<Wrapped?>) { self.base = base }

    override var isTracked: Bool { base.isTracked }

    override var derivedValue: Bool { base.value != nil }
}
