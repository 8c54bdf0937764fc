@_spi(Kernel) import UmweltCore

extension View {
    /// Hides the view but keeps its space: it is invisible, and does not receive input or accessibility focus.
    ///
    /// ```swift
    /// Text("Saved").hidden()
    /// ```
    nonisolated public func hidden() -> some View { modifier(_HiddenModifier()) }
}

/// The modifier that hides a view.
public nonisolated struct _HiddenModifier: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never

    nonisolated init() {}

    package func makeNode(for element: _Element) -> HiddenNode { HiddenNode(element: element) }

    package func update(_ node: HiddenNode) {}
}

/// A node of its child's size that hides the child from sight, pointers and assistive technology.
package final class HiddenNode: WrapperNode {
    public override var opacity: Double { 0 }

    public override var pointerInterest: PointerInterest { .none }

    public override var semantics: Semantics { .hidden }

    public override func refine(_ semantics: inout Semantics) { semantics.isHidden = true }
}
