@_spi(Kernel) import UmweltCore
@_spi(Kernel) import UmweltInteraction
import Foundation

/// The commands of a window: its menus, and undo and redo.
@MainActor
public struct HostCommands {
    let host: ViewHost

    private var root: RootElementBase { host.root }

    /// The menus of the window's commands, in order: the standard menus that the app's groups name, with the app's own
    /// menus before those for windows and help. Menus without items are left out. Windows of apps without commands have
    /// none.
    ///
    /// - Parameter offered: The standard commands that the host performs, with true for those that are enabled.
    package func menus(
        offering offered: @autoclosure () -> [StandardCommand: Bool] = [:]
    ) -> [CommandList] {
        host.update()
        guard let node = root.commands.node, !node.isDetached else { return [] }
        var found = FoundCommands()
        found.collect(node)
        if found.isEmpty { return [] }
        let locale = locale
        let offered = offered()
        found.add(
            StandardCommand.allCases.compactMap { command in
                offered[command].map { standardControl(command, isEnabled: $0) }
            })
        func standard(_ menus: [CommandPlace.Menu]) -> [CommandList] {
            menus.map { CommandList(title: $0.title(for: locale), items: found.items(of: $0)) }
        }
        let menus = standard([.app, .file, .edit, .format, .view]) + found.menus + standard([.window, .help])
        return menus.filter { !$0.items.isEmpty }
    }

    /// Returns the items of a menu that are in a node.
    func items(in node: LayoutNode) -> [CommandItem] { FoundCommands().items(in: node) }

    /// Returns the control of a standard command.
    func standardControl(_ command: StandardCommand, isEnabled: Bool) -> CommandControl {
        CommandControl(
            label: label(of: command, for: locale), mark: .none, isEnabled: isEnabled, shortcut: command.shortcut,
            target: .standard(command))
    }

    /// Undoes the last change in the window, for a host's command or key.
    public func undo() {
        host.checks.inspection?.actions?.record(.undo)
        host.undoManager.endEvent()
        host.undoManager.undo()
    }

    /// Redoes the last change that was undone in the window.
    public func redo() {
        host.checks.inspection?.actions?.record(.redo)
        host.undoManager.endEvent()
        host.undoManager.redo()
    }

    /// The locale of the window.
    private var locale: Locale { EnvironmentValues(at: root.scope, tracking: false).locale }

    /// Returns the label of a standard command, with the name of the change to undo or redo.
    private func label(of command: StandardCommand, for locale: Locale) -> String {
        switch command {
        case .undo where !host.undoManager.undoActionName.isEmpty: host.undoManager.undoMenuItemTitle
        case .redo where !host.undoManager.redoActionName.isEmpty: host.undoManager.redoMenuItemTitle
        default: command.word.string(for: locale)
        }
    }
}

extension ViewHost {
    /// The commands of the window.
    public var commands: HostCommands { HostCommands(host: self) }
}

extension CommandPlace.Menu {
    /// Returns the title in the language of a locale.
    @MainActor fileprivate func title(for locale: Locale) -> String {
        switch self {
        case .app: ProcessInfo.processInfo.processName
        case .file: SystemWord.file.string(for: locale)
        case .edit: SystemWord.edit.string(for: locale)
        case .format: SystemWord.format.string(for: locale)
        case .view: SystemWord.view.string(for: locale)
        case .window: SystemWord.window.string(for: locale)
        case .help: SystemWord.help.string(for: locale)
        }
    }
}

/// The commands that are found among the nodes of a window.
@MainActor
private struct FoundCommands {
    private var groups: [(place: CommandPlace, items: [CommandItem])] = []

    /// The menus that the app has beside the standard ones.
    private(set) var menus: [CommandList] = []

    /// True if the app has added nothing to the menus.
    var isEmpty: Bool { groups.isEmpty && menus.isEmpty }

    /// Adds the groups and menus in a node.
    mutating func collect(_ node: LayoutNode) {
        if let group = node as? CommandGroupNode {
            groups.append((group.commandPlace, items(in: group)))
        } else if let title = (node as? LabeledByNode)?.menuTitle {
            menus.append(CommandList(title: title, items: items(in: node)))
        } else {
            for child in node.shownChildren { collect(child) }
        }
    }

    /// Adds standard commands to their groups, except where the app has replaced them.
    ///
    /// The commands about the app are in its own menu if the app has added to that, otherwise at the end of the File
    /// menu, as on other desktops than Apple's.
    mutating func add(_ standard: [CommandControl]) {
        let replaced = Set(groups.map(\.place).filter { $0.side == .instead })
        let hasAppMenu = groups.contains { $0.place.menu == .app && !$0.items.isEmpty }
        for control in standard {
            guard var place = control.standard?.place, !replaced.contains(place) else { continue }
            if place.menu == .app, !hasAppMenu {
                place = CommandPlace(.file, group: CommandPlace.groupCount + place.group, side: .instead)
            }
            if let index = groups.firstIndex(where: { $0.place == place }) {
                groups[index].items.append(.control(control))
            } else {
                groups.append((place, [.control(control)]))
            }
        }
    }

    /// Returns the items of a standard menu, with a line between groups.
    func items(of menu: CommandPlace.Menu) -> [CommandItem] {
        let own = groups.enumerated().filter { $0.element.place.menu == menu && !$0.element.items.isEmpty }
        let ordered = own.sorted { one, other in
            let (first, second) = (one.element.place, other.element.place)
            return (first.group, first.side.rawValue, one.offset) < (second.group, second.side.rawValue, other.offset)
        }
        return Array(ordered.map(\.element.items).joined(separator: [.separator]))
    }

    /// Returns the items in a node.
    func items(in node: LayoutNode) -> [CommandItem] {
        var items: [CommandItem] = []
        for child in node.shownChildren { append(child, to: &items) }
        return items
    }

    private func append(_ node: LayoutNode, to items: inout [CommandItem]) {
        if node is DividerNode {
            items.append(.separator)
            return
        }
        if let title = (node as? LabeledByNode)?.menuTitle {
            items.append(.menu(CommandList(title: title, items: self.items(in: node))))
            return
        }
        let semantics = node.resolvedSemantics
        if semantics.isHidden { return }
        let mark: CommandControl.Mark
        switch semantics.role {
        case .button, .link: mark = .none
        case .toggle(let isOn): mark = .toggle(isOn: isOn)
        case .option(let isSelected): mark = .option(isSelected: isSelected)
        case .text:
            if let heading = SemanticsPass.node(node)?.label { items.append(.heading(heading)) }
            return
        default:
            for child in node.shownChildren { append(child, to: &items) }
            return
        }
        guard let found = SemanticsPass.node(node) else { return }
        let control = CommandControl(
            label: found.label, mark: mark, isEnabled: semantics.isEnabled && node.isReachable,
            shortcut: semantics.shortcut, target: .node(HostNode(node: node)))
        items.append(.control(control))
    }
}
