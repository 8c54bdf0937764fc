@_spi(Kernel) import UmweltCore

extension View {
    /// Focuses a view inside when this view appears, unless another view has the focus.
    ///
    /// ```swift
    /// Form { … }.defaultFocus($field, .name)
    /// ```
    ///
    /// - Parameters:
    ///   - binding: The state of the views' focus.
    ///   - value: The value of the view that gets the focus.
    ///   - priority: With `userInitiated` the focus also moves there when the user moves it into this view.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(_DefaultFocusModifier(binding: binding, value: value, priority: priority))
    }
}

/// When a default focus takes effect.
public struct DefaultFocusEvaluationPriority: Sendable {
    fileprivate let countsForUsers: Bool

    /// The priority that counts when a view appears.
    public static let automatic = DefaultFocusEvaluationPriority(countsForUsers: false)

    /// Also when a user moves the focus into the view.
    public static let userInitiated = DefaultFocusEvaluationPriority(countsForUsers: true)
}

/// The modifier that moves the focus to a view inside when its content appears.
public nonisolated struct _DefaultFocusModifier<Value: Hashable>: ViewModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let binding: FocusState<Value>.Binding
    let value: Value
    let priority: DefaultFocusEvaluationPriority

    nonisolated init(binding: FocusState<Value>.Binding, value: Value, priority: DefaultFocusEvaluationPriority) {
        self.binding = binding
        self.value = value
        self.priority = priority
    }

    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        DefaultFocusElement(view, inputs)
    }
}

private final class DefaultFocusElement<Content: View, Value: Hashable>:
    PrimitiveModifierElement<Content, _DefaultFocusModifier<Value>>, FocusObserver
{
    override init(_ view: ModifiedContent<Content, _DefaultFocusModifier<Value>>, _ inputs: _ElementInputs) {
        super.init(view, inputs)
        if isResumed { return }
        tree.afterUpdate { [weak self] in
            guard let self, !isRemoved, window?.focus.node == nil else { return }
            request()
        }
    }

    private func request() { modifier.binding.source?.request(modifier.value) }

    func focusDidEnter(byUser: Bool) {
        if byUser && modifier.priority.countsForUsers { tree.afterUpdate { [weak self] in self?.request() } }
    }

    func focusDidLeave() {}
}
