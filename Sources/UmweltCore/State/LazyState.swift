import Observation

/// A `@State` whose initial value is evaluated lazily, once for each view that appears.
///
/// SDK 27 evaluates the initial value of a `@State` when the view appears. SDK 26 evaluates it each time the view's
/// value is made, and drops all values but the first. Swift has no property wrapper that does the former and can also
/// be assigned in an initializer (`self.model = model`). So `State` evaluates immediately, and this type is `State` in
/// files that import it under that name:
///
/// ```swift
/// import SwiftUI
/// import struct UmweltLazyState.State
///
/// struct Player: View {
///     @State private var model = PlayerModel()    // one model, however often the parent's body runs
///     var body: some View { Text(model.title) }
/// }
/// ```
///
/// The `umwelt` tool adds that import to each file whose states it fits. With SDK 26 (``SDKVersion/process``) the
/// initial value is evaluated immediately.
@propertyWrapper public struct _LazyState<Value>: DynamicProperty {
    fileprivate let makeInitialValue: () -> Value
    fileprivate var location: StateSource<Value>?

    /// Creates a state with an initial value that is evaluated when the view appears.
    ///
    /// - Parameter value: The initial value.
    public init(wrappedValue value: @autoclosure @escaping () -> Value) {
        self.init(value, isEager: SDKVersion.process < .v27)
    }

    /// Creates a state that starts as `initialValue`.
    ///
    /// - Parameter value: The initial value.
    public init(initialValue value: Value) { makeInitialValue = { value } }

    init(_ makeValue: @escaping () -> Value, isEager: Bool) {
        guard isEager else {
            makeInitialValue = makeValue
            return
        }
        let value = makeValue()
        makeInitialValue = { value }
    }

    /// The value. Before the view is installed it is a new initial value at each read; writes are lost, and a line is
    /// logged.
    public var wrappedValue: Value {
        get { location?.value ?? makeInitialValue() }
        nonmutating set {
            if let location { location.set(newValue) } else { Self.warn("set", "the value is lost") }
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location else {
            Self.warn("read as a binding", "the binding has the initial value and will not update")
            return .constant(makeInitialValue())
        }
        return Binding(location: StateLocation(location))
    }

    private static func warn(_ use: String, _ consequence: String) {
        UninstalledProperty.warn(State<Value>.self, use: use, consequence: consequence)
    }
}

extension _LazyState where Value: ExpressibleByNilLiteral {
    /// Creates a state that starts as nil.
    @inlinable public init() { self.init(wrappedValue: nil) }
}

// Unchecked: the location hands writes from other threads to the main thread, and the closure is called only where the
// view is made or installed.
extension _LazyState: @unchecked Sendable where Value: Sendable {}

extension _LazyState: ViewFieldComparable {
    /// Returns true: the property only stores the closure, which is used once, when the view appears.
    package func isSameField(as other: _LazyState) -> Bool { true }
}

extension _LazyState: InstalledProperty {
    package static func makeField(name: String, offset: Int) -> PropertyField {
        LazyStateField<Value>(name: name, offset: offset)
    }

    package static var holdsObservable: Bool { Value.self is any Observable.Type }
}

/// The field of a lazy state in the type of a view.
private final class LazyStateField<Value>: StateField<Value> {
    override func initialValue(at property: UnsafeRawPointer) -> Value {
        property.assumingMemoryBound(to: _LazyState<Value>.self).pointee.makeInitialValue()
    }

    override func setLocation(_ source: StateSource<Value>?, at property: UnsafeMutableRawPointer) {
        property.assumingMemoryBound(to: _LazyState<Value>.self).pointee.location = source
    }
}
