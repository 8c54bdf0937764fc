extension View {
    /// Keeps the view's room and shows nothing there: it cannot be seen, used or read aloud.
    nonisolated public func hidden() -> some View { modifier(_HiddenModifier()) }
}

/// Hides a view.
public nonisolated struct _HiddenModifier: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never

    nonisolated init() {}

    package func makeNode(for element: _Element) -> HiddenNode { HiddenNode(element: element) }

    package func update(_ node: HiddenNode) {}
}

/// A node of its child's size, of which nothing is to be noticed.
package final class HiddenNode: WrapperNode {
    public override var opacity: Double { 0 }

    public override var pointerInterest: PointerInterest { .none }

    public override var semantics: Semantics { .hidden }

    public override func refine(_ semantics: inout Semantics) { semantics.isHidden = true }
}
