extension View {
    /// Runs an action when a value differs from its value in the last update.
    ///
    /// ```swift
    /// List(results) { ResultRow(result: $0) }
    ///     .onChange(of: query) { old, new in
    ///         if old != new { search(for: new) }
    ///     }
    /// ```
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

    /// Runs an action when a value differs from its value in the last update.
    ///
    /// ```swift
    /// SettingsView().onChange(of: settings) { settings.save() }
    /// ```
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

    /// Runs an action with the new value when a value differs from its value in the last update.
    ///
    /// The closure is that of the last update, with the captured values of that update.
    ///
    /// - Parameters:
    ///   - value: The value that is compared.
    ///   - action: The action, with the new value.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(
            _ValueActionModifier(value: value, initial: false, runsOldAction: true, action: { _, new in action(new) }))
    }
}

/// A modifier that runs an action when a value changes.
public nonisolated struct _ValueActionModifier<Value: Equatable>: ViewModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let value: Value
    let initial: Bool
    let runsOldAction: Bool
    let action: (Value, Value) -> Void

    package nonisolated init(
        value: Value, initial: Bool, runsOldAction: Bool = false, action: @escaping (Value, Value) -> Void
    ) {
        self.value = value
        self.initial = initial
        self.runsOldAction = runsOldAction
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
    AppearingElement<Content, _ValueActionModifier<Value>>
{
    override init(_ view: ModifiedContent<Content, _ValueActionModifier<Value>>, _ inputs: _ElementInputs) {
        super.init(view, inputs)
        // A change of this value may have woken the window.
        guard let old = consumeSavedPart(as: Value.self) else { return }
        isResuming = true
        tree.restoration?.atEnd { [weak self] in self?.endResuming(with: old) }
    }

    /// True while the window is restored: the value may still become equal to the old one, because values that depend
    /// on the layout or the focus are restored later.
    private var isResuming = false

    private func endResuming(with old: Value) {
        isResuming = false
        let modifier = modifier
        guard old != modifier.value, !isRemoved else { return }
        tree.afterChange(of: self) { modifier.action(old, modifier.value) }
    }

    override var hasSavedPart: Bool { true }

    override var savedPart: Any? { modifier.value }

    /// As in SwiftUI, an action with `initial` runs each time that the view appears.
    override var appearAction: (() -> Void)? {
        let modifier = modifier
        return modifier.initial ? { modifier.action(modifier.value, modifier.value) } : nil
    }

    override func modifierWillChange(to new: _ValueActionModifier<Value>) {
        let old = modifier
        guard !isResuming, old.value != new.value else { return }
        let action = new.runsOldAction ? old.action : new.action
        tree.afterChange(of: self) { action(old.value, new.value) }
    }
}
