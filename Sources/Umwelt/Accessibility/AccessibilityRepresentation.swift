extension View {
    /// Has another view read and used in place of this one, by people who don't see or point. It is not drawn.
    ///
    /// ```swift
    /// Dial(value: $volume).accessibilityRepresentation {
    ///     Slider(value: $volume) { Text("Volume") }
    /// }
    /// ```
    nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        accessibilityHidden(true).overlay { representation().primarySemantics().onlyRead() }.primarySemanticsScope()
    }

    /// Has other views read as what is inside of this one, which goes on to be called and described as it is. They are
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
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        accessibilityHidden(true).overlay { children().onlyRead() }.modifier(AccessibilityChildrenModifier())
    }

    /// Shows nothing of the view and lets pointers through, but has it read and used by keys as ever.
    nonisolated private func onlyRead() -> some View { modifier(AccessibilityOnlyModifier()) }
}

/// Has a view read, and not seen.
private nonisolated struct AccessibilityOnlyModifier: ViewModifier, LayoutModifier {
    typealias Body = Never

    nonisolated init() {}

    func makeNode(for element: _Element) -> AccessibilityOnlyNode { AccessibilityOnlyNode(element: element) }

    func update(_ node: AccessibilityOnlyNode) {}
}

/// A node of its child's size that is not seen.
private final class AccessibilityOnlyNode: WrapperNode {
    /// Less than any display shows. What is all transparent would not be read either.
    override var opacity: Double { 0.001 }

    override var pointerInterest: PointerInterest { .none }
}

/// Reads a view as a group of others.
private nonisolated struct AccessibilityChildrenModifier: ViewModifier, LayoutModifier {
    typealias Body = Never

    nonisolated init() {}

    func makeNode(for element: _Element) -> AccessibilityChildrenNode { AccessibilityChildrenNode(element: element) }

    func update(_ node: AccessibilityChildrenNode) {}
}

/// A node of the size of its child, which is called what the child would be called, and holds what is in front of that.
private final class AccessibilityChildrenNode: WrapperNode {
    /// It speaks for itself.
    override var wrapped: LayoutNode? { nil }

    override var isSummary: Bool { true }

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
