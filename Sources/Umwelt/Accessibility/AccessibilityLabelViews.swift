import Foundation

extension View {
    /// Sets the label of the view to the texts of other views, which may have the view's own label among them. They are
    /// not drawn.
    ///
    /// ```swift
    /// Text(movie.title).accessibilityLabel { title in
    ///     title
    ///     if movie.isNew { Text("New") }
    /// }
    /// ```
    ///
    /// - Parameter content: Makes the views. Its parameter stands for the view with its own label.
    nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        let views = content(PlaceholderContentView<Self>(source: TypedViewSource(self)))
        return overlay { VStack { views }.modifier(AccessibilityLabelSourceModifier()) }
            .modifier(AccessibilityLabelTargetModifier())
    }
}

/// Holds the views of whose texts the label of another one consists.
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

/// A node without a size that exposes only the texts of its views, which are not placed.
private final class AccessibilityLabelSourceNode: LayoutNode {
    /// The texts of the views, as they were when the node was placed.
    private(set) var label = ""

    override var opacity: Double { 0 }

    override var pointerInterest: PointerInterest { .none }

    override var semantics: Semantics { .hidden }

    /// Updates the texts. The children have never been measured, so that this is called when any of them has changed.
    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        func labels(_ nodes: [SemanticsNode]) -> [String] {
            nodes.flatMap { $0.label.isEmpty ? labels($0.children) : [$0.label] }
        }
        let new = labels(SemanticsPass.collect(inside: self)).joined(separator: ", ")
        guard new != label else { return }
        label = new
        parent?.decoration?.semanticsTarget.noteChange()
    }
}

/// A node of its child's size that sets the label of the view that it decorates.
private final class AccessibilityLabelTargetNode: WrapperNode {
    override func refine(_ semantics: inout Semantics) {
        guard let layers = children.first as? LayerNode,
            let views = layers.children.lazy.compactMap({ $0 as? AccessibilityLabelSourceNode }).first
        else { return }
        if !views.label.isEmpty { semantics.label = views.label }
    }
}
