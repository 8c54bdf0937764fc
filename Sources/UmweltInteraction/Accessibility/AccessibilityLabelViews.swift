@_spi(Kernel) import UmweltCore
import Foundation

extension View {
    /// Sets the label of the view to the texts of other views, which may have the view's own label among them. These
    /// views are not drawn.
    ///
    /// ```swift
    /// Text(movie.title).accessibilityLabel { title in
    ///     title
    ///     if movie.isNew { Text("New") }
    /// }
    /// ```
    ///
    /// - Parameter content: Makes the views. Its parameter is the view with its own label.
    nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        // The view is not made a second time for its label.
        let views = content(PlaceholderContentView<Self>(source: TypedViewSource(OwnLabel())))
        return overlay { VStack { views }.modifier(AccessibilityLabelSourceModifier()) }
            .modifier(AccessibilityLabelTargetModifier())
    }
}

/// The modifier of the views whose texts form the label of another view.
private nonisolated struct AccessibilityLabelSourceModifier: ViewModifier, LayoutModifier {
    typealias Body = Never

    nonisolated init() {}

    func makeNode(for element: _Element) -> AccessibilityLabelSourceNode {
        AccessibilityLabelSourceNode(element: element)
    }

    func update(_ node: AccessibilityLabelSourceNode) {}
}

/// Sets the label of a view to the texts of the views in front of it.
private nonisolated struct AccessibilityLabelTargetModifier: ViewModifier, LayoutModifier {
    typealias Body = Never

    nonisolated init() {}

    func makeNode(for element: _Element) -> AccessibilityLabelTargetNode {
        AccessibilityLabelTargetNode(element: element)
    }

    func update(_ node: AccessibilityLabelTargetNode) {}
}

/// A placeholder for the original label of a view, inside the views of its new label.
private nonisolated struct OwnLabel: PrimitiveView {
    nonisolated init() {}

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        OwnLabelElement(inputs)
    }
}

private final class OwnLabelElement: NodeElement<OwnLabel, OwnLabelNode> {
    override init(_ inputs: _ElementInputs) {
        super.init(inputs)
        node = OwnLabelNode(element: self)
    }
}

private final class OwnLabelNode: LayoutNode {
    /// The label of the node: a character for private use, which no text has.
    static let label = "\u{F0000}"

    override var semantics: Semantics {
        var semantics = Semantics()
        semantics.label = Self.label
        return semantics
    }
}

/// A node without a size that exposes only the texts of its views, which are not placed.
private final class AccessibilityLabelSourceNode: LayoutNode {
    /// The texts of the views at the last placement.
    private var labels: [String] = []

    /// Returns the label of a view, given its original label `own`.
    func label(with own: () -> String) -> String {
        labels.map { $0 == OwnLabelNode.label ? own() : $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    override var opacity: Double { 0 }

    override var pointerInterest: PointerInterest { .none }

    override var semantics: Semantics { .hidden }

    /// Updates the texts. The children are never measured, so this is called when any of them has changed.
    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        func labels(_ nodes: [SemanticsNode]) -> [String] {
            nodes.flatMap { $0.label.isEmpty ? labels($0.children) : [$0.label] }
        }
        let new = labels(SemanticsPass.collect(inside: self))
        guard new != self.labels else { return }
        self.labels = new
        guard let target = parent?.decoration else { return }
        if new.contains(OwnLabelNode.label) { target.semanticsTarget.reportChangesToParent() }
        target.semanticsTarget.setNeedsSend()
    }
}

/// A node of its child's size that sets the label of the view that it decorates.
private final class AccessibilityLabelTargetNode: WrapperNode {
    override func refine(_ semantics: inout Semantics) {
        guard let layers = children.first as? LayerNode,
            let views = layers.children.lazy.compactMap({ $0 as? AccessibilityLabelSourceNode }).first
        else { return }
        let label = views.label { [own = semantics.label] in
            let target = semanticsTarget
            return own ?? target.textual?.spokenText ?? SemanticsPass.name(from: target.shownChildren)
        }
        if !label.isEmpty { semantics.label = label }
    }

    /// A text inside may have changed, which is the view's own label.
    override func contentChanged() { semanticsTarget.setNeedsSend() }
}
