@_spi(Kernel) import UmweltCore

/// The place of a command group in the menus of a window.
package nonisolated struct CommandPlace: Hashable, Sendable {
    /// The standard menus, from the first to the last.
    package enum Menu: Hashable, Sendable, CaseIterable {
        /// The menu with the app's name.
        case app
        /// Documents and windows that are made.
        case file
        /// Changes of content.
        case edit
        /// The format of text.
        case format
        /// The parts of a window that show.
        case view
        /// The windows themselves.
        case window
        /// Help.
        case help
    }

    /// The side of the standard group that commands are on.
    package enum Side: Int, Sendable {
        /// Before it.
        case before
        /// In its place.
        case instead
        /// After it.
        case after
    }

    package let menu: Menu

    /// The order of the group among all standard groups.
    package let group: Int
    package let side: Side

    /// Makes a place beside or instead of a standard group.
    package init(_ menu: Menu, group: Int, side: Side) {
        self.menu = menu
        self.group = group
        self.side = side
    }
}

extension View {
    /// Places the view, a command group, in the menus of its window.
    package nonisolated func commandGroup(at place: CommandPlace) -> some View {
        modifier(CommandGroupModifier(place: place))
    }

    /// Makes the view, which is one, the commands of its window.
    package nonisolated func windowCommands() -> some View { modifier(WindowCommandsModifier()) }
}

/// The modifier that makes a view a group of commands.
nonisolated struct CommandGroupModifier: ViewModifier, LayoutModifier {
    typealias Body = Never
    let place: CommandPlace

    nonisolated init(place: CommandPlace) { self.place = place }

    func makeNode(for element: _Element) -> CommandGroupNode { CommandGroupNode(place, element: element) }

    func update(_ node: CommandGroupNode) { node.commandPlace = place }
}

/// A node of its child's size whose controls are a group of commands.
package final class CommandGroupNode: WrapperNode {
    package var commandPlace: CommandPlace

    init(_ place: CommandPlace, element: _Element) {
        commandPlace = place
        super.init(element: element)
    }
}

/// The modifier that makes a view the commands of its window.
nonisolated struct WindowCommandsModifier: ViewModifier, LayoutModifier {
    typealias Body = Never

    nonisolated init() {}

    func makeNode(for element: _Element) -> WindowCommandsNode { WindowCommandsNode(element: element) }

    func update(_ node: WindowCommandsNode) {}
}

/// A node of its child's size whose controls are the commands of its window.
package final class WindowCommandsNode: WrapperNode {
    package override func didPlace() { element.window?.commands.node = self }
}

/// The commands of a window.
package final class WindowCommands {
    /// The node around the controls; nil if the window has no commands.
    package weak var node: WindowCommandsNode?
}

extension WindowElement {
    /// The commands of the window.
    package final var commands: WindowCommands { attachments.object { WindowCommands() } }
}
