@_spi(Kernel) import Umwelt

/// The effect of pressing an item on the menu that it is in.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private enum Kind { case automatic, enabled, disabled }

    private let kind: Kind

    /// The default: the menu is closed.
    public static let automatic = MenuActionDismissBehavior(kind: .automatic)

    /// The menu is closed.
    public static let enabled = MenuActionDismissBehavior(kind: .enabled)

    /// The menu stays open for another press.
    public static let disabled = MenuActionDismissBehavior(kind: .disabled)

    fileprivate var isDisabled: Bool { kind == .disabled }
}

struct MenuActionDismissBehaviorKey: EnvironmentKey {
    static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
    /// The effect of pressing an item on the menu that it is in.
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuActionDismissBehaviorKey.self] }
        set { self[MenuActionDismissBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets the effect of pressing an item in this view on the menu.
    ///
    /// ```swift
    /// Menu("Size") {
    ///     Button("Larger") { size += 1 }
    ///     Button("Smaller") { size -= 1 }
    /// }
    /// .menuActionDismissBehavior(.disabled)
    /// ```
    ///
    /// - Parameters:
    ///   - behavior: `.disabled` to keep the menu open.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func menuActionDismissBehavior(
        _ behavior: MenuActionDismissBehavior, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.menuActionDismissBehavior, behavior, fileID: fileID, line: line)
    }

    /// Keeps the menu around an item open if the environment disables closing it.
    package nonisolated func blocksMenuDismissal() -> some View { modifier(MenuDismissalBlocker(isActive: nil)) }
}

/// A modifier that hides presses in its content from an enclosing menu, which therefore stays open.
nonisolated struct MenuDismissalBlocker: ViewModifier, LayoutModifier {
    typealias Body = Never
    private let isActive: Bool?

    /// Makes the modifier.
    ///
    /// - Parameter isActive: False for no effect; nil to follow `menuActionDismissBehavior` in the environment.
    nonisolated init(isActive: Bool?) { self.isActive = isActive }

    func makeNode(for element: _Element) -> MenuDismissalBlockerNode { MenuDismissalBlockerNode(element: element) }

    func update(_ node: MenuDismissalBlockerNode) {}

    func readEnvironment(_ values: EnvironmentValues, for node: MenuDismissalBlockerNode) {
        node.isActive = isActive ?? values.menuActionDismissBehavior.isDisabled
    }
}

/// The layout node that stops handled events before they reach an enclosing menu.
final class MenuDismissalBlockerNode: WrapperNode, EventObservingNode {
    var isActive = false

    override var roles: NodeRoles { isActive ? .observesEvents : [] }

    func didHandle(_ event: NodeEvent) -> Bool { !isActive }
}
