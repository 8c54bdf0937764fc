@_spi(Kernel) import UmweltCore

extension View {
    /// Makes this view a focus scope: the views inside that prefer the default focus in its namespace compete for it
    /// only with each other.
    ///
    /// When the scope appears and no view has the focus, the first view inside that prefers the focus receives it.
    ///
    /// ```swift
    /// VStack {
    ///     TextField("Name", text: $name)
    ///     TextField("City", text: $city).prefersDefaultFocus(in: form)
    /// }
    /// .focusScope(form)
    /// ```
    ///
    /// - Parameter namespace: The name of the scope.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
        modifier(_FocusScopeModifier(namespace: namespace))
    }
}

/// The modifier that makes its content a scope of the focus.
public nonisolated struct _FocusScopeModifier: ViewModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let namespace: Namespace.ID

    nonisolated init(namespace: Namespace.ID) { self.namespace = namespace }

    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        FocusScopeElement(view, inputs)
    }
}

private final class FocusScopeElement<Content: View>: PrimitiveModifierElement<Content, _FocusScopeModifier>,
    FocusScope
{
    override init(_ view: ModifiedContent<Content, _FocusScopeModifier>, _ inputs: _ElementInputs) {
        super.init(view, inputs)
        FocusScopes.of(modifier.namespace).add(self)
        // The view has appeared before its restoration.
        if isResumed { return }
        tree.afterUpdate { [weak self] in
            guard let self, !isRemoved, let focus = window?.focus, focus.node == nil else { return }
            if let node = preferredNode(in: modifier.namespace) { focus.move(to: node) }
        }
    }

    override func modifierWillChange(to new: _FocusScopeModifier) {
        guard new.namespace != modifier.namespace else { return }
        FocusScopes.of(modifier.namespace).remove(self)
        FocusScopes.of(new.namespace).add(self)
    }

    override func didLeaveTree() { FocusScopes.of(modifier.namespace).remove(self) }

    func resetFocus() {
        tree.afterUpdate { [weak self] in
            guard let self, !isRemoved, let focus = window?.focus else { return }
            // The focus moves to the first view if no view prefers it. Apple's documentation leaves that open.
            if let node = preferredNode(in: modifier.namespace) ?? firstFocusableNode { focus.move(to: node) }
        }
    }
}

/// The element of a view that is a scope of the focus.
protocol FocusScope: _Element {
    /// Moves the focus to the scope's default after the update.
    func resetFocus()
}

/// The focus scopes of a namespace in the tree; stored in the namespace.
final class FocusScopes {
    private var scopes: [Scope] = []

    private struct Scope {
        weak var element: (any FocusScope)?
    }

    /// The scopes of a namespace.
    static func of(_ namespace: Namespace.ID) -> FocusScopes { namespace.attachment { FocusScopes() } }

    func add(_ element: any FocusScope) { scopes.append(Scope(element: element)) }

    func remove(_ element: any FocusScope) { scopes.removeAll { $0.element == nil || $0.element === element } }

    /// Moves the focus to the default of each scope.
    func resetFocus() { for scope in scopes { scope.element?.resetFocus() } }
}
