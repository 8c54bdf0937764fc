@_spi(Kernel) import UmweltCore

struct IsTrayItemKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

struct IsInTrayKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if a scene is an item of the tray, on desktops that have one.
    package var isTrayItem: Bool {
        get { self[IsTrayItemKey.self] }
        set { self[IsTrayItemKey.self] = newValue }
    }

    /// True in a window that represents a tray item, and is not shown itself.
    package var isInTray: Bool { self[IsInTrayKey.self] }
}

/// The parts of an item of the tray.
package enum TrayPart: Hashable, Sendable {
    /// The label. The item may open a window in place of a menu.
    case label(opensWindow: Bool)
    /// The controls of the menu.
    case menu
}

extension View {
    /// Makes the view a part of the tray item that its window represents.
    package nonisolated func trayPart(_ part: TrayPart) -> some View { modifier(TrayPartModifier(part: part)) }
}

/// The modifier that makes a view a part of an item of the tray.
nonisolated struct TrayPartModifier: ViewModifier, LayoutModifier {
    typealias Body = Never
    let part: TrayPart

    nonisolated init(part: TrayPart) { self.part = part }

    func makeNode(for element: _Element) -> TrayPartNode { TrayPartNode(part, element: element) }

    func update(_ node: TrayPartNode) { node.part = part }
}

/// A node of its child's size that is a part of an item of the tray.
final class TrayPartNode: WrapperNode {
    var part: TrayPart

    init(_ part: TrayPart, element: _Element) {
        self.part = part
        super.init(element: element)
    }

    override func didPlace() {
        switch part {
        case .label: element.window?.trayParts.label = self
        case .menu: element.window?.trayParts.menu = self
        }
    }
}

/// The parts of the tray item that a window represents.
final class WindowTrayParts {
    weak var label: TrayPartNode?
    weak var menu: TrayPartNode?
}

extension WindowElement {
    /// The parts of the tray item that the window represents.
    final var trayParts: WindowTrayParts { attachments.object { WindowTrayParts() } }
}
