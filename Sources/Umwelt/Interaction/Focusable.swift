extension View {
    /// Sets whether this view can have the focus. Views inside read the environment's `isFocused`.
    ///
    /// ```swift
    /// Picture(photo).focusable()
    /// ```
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(_FocusableModifier(isFocusable: isFocusable)).modifier(FocusReadingModifier())
    }
}

/// The modifier that sets whether a view can have the focus.
public nonisolated struct _FocusableModifier: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let isFocusable: Bool

    nonisolated init(isFocusable: Bool) { self.isFocusable = isFocusable }

    package func makeNode(for element: _Element) -> FocusableNode { FocusableNode(element: element) }

    package func update(_ node: FocusableNode) { node.set(isAsked: isFocusable) }

    package func readEnvironment(_ values: EnvironmentValues, for node: FocusableNode) {
        node.set(isEnabled: values.isEnabled)
    }
}

/// A node of its child's size that sets whether the child can have the focus.
package final class FocusableNode: WrapperNode {
    private var isAsked = false
    private var isEnabled = true

    func set(isAsked new: Bool) {
        guard new != isAsked else { return }
        isAsked = new
        noteTargetChange()
    }

    func set(isEnabled new: Bool) {
        guard new != isEnabled else { return }
        isEnabled = new
        noteTargetChange()
    }

    private func noteTargetChange() {
        let target = semanticsTarget
        target.noteChange()
        if target.isFocused { element.window?.focus.checkSoon() }
    }

    public override func refine(_ semantics: inout Semantics) { semantics.isFocusable = isAsked && isEnabled }
}
