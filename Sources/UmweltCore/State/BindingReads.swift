import UmweltGraph

/// The values that a body has read from parts of other values by bindings. The body runs again only if a value has
/// changed.
package final class BindingReads {
    private unowned(unsafe) let element: any BindingReader
    private var reads: ContiguousArray<BindingRead> = []

    /// True while a value is read: the locations behind it are then inputs of the value, not of the body.
    private var isReading = false

    /// Makes the list of an element's reads. The element retains it.
    init(for element: any BindingReader) { self.element = element }

    /// Called before the body runs and its bindings are prepared.
    func beginRun() {
        for read in reads {
            read.isCurrent = false
            read.isRead = false
        }
    }

    /// Forgets the reads of earlier runs. Called when the body has run.
    func endRun() { reads.removeAll { !$0.isCurrent } }

    /// Reads a binding that is stored in the view. Observable properties that it reads notify the read, not the body.
    func prepare<Value>(_ location: DerivedLocation<Value>, property: Int) {
        let read = known(location) ?? add(TypedBindingRead(location, for: element))
        read.property = property
        read.isPrepared = true
        run(read)
    }

    /// Returns the value of a location in the running body, which depends on the value from now on.
    func value<Value>(of location: DerivedLocation<Value>) -> Value {
        let found = known(location)
        if isReading {
            // An observable property would notify the body, too, if it were read again.
            guard let found, found.isCurrent, found.isObserving else { return location.derivedValue }
            found.isRead = true
            return found.value
        }
        let read = found ?? add(TypedBindingRead(location, for: element))
        if !read.isCurrent { run(read) }
        read.isRead = true
        return read.value
    }

    /// Compares the values that may have changed with those that the body has read. Returns the first changed value;
    /// nil if there is none.
    func firstChange() -> BindingRead? {
        reads.first { read in
            guard read.isRead && read.isStale else { return false }
            let recorder = element.tree.recorder
            let old = recorder.map { _ in read.anyValue }
            run(read)
            if read.hasChanged, let recorder, let old, let property = read.property {
                recorder.recordDifference(
                    of: element.propertyName(at: property), from: old, to: read.anyValue, in: element)
            }
            return read.hasChanged
        }
    }

    private func run(_ read: BindingRead) {
        let isInside = isReading
        isReading = true
        read.run()
        isReading = isInside
    }

    private func known<Value>(_ location: DerivedLocation<Value>) -> TypedBindingRead<Value>? {
        // One location has one value type.
        reads.first { $0.location === location }.map { unsafeDowncast($0, to: TypedBindingRead<Value>.self) }
    }

    private func add<Value>(_ read: TypedBindingRead<Value>) -> TypedBindingRead<Value> {
        reads.append(read)
        return read
    }
}

/// An element whose body depends on the values of bindings.
package protocol BindingReader: _Element {
    /// The values of bindings that the body has read.
    var bindingReads: BindingReads { get }

    /// Returns the name of a property of the view, as written in the source.
    func propertyName(at index: Int) -> String

    /// Called when something has changed that the value of a binding may depend on.
    ///
    /// - Parameter isInput: True if the graph is calling the readers of the node that has changed.
    func bindingMayHaveChanged(isInput: Bool)
}

/// The value of a binding in the last run of a body: a node of the graph that depends on the sources of the value.
///
/// It is read again only when it is the body's turn to run: until then a parent may still remove the view, and its
/// index may be invalid.
class BindingRead: GraphReader, PropertyObserver {
    /// The location that is read.
    let location: AnyObject

    /// The index of the property in the view's plan that is the binding; nil for bindings made in the body.
    var property: Int?

    /// True if the value was read in the current or the last run, or before it.
    var isCurrent = false

    /// True if the body has used the value.
    var isRead = false

    /// True if the value is read before the body runs.
    var isPrepared = false

    /// True if a source of the value has changed since it was read.
    private(set) var isStale = false

    /// True if the last read returned a different value.
    fileprivate(set) var hasChanged = false

    fileprivate var tracker: ObservationTracker?

    /// The value when it was last read.
    var anyValue: Any { () }

    /// True if reading the value read an observable property.
    var isObserving: Bool { tracker != nil }

    private let element: Unowned
    private var isRunning = false

    private struct Unowned {
        unowned(unsafe) let element: any BindingReader
    }

    fileprivate init(_ location: AnyObject, for element: any BindingReader) {
        self.location = location
        self.element = Unowned(element: element)
        super.init(in: element.graph)
    }

    deinit { tracker?.cancel() }

    var tree: ViewTree { element.element.tree }

    /// The element whose body has read the value.
    var reader: _Element { element.element }

    /// Reads the value, and records its dependencies.
    func run() {
        isStale = false
        isCurrent = true
        isRunning = true
        graph.run(self)
        isRunning = false
    }

    override func shouldUpdate() -> Bool { isRunning }

    override func inputDidChange(_ input: GraphNode) { becomeStale(isInput: true) }

    func observedValueWillChange() { becomeStale(isInput: false) }

    private func becomeStale(isInput: Bool) {
        isStale = true
        if isRead { element.element.bindingMayHaveChanged(isInput: isInput) }
    }
}

/// The read of a binding to a value of one type.
private final class TypedBindingRead<Value>: BindingRead {
    private let typedLocation: DerivedLocation<Value>
    private var stored: Value?

    init(_ location: DerivedLocation<Value>, for element: any BindingReader) {
        typedLocation = location
        super.init(location, for: element)
    }

    /// The value when it was last read.
    var value: Value { stored ?? typedLocation.derivedValue }

    override var anyValue: Any { value }

    override func update() {
        let new = isPrepared ? observedValue : typedLocation.derivedValue
        hasChanged = stored.map { !areValuesEqual($0, new) } ?? true
        stored = new
    }

    private var observedValue: Value {
        var tracker = tracker
        defer { self.tracker = tracker }
        return ObservationTracker.track(by: &tracker, for: self) { typedLocation.derivedValue }
    }

    override var name: String { "Binding<\(Value.self)>" }
}

extension Binding: InstalledProperty {
    package static func makeField(name: String, offset: Int) -> PropertyField {
        BindingField<Value>(name: name, offset: offset)
    }

    package static var holdsObservable: Bool { false }
}

/// A binding that is stored in a view.
private final class BindingField<Value>: PropertyField {
    override var isBinding: Bool { true }

    override func prepare(for element: any BindingReader, at view: UnsafeRawPointer, index: Int) {
        let binding = (view + offset).assumingMemoryBound(to: Binding<Value>.self).pointee
        binding.location.prepare(for: element, property: index)
    }
}
