@_spi(Kernel) import Umwelt

/// The order of a menu's items.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private enum Kind { case automatic, priority, fixed }
    private let kind: Kind

    /// The default: source order for pickers and for menus in scrolled content, otherwise priority order. That is iOS's
    /// rule, as its documentation has it.
    public static let automatic = MenuOrder(kind: .automatic)

    /// The first item nearest to the menu's button: in a menu above its button the items are in reverse order.
    public static let priority = MenuOrder(kind: .priority)

    /// The order of the source.
    public static let fixed = MenuOrder(kind: .fixed)

    /// Returns true if items of a menu above its button are in reverse order.
    func reversesItems(isInScrolledContent: Bool) -> Bool {
        switch kind {
        case .automatic: !isInScrolledContent
        case .priority: true
        case .fixed: false
        }
    }
}

struct MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
}

extension EnvironmentValues {
    /// The order of the items of menus.
    ///
    /// Menus read it when they open. Set it with ``View/menuOrder(_:fileID:line:)``.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

extension View {
    /// Sets the order of the items of menus in this view.
    ///
    /// ```swift
    /// Menu("Share") { ShareButtons() }.menuOrder(.fixed)
    /// ```
    ///
    /// - Parameters:
    ///   - order: The order: `.fixed` for source order, `.priority` for the first item nearest to the button.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func menuOrder(
        _ order: MenuOrder, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.menuOrder, order, fileID: fileID, line: line)
    }
}
