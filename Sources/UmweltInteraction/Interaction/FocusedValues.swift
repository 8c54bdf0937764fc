@_spi(Kernel) import UmweltCore
import Observation

/// A type that names a value of the focused view, for commands and other views of the window.
///
/// ```swift
/// struct BookKey: FocusedValueKey {
///     typealias Value = Book
/// }
///
/// extension FocusedValues {
///     var book: Book? {
///         get { self[BookKey.self] }
///         set { self[BookKey.self] = newValue }
///     }
/// }
/// ```
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values of the focused view and of its ancestors.
///
/// ```swift
/// extension FocusedValues {
///     @Entry var book: Binding<Book>?
/// }
/// ```
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value of a key; nil if no focused view has one.
    ///
    /// - Parameter key: The type of the key.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The object of a type; nil if no focused view has one.
    package subscript<T: AnyObject>(object type: KeyedObject<T>) -> T? {
        get { values[ObjectIdentifier(T.self)] as? T }
        set { values[ObjectIdentifier(T.self)] = newValue }
    }
}

extension FocusedValues: Equatable {
    /// Returns true if both have the same values.
    public static func == (left: FocusedValues, right: FocusedValues) -> Bool {
        left.values.count == right.values.count
            && left.values.allSatisfy { key, value in right.values[key].map { areValuesEqual(value, $0) } ?? false }
    }
}

extension View {
    /// Sets a value that views and commands of the window read by ``FocusedValue`` while the focus is in this view.
    ///
    /// ```swift
    /// BookView(book: $book).focusedValue(\.book, $book)
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value.
    ///   - value: The value.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modifier(FocusedValueModifier(isForScene: false, value: value) { $0[keyPath: keyPath] = value })
    }

    /// Sets a value that is read while the focus is in this view; nil for none.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value.
    ///   - value: The value; nil for none.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(
            FocusedValueModifier(isForScene: false, value: value) { if let value { $0[keyPath: keyPath] = value } })
    }

    /// Sets a value that views and commands of the window read by ``FocusedValue``, wherever the focus is.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value.
    ///   - value: The value.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View {
        modifier(FocusedValueModifier(isForScene: true, value: value) { $0[keyPath: keyPath] = value })
    }

    /// Sets a value that is read wherever the focus is; nil for none.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value.
    ///   - value: The value; nil for none.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> some View {
        modifier(FocusedValueModifier(isForScene: true, value: value) { if let value { $0[keyPath: keyPath] = value } })
    }

    /// Sets an observable object that is read by its type while the focus is in this view; nil for none.
    ///
    /// - Parameter object: The object; nil for none.
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        focusedValue(\.[object: KeyedObject<T>()], object)
    }

    /// Sets an observable object that is read by its type wherever the focus is; nil for none.
    ///
    /// - Parameter object: The object; nil for none.
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        focusedSceneValue(\.[object: KeyedObject<T>()], object)
    }
}

/// The modifier that sets a focused value.
nonisolated struct FocusedValueModifier<Value>: ViewModifier {
    typealias Body = Never

    /// True if the value counts wherever the focus is.
    let isForScene: Bool
    let value: Value
    let write: (inout FocusedValues) -> Void

    nonisolated init(isForScene: Bool, value: Value, write: @escaping (inout FocusedValues) -> Void) {
        self.isForScene = isForScene
        self.value = value
        self.write = write
    }

    nonisolated static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        FocusedValueElement(view, inputs)
    }
}

private final class FocusedValueElement<Content: View, Value>:
    PrimitiveModifierElement<Content, FocusedValueModifier<Value>>, FocusObserver, FocusedValueSource
{
    private var isFocusInside = false

    override init(_ view: ModifiedContent<Content, FocusedValueModifier<Value>>, _ inputs: _ElementInputs) {
        super.init(view, inputs)
        window?.focusedValues.add(self)
    }

    override func modifierWillChange(to new: FocusedValueModifier<Value>) {
        if areValuesEqual(new.value, modifier.value) && new.isForScene == modifier.isForScene { return }
        window?.focusedValues.changed()
    }

    var reach: FocusedValueReach? { modifier.isForScene ? .window : isFocusInside ? .focusedView : nil }

    func write(to values: inout FocusedValues) { modifier.write(&values) }

    func focusDidEnter(byUser: Bool) {
        isFocusInside = true
        window?.focusedValues.changed()
    }

    func focusDidLeave() {
        isFocusInside = false
        // The ancestors of an element that has left the tree may be deallocated.
        if !isRemoved { window?.focusedValues.changed() }
    }

    override func didLeaveTree() { window?.focusedValues.remove(self) }
}
