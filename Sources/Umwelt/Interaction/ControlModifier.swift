/// Makes what it is applied to one thing to use: what is inside gives its looks and, unless it has another, its name.
package nonisolated struct ControlModifier: ViewModifier, LayoutModifier {
    package typealias Body = Never
    let semantics: Semantics
    let handle: @MainActor (NodeEvent) -> Bool

    /// `handle` takes what somebody does, and answers whether that means anything to it.
    package nonisolated init(_ semantics: Semantics, handle: @escaping @MainActor (NodeEvent) -> Bool) {
        self.semantics = semantics
        self.handle = handle
    }

    /// Something to press.
    package nonisolated init(
        _ role: Semantics.Role, isEnabled: Bool, press: @escaping @MainActor () -> Void
    ) {
        self.init(Semantics(role: role, isEnabled: isEnabled)) { event in
            guard case .press = event else { return false }
            press()
            return true
        }
    }

    package func makeNode(for element: _Element) -> ControlNode { ControlNode(element: element) }

    package func update(_ node: ControlNode) {
        node.set(semantics: semantics)
        node.handler = handle
    }
}

/// A node of its child's size that can be used.
@_spi(Kernel) open class ControlNode: WrapperNode {
    private var own = Semantics()
    package var handler: (@MainActor (NodeEvent) -> Bool)?

    open func set(semantics: Semantics) {
        guard semantics != own else { return }
        own = semantics
        noteChange()
        if isFocused { element.window?.focus.checkSoon() }
    }

    open override var semantics: Semantics { own }

    open override var isControl: Bool { true }

    open override func handle(_ event: NodeEvent) -> Bool {
        guard let handler else { return false }
        return onMainActor(
            { @MainActor (input: (@MainActor (NodeEvent) -> Bool, NodeEvent)) in input.0(input.1) }, (handler, event))
    }
}
