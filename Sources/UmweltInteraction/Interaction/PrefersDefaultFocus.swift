@_spi(Kernel) import UmweltCore

extension View {
    /// Sets whether this view, or the first focusable view inside it, prefers the default focus of a scope.
    ///
    /// If several views of a scope prefer it, the first of them receives it.
    ///
    /// ```swift
    /// SecureField("Password", text: $password).prefersDefaultFocus(isKnown, in: login)
    /// ```
    ///
    /// - Parameters:
    ///   - prefersDefaultFocus: True if the view prefers the default focus.
    ///   - namespace: The name of the scope, as ``View/focusScope(_:)`` has it.
    nonisolated public func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View {
        modifier(_PrefersDefaultFocusModifier(isPreferring: prefersDefaultFocus, namespace: namespace))
    }
}

/// The modifier of a view that prefers the default focus of a scope, or does not.
public nonisolated struct _PrefersDefaultFocusModifier: ViewModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let isPreferring: Bool
    let namespace: Namespace.ID

    nonisolated init(isPreferring: Bool, namespace: Namespace.ID) {
        self.isPreferring = isPreferring
        self.namespace = namespace
    }

    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        PrefersDefaultFocusElement(view, inputs)
    }
}

private final class PrefersDefaultFocusElement<Content: View>:
    PrimitiveModifierElement<Content, _PrefersDefaultFocusModifier>, DefaultFocusPreference
{
    func prefersDefaultFocus(in namespace: Namespace.ID) -> Bool? {
        modifier.namespace == namespace ? modifier.isPreferring : nil
    }
}

/// The element of a view that may prefer the default focus.
private protocol DefaultFocusPreference: _Element {
    /// True if the view prefers the default focus of a scope, false if not; nil for no preference.
    func prefersDefaultFocus(in namespace: Namespace.ID) -> Bool?
}

extension _Element {
    /// The first node inside that can have the focus and prefers it in a namespace, in reading order.
    final func preferredNode(in namespace: Namespace.ID) -> LayoutNode? {
        firstNode { $0.isFocusable && prefersDefaultFocus($0.element, in: namespace) }
    }

    /// True if the view of an element inside prefers the focus: its innermost ancestor with a preference decides.
    private final func prefersDefaultFocus(_ inner: _Element, in namespace: Namespace.ID) -> Bool {
        var element: _Element? = inner
        while let current = element, current !== self {
            if let preference = (current as? any DefaultFocusPreference)?.prefersDefaultFocus(in: namespace) {
                return preference
            }
            element = current.parent
        }
        return false
    }
}
