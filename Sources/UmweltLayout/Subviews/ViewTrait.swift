@_spi(Kernel) import UmweltCore

/// The key type of a trait: a value that views pass to their container, like ``ContainerValues``.
public protocol _ViewTraitKey {
    /// The type of the value.
    associatedtype Value

    /// The value of views that do not set one.
    static var defaultValue: Value { get }
}

extension View {
    /// Sets a trait of the view, or of each view in it if they are several.
    ///
    /// A ``_VariadicView`` reads it.
    nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(_TraitWritingModifier<K>(value: value))
    }
}

/// The modifier that sets a trait of a view.
public nonisolated struct _TraitWritingModifier<Trait: _ViewTraitKey>: ViewModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never

    /// The value of the trait.
    public let value: Trait.Value

    /// Makes the modifier with a value.
    ///
    /// - Parameter value: The value that containers read.
    nonisolated public init(value: Trait.Value) { self.value = value }

    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        TraitWritingElement(view, inputs)
    }
}

private final class TraitWritingElement<Content: View, Trait: _ViewTraitKey>:
    PrimitiveModifierElement<Content, _TraitWritingModifier<Trait>>, ContainerValueProvider
{
    override func modifierWillChange(to new: _TraitWritingModifier<Trait>) {
        if !areValuesEqual(modifier.value, new.value) { notifyTagReader() }
    }

    func write(to values: inout ContainerValues) { values[trait: Trait.self] = modifier.value }
}
