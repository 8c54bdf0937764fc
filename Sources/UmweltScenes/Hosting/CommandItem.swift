/// A menu of a window's commands.
package struct CommandList: Equatable {
    /// The title.
    package let title: String

    /// The items, from the first to the last.
    package let items: [CommandItem]
}

/// An item in a menu of a window's commands.
package enum CommandItem: Equatable {
    /// A control that is pressed.
    case control(CommandControl)
    /// A menu in the menu.
    case menu(CommandList)
    /// A text above the items that follow.
    case heading(String)
    /// A line.
    case separator
}

/// A control among a window's commands.
package struct CommandControl {
    /// The mark beside an item.
    package enum Mark: Hashable {
        /// None: the item does something.
        case none
        /// The state of a toggle; nil if only some of several are on.
        case toggle(isOn: Bool?)
        /// The mark of one of several options.
        case option(isSelected: Bool)
    }

    /// The label.
    package let label: String
    package let mark: Mark

    /// True if the control can be pressed now.
    package let isEnabled: Bool

    /// The keys that press the control; nil for none.
    package let shortcut: KeyboardShortcut?

    /// The target of the item.
    package let target: Target

    /// The target of an item.
    package enum Target {
        /// A control in the window, which is pressed.
        case node(HostNode)
        /// A command that the host carries out.
        case standard(StandardCommand)
    }

    /// The control in the window; nil for a command of the host.
    package var node: HostNode? { if case .node(let node) = target { node } else { nil } }

    /// The command that the host carries out; nil for a control in the window.
    package var standard: StandardCommand? { if case .standard(let command) = target { command } else { nil } }
}

extension CommandControl: Equatable {
    /// True if both look equal, whatever their nodes.
    package static func == (lhs: CommandControl, rhs: CommandControl) -> Bool {
        lhs.label == rhs.label && lhs.mark == rhs.mark && lhs.isEnabled == rhs.isEnabled
            && lhs.shortcut == rhs.shortcut && lhs.standard == rhs.standard
    }
}
