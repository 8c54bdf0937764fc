@_spi(Kernel) import UmweltCore

/// A modifier that sets a more specific role of a button, such as link.
package nonisolated struct RoleModifier: ViewModifier, LayoutModifier {
    package typealias Body = Never
    let role: Semantics.Role
    let isSetToContent: Bool

    /// Makes a modifier for a role.
    ///
    /// - Parameter isSetToContent: If true, the texts of the button are its value, and its label comes from outside.
    package nonisolated init(_ role: Semantics.Role, isSetToContent: Bool = false) {
        self.role = role
        self.isSetToContent = isSetToContent
    }

    package func makeNode(for element: _Element) -> RoleNode { RoleNode(element: element) }

    package func update(_ node: RoleNode) { node.set(role: role, isSetToContent: isSetToContent) }
}

/// A node of its child's size that changes the role of a button.
package final class RoleNode: WrapperNode {
    private var role = Semantics.Role.button
    private var isSetToContent = false

    func set(role: Semantics.Role, isSetToContent: Bool) {
        guard role != self.role || isSetToContent != self.isSetToContent else { return }
        self.role = role
        self.isSetToContent = isSetToContent
        semanticsTarget.setNeedsSend()
    }

    public override func refine(_ semantics: inout Semantics) {
        guard semantics.role == .button else { return }
        semantics.role = role
        if isSetToContent && semantics.value == nil {
            let value = SemanticsPass.name(from: semanticsTarget.children)
            if !value.isEmpty { semantics.value = value }
        }
    }
}
