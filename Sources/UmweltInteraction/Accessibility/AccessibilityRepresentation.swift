@_spi(Kernel) import UmweltCore

extension View {
    /// Replaces this view by another for assistive technology and keys. The other view is not drawn.
    ///
    /// ```swift
    /// Dial(value: $volume).accessibilityRepresentation {
    ///     Slider(value: $volume) { Text("Volume") }
    /// }
    /// ```
    ///
    /// - Parameter representation: Makes the view.
    nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        accessibilityHidden(true).overlay { representation().primarySemantics().onlyRead() }.primarySemanticsScope()
    }

    /// Adds views as accessibility children of this view, which keeps its label and other properties. These views are
    /// not drawn.
    ///
    /// ```swift
    /// Chart(budgets).accessibilityLabel("Budgets").accessibilityChildren {
    ///     HStack {
    ///         ForEach(budgets) { budget in
    ///             Rectangle().accessibilityLabel(budget.month).accessibilityValue("\(budget.sum)")
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter children: Makes the views.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        accessibilityHidden(true).overlay { children().onlyRead() }.modifier(AccessibilityChildrenModifier())
    }

    /// Hides the view from sight and pointers, but not from assistive technology and keys.
    nonisolated private func onlyRead() -> some View { modifier(AccessibilityOnlyModifier()) }
}

/// Makes a view accessible but not visible.
private nonisolated struct AccessibilityOnlyModifier: ViewModifier, LayoutModifier {
    typealias Body = Never

    nonisolated init() {}

    func makeNode(for element: _Element) -> AccessibilityOnlyNode { AccessibilityOnlyNode(element: element) }

    func update(_ node: AccessibilityOnlyNode) {}
}

/// A node of its child's size that is not visible.
private final class AccessibilityOnlyNode: WrapperNode {
    /// Less than any display shows. Views of zero opacity would not be accessible either.
    override var opacity: Double { 0.001 }

    override var pointerInterest: PointerInterest { .none }
}

/// Makes a view an accessibility group of other views.
private nonisolated struct AccessibilityChildrenModifier: ViewModifier, LayoutModifier {
    typealias Body = Never

    nonisolated init() {}

    func makeNode(for element: _Element) -> AccessibilityChildrenNode { AccessibilityChildrenNode(element: element) }

    func update(_ node: AccessibilityChildrenNode) {}
}

/// A node of its child's size that has the label of the child's primary view, and groups the views in front of that.
private final class AccessibilityChildrenNode: WrapperNode {
    /// Nil, because the node has its own semantics.
    override var wrapped: LayoutNode? { nil }

    override var roles: NodeRoles { .summary }

    override var semantics: Semantics {
        var semantics = Semantics()
        semantics.isGroup = true
        guard let layers = children.first as? LayerNode else { return semantics }
        let own = layers.primary.semanticsTarget.resolvedSemantics
        semantics.label = own.label
        semantics.value = own.value
        semantics.hint = own.hint
        semantics.help = own.help
        semantics.identifier = own.identifier
        semantics.sortPriority = own.sortPriority
        return semantics
    }
}
