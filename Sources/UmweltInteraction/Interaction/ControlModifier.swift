@_spi(Kernel) import UmweltCore

/// A modifier that makes a view one control. The content is its appearance and, by default, its label.
package nonisolated struct ControlModifier: ViewModifier, LayoutModifier {
    package typealias Body = Never
    let semantics: Semantics
    let handle: @MainActor (NodeEvent) -> Bool

    /// Makes a modifier for a control.
    ///
    /// - Parameters:
    ///   - semantics: The role, state and label of the control.
    ///   - handle: Called with each event of the host; returns false if the control does not handle the event.
    package nonisolated init(_ semantics: Semantics, handle: @escaping @MainActor (NodeEvent) -> Bool) {
        self.semantics = semantics
        self.handle = handle
    }

    /// Makes a modifier for a control that can be pressed.
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

/// A layout node of its child's size that is a control.
@_spi(Kernel) open class ControlNode: WrapperNode {
    private var own = Semantics()
    package var handler: (@MainActor (NodeEvent) -> Bool)?

    open func set(semantics: Semantics) {
        guard semantics != own else { return }
        own = semantics
        setNeedsSend()
        if isFocused { element.window?.focus.checkSoon() }
    }

    open override var semantics: Semantics { own }

    public final override var roles: NodeRoles { .control }

    open override func handle(_ event: NodeEvent) -> Bool {
        guard let handler else { return false }
        return onMainActor(
            { @MainActor (input: (@MainActor (NodeEvent) -> Bool, NodeEvent)) in input.0(input.1) }, (handler, event))
    }
}
