extension View {
    /// Runs an action when a value differs from that in the update before.
    ///
    /// - Parameters:
    ///   - value: The value that is compared.
    ///   - initial: If true, the action also runs when the view appears.
    ///   - action: The action, with the old and the new value; both are the same when the view appears.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(_ValueActionModifier(value: value, initial: initial, action: action))
    }

    /// Runs an action when a value differs from that in the update before.
    ///
    /// - Parameters:
    ///   - value: The value that is compared.
    ///   - initial: If true, the action also runs when the view appears.
    ///   - action: The action.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(_ValueActionModifier(value: value, initial: initial, action: { _, _ in action() }))
    }

    /// Runs an action with the new value when a value differs from that in the update before.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(_ValueActionModifier(value: value, initial: false, action: { _, new in action(new) }))
    }
}

/// A modifier that runs an action when a value changes.
public nonisolated struct _ValueActionModifier<Value: Equatable>: ViewModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    nonisolated init(value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
        self.value = value
        self.initial = initial
        self.action = action
    }

    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        ValueActionElement(view, inputs)
    }
}

private final class ValueActionElement<Content: View, Value: Equatable>:
    SingleChildElement<ModifiedContent<Content, _ValueActionModifier<Value>>, Content>
{
    private var value: Value

    init(_ view: ModifiedContent<Content, _ValueActionModifier<Value>>, _ inputs: _ElementInputs) {
        value = view.modifier.value
        super.init(inputs)
        child = Content._makeElement(view.content, childInputs())
        if view.modifier.initial {
            let (action, value) = (view.modifier.action, value)
            tree.afterUpdate { action(value, value) }
        }
    }

    override func update(_ view: ModifiedContent<Content, _ValueActionModifier<Value>>) {
        let (old, new) = (value, view.modifier.value)
        if old != new {
            value = new
            let action = view.modifier.action
            tree.afterUpdate { action(old, new) }
        }
        child?.update(view.content)
    }
}
