@_spi(Kernel) import UmweltCore
import Observation

/// A property that reads a value of the focused view, or of the window.
///
/// ```swift
/// struct BookCommands: Commands {
///     @FocusedValue(\.book) private var book
///     var body: some Commands {
///         CommandMenu("Book") { Button("Close") { book?.close() }.disabled(book == nil) }
///     }
/// }
/// ```
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Value?>
    fileprivate var value: Value?

    /// Makes a property that reads the value at a key path.
    ///
    /// - Parameter keyPath: The key path of the value.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

    /// The value; nil if no focused view has one.
    public var wrappedValue: Value? { value }

    /// Returns the node that the property reads in a window.
    fileprivate func reader(in window: WindowElement?) -> FocusedValueReader<Value>? {
        window?.focusedValues.reader(of: keyPath)
    }

    fileprivate mutating func install(in window: WindowElement?) { value = reader(in: window)?.value }
}

extension FocusedValue where Value: AnyObject, Value: Observable {
    /// Makes a property that reads the observable object of a type.
    ///
    /// - Parameter objectType: The type, which is the key of the object.
    public init(_ objectType: Value.Type) { self.init(\.[object: KeyedObject<Value>()]) }
}

extension FocusedValue: ViewFieldComparable {
    package func isSameField(as other: FocusedValue) -> Bool {
        keyPath == other.keyPath && areValuesEqual(value, other.value)
    }
}

extension FocusedValue: InstalledProperty {
    package static func makeField(name: String, offset: Int) -> PropertyField {
        FocusedValueField<Value>(name: name, offset: offset)
    }

    package static var holdsObservable: Bool { Value.self is any Observable.Type }
}

private final class FocusedValueField<Value>: PropertyField {
    override func makeSlot(at view: UnsafeRawPointer, for element: _Element) -> AnyObject? {
        (view + offset).assumingMemoryBound(to: FocusedValue<Value>.self).pointee.reader(in: element.window)
    }

    override func install(at view: UnsafeMutableRawPointer, slot: AnyObject?, for element: _Element) {
        (view + offset).assumingMemoryBound(to: FocusedValue<Value>.self).pointee.install(in: element.window)
    }
}

/// A property that reads and writes the value behind a binding of the focused view, or of the window.
///
/// ```swift
/// @FocusedBinding(\.book) private var book: Book?
/// ```
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
    private var binding: FocusedValue<Binding<Value>>

    /// Makes a property that reads the binding at a key path.
    ///
    /// - Parameter keyPath: The key path of the value.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { binding = FocusedValue(keyPath) }

    /// The value; nil if no focused view has such a binding. Writing nil, or without a binding, has no effect.
    public var wrappedValue: Value? {
        get { binding.wrappedValue?.wrappedValue }
        nonmutating set { if let newValue { binding.wrappedValue?.wrappedValue = newValue } }
    }

    /// A binding to the optional value.
    public var projectedValue: Binding<Value?> {
        guard let binding = binding.wrappedValue else { return .constant(nil) }
        return Binding(binding)
    }
}
