@_spi(Kernel) import UmweltCore

extension View {
    /// Binds the focus of this view to a value of a ``FocusState``.
    ///
    /// While the view has the focus the state has the value, and setting the state to the value moves the focus to the
    /// view.
    ///
    /// ```swift
    /// TextField("Name", text: $name).focused($field, equals: .name)
    /// ```
    ///
    /// - Parameters:
    ///   - binding: The binding to the state, such as `$field`.
    ///   - value: The value of the state while this view has the focus.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(_FocusedModifier(binding: binding, value: value))
    }

    /// Binds the focus of this view to a ``FocusState``: true while the view has the focus.
    ///
    /// ```swift
    /// TextField("Search", text: $text).focused($isSearching)
    /// ```
    ///
    /// - Parameter condition: The binding to the state, such as `$isSearching`.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(_FocusedModifier(binding: condition, value: true))
    }
}

/// The modifier that binds the focus of a view to a value of a state.
public nonisolated struct _FocusedModifier<Value: Hashable>: ViewModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let binding: FocusState<Value>.Binding
    let value: Value

    nonisolated init(binding: FocusState<Value>.Binding, value: Value) {
        self.binding = binding
        self.value = value
    }

    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        FocusedElement(view, inputs)
    }
}

private final class FocusedElement<Content: View, Value: Hashable>:
    SingleChildElement<ModifiedContent<Content, _FocusedModifier<Value>>, Content>, FocusTarget
{
    private var source: FocusStateSource<Value>?
    private(set) var focusValue: Value

    init(_ view: ModifiedContent<Content, _FocusedModifier<Value>>, _ inputs: _ElementInputs) {
        source = view.modifier.binding.source
        focusValue = view.modifier.value
        super.init(inputs)
        source?.add(self)
        child = Content._makeElement(view.content, childInputs())
    }

    override func update(_ view: ModifiedContent<Content, _FocusedModifier<Value>>) {
        let (newSource, newValue) = (view.modifier.binding.source, view.modifier.value)
        if newSource !== source || newValue != focusValue {
            let (oldSource, oldValue) = (source, focusValue)
            source?.remove(self)
            newSource?.add(self)
            source = newSource
            focusValue = newValue
            if hasFocus {
                tree.afterUpdate {
                    oldSource?.focusDidLeave(oldValue)
                    newSource?.focusDidEnter(newValue)
                }
            }
        }
        child?.update(view.content)
    }

    func focusDidEnter(byUser: Bool) { source?.focusDidEnter(focusValue) }

    func focusDidLeave() { source?.focusDidLeave(focusValue) }

    override func didLeaveTree() { source?.remove(self) }
}
