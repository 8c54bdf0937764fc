extension View {
    /// Keeps the view's room and shows nothing there: it cannot be seen, used or read aloud.
    nonisolated public func hidden() -> some View { modifier(_HiddenModifier()) }
}

/// Hides a view.
public nonisolated struct _HiddenModifier: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never

    nonisolated init() {}

    func makeNode(for element: _Element) -> HiddenNode { HiddenNode(element: element) }

    func update(_ node: HiddenNode) {}
}

/// A node of its child's size, of which nothing is to be noticed.
final class HiddenNode: WrapperNode {
    override var opacity: Double { 0 }

    override var pointerInterest: PointerInterest { .none }

    override var semantics: Semantics { .hidden }

    override func refine(_ semantics: inout Semantics) { semantics.isHidden = true }
}
