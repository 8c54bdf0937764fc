@_spi(Kernel) import UmweltCore
import UmweltGraph

/// The modifier that notifies a source when a text field inside receives or loses the focus.
package nonisolated struct FieldFocusModifier: ViewModifier {
    package typealias Body = Never
    let source: Source<Bool>

    package nonisolated init(source: Source<Bool>) { self.source = source }

    package nonisolated static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        FieldFocusElement(view, inputs)
    }
}

private final class FieldFocusElement<Content: View>:
    PrimitiveModifierElement<Content, FieldFocusModifier>, FocusMoveObserver
{
    func focusDidMove(to node: LayoutNode?) {
        if case .field? = node?.semantics.role { modifier.source.value = true } else { modifier.source.value = false }
    }

    func focusDidEnter(byUser: Bool) {}

    func focusDidLeave() { modifier.source.value = false }
}
