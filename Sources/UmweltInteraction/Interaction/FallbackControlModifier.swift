@_spi(Kernel) import UmweltCore

/// A modifier that makes a view a control, unless it already contains a control.
///
/// Custom styles may consist of other controls, or draw and handle everything themselves. Pointers then only reach the
/// style's gestures. Keys and assistive technology, which gestures do not handle, use the fallback control.
package nonisolated struct FallbackControlModifier: ViewModifier, LayoutModifier {
    package typealias Body = Never
    private let control: ControlModifier

    package nonisolated init(_ semantics: Semantics, handle: @escaping @MainActor (NodeEvent) -> Bool) {
        var semantics = semantics
        semantics.isPressedByPointers = false
        control = ControlModifier(semantics, handle: handle)
    }

    package func makeNode(for element: _Element) -> FallbackControlNode { FallbackControlNode(element: element) }

    package func update(_ node: FallbackControlNode) { control.update(node) }
}

/// A control whose semantics are empty while there is a control below it.
package final class FallbackControlNode: ControlNode {
    public override var semantics: Semantics { holdsControl(self) ? Semantics() : super.semantics }

    private func holdsControl(_ node: LayoutNode) -> Bool {
        node.children.contains { child in
            switch child.semantics.role {
            case .content, .text, .meter: holdsControl(child)
            default: true
            }
        }
    }
}
