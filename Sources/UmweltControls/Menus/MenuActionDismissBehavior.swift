@_spi(Kernel) import Umwelt

/// What becomes of a menu when something in it was pressed.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private enum Kind { case automatic, enabled, disabled }

    private let kind: Kind

    /// As usual: it ends.
    public static let automatic = MenuActionDismissBehavior(kind: .automatic)

    /// It ends.
    public static let enabled = MenuActionDismissBehavior(kind: .enabled)

    /// It stays, for the next press.
    public static let disabled = MenuActionDismissBehavior(kind: .disabled)

    fileprivate var isDisabled: Bool { kind == .disabled }
}

struct MenuActionDismissBehaviorKey: EnvironmentKey {
    static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
    /// What becomes of a menu when something in it was pressed.
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuActionDismissBehaviorKey.self] }
        set { self[MenuActionDismissBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Says what becomes of a menu when something in this view was pressed.
    ///
    /// ```swift
    /// Menu("Size") {
    ///     Button("Larger") { size += 1 }
    ///     Button("Smaller") { size -= 1 }
    /// }
    /// .menuActionDismissBehavior(.disabled)
    /// ```
    nonisolated public func menuActionDismissBehavior(
        _ behavior: MenuActionDismissBehavior, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.menuActionDismissBehavior, behavior, fileID: fileID, line: line)
    }

    /// Keeps the menu around an item where the environment says so.
    nonisolated func blocksMenuDismissal() -> some View { modifier(MenuDismissalBlocker(isActive: nil)) }
}

/// Has the menu around an item not hear of it being pressed.
nonisolated struct MenuDismissalBlocker: ViewModifier, LayoutModifier {
    typealias Body = Never
    private let isActive: Bool?

    /// With nil the environment says whether it does that.
    nonisolated init(isActive: Bool?) { self.isActive = isActive }

    func makeNode(for element: _Element) -> MenuDismissalBlockerNode { MenuDismissalBlockerNode(element: element) }

    func update(_ node: MenuDismissalBlockerNode) {}

    func readEnvironment(_ values: EnvironmentValues, for node: MenuDismissalBlockerNode) {
        node.isActive = isActive ?? values.menuActionDismissBehavior.isDisabled
    }
}

/// A node of its child's size that keeps events to itself.
final class MenuDismissalBlockerNode: WrapperNode {
    var isActive = false

    override func didHandle(_ event: NodeEvent) -> Bool { !isActive }
}
