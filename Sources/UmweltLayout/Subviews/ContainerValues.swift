@_spi(Kernel) import UmweltCore

/// A type that names a value that views pass to their container.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value

    /// The value of views that do not set one.
    static var defaultValue: Value { get }
}

/// The values that a view passes to its container.
///
/// ```swift
/// extension ContainerValues {
///     @Entry var isPinned = false
/// }
///
/// Card("Note").containerValue(\.isPinned, true)
/// ```
///
/// The container reads them as ``Subview/containerValues``.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The tags of the view, the innermost first; with `includesOptional`, a tag also matches a selection of optional
    /// type.
    private var tags: [(value: AnyHashable, includesOptional: Bool)] = []

    init() {}

    /// The value of a key.
    ///
    /// - Parameter key: The type of the key.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The trait of a key.
    subscript<Trait: _ViewTraitKey>(trait key: Trait.Type) -> Trait.Value {
        get { values[ObjectIdentifier(key)] as? Trait.Value ?? Trait.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Returns the view's tag of a type, as set by ``View/tag(_:includeOptional:)``; nil if it has none.
    ///
    /// - Parameter type: The type of the tag.
    public func tag<V: Hashable>(for type: V.Type) -> V? {
        for (value, includesOptional) in tags {
            let isExact = Swift.type(of: value.base) == V.self
            if isExact || includesOptional, let tag = value.base as? V { return tag }
        }
        return nil
    }

    /// Returns true if this is the view's tag of its type.
    ///
    /// - Parameter tag: The value to compare with the tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

    /// Returns true if the values are equal, as far as their types are comparable.
    func areSame(as other: ContainerValues) -> Bool {
        guard values.count == other.values.count, tags.elementsEqual(other.tags, by: ==) else { return false }
        return values.allSatisfy { key, value in other.values[key].map { areValuesEqual($0, value) } ?? false }
    }

    mutating func add(tag: AnyHashable, includesOptional: Bool) { tags.append((tag, includesOptional)) }
}

extension View {
    /// Sets a value for the container of the view, or of each view in it if they are several.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value.
    ///   - value: The value.
    nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(_ContainerValueWritingModifier(keyPath: keyPath, value: value))
    }
}

/// The modifier that sets a value for the container of a view.
public nonisolated struct _ContainerValueWritingModifier<Value>: ViewModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let keyPath: WritableKeyPath<ContainerValues, Value>
    let value: Value

    nonisolated init(keyPath: WritableKeyPath<ContainerValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }

    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        ContainerValueElement(view, inputs)
    }
}

/// An element that sets values for the container of the views below it.
protocol ContainerValueProvider: _Element {
    func write(to values: inout ContainerValues)
}

private final class ContainerValueElement<Content: View, Value>:
    PrimitiveModifierElement<Content, _ContainerValueWritingModifier<Value>>, ContainerValueProvider
{
    override func modifierWillChange(to new: _ContainerValueWritingModifier<Value>) {
        if !areValuesEqual(modifier.value, new.value) || modifier.keyPath != new.keyPath { notifyTagReader() }
    }

    func write(to values: inout ContainerValues) { values[keyPath: modifier.keyPath] = modifier.value }
}

extension ContainerValues {
    /// Makes the values that an element and its ancestors up to a container set; the innermost counts.
    init(from element: _Element, to container: _Element) {
        var givers: [any ContainerValueProvider] = []
        var ancestor: _Element? = element
        while let current = ancestor, current !== container {
            if let giver = current as? any ContainerValueProvider { givers.append(giver) }
            if let tag = (current as? any TagProvider)?.ownTag {
                add(tag: tag.value, includesOptional: tag.includesOptional)
            }
            ancestor = current.parent
        }
        for giver in givers.reversed() { giver.write(to: &self) }
    }
}
