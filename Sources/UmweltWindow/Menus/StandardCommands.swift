internal import CGTK
import Umwelt

/// The standard commands of a window: their actions, and whether they are enabled.
///
/// Text commands act on the focused field, or else on the view that copies, cuts or pastes.
@MainActor
struct StandardCommands {
    private unowned let window: HostWindow

    init(_ window: HostWindow) { self.window = window }

    /// The window's commands, with true for enabled ones.
    var offered: [StandardCommand: Bool] {
        let undoManager = window.view.undoManager
        let field = field
        var offered: [StandardCommand: Bool] = [.close: window.view.system.allowsDismissal, .quit: true]
        if window.view.system.hasSettings { offered[.settings] = true }
        // Fields for secrets have nothing of it.
        offered[.undo] = undoManager.canUndo && field?.isSecret != true
        offered[.redo] = undoManager.redoCount > 0 && field?.isSecret != true
        for command in [StandardCommand.cut, .copy, .paste] {
            let isHeard = window.input.handlesCommand(command.shortcut.key)
            offered[command] = field.map { !$0.isSecret || command == .paste } ?? isHeard
        }
        offered[.selectAll] = field != nil
        return offered
    }

    /// Carries a command out.
    func perform(_ command: StandardCommand) {
        switch command {
        case .settings: _ = window.view.system.openSettings()
        // The event that has chosen the item is still on its way through the window.
        case .quit: Task { [host = window.host] in host.closeAll() }
        case .close: Task { [weak window = window] in window?.close() }
        case .undo: window.view.commands.undo()
        case .redo: window.view.commands.redo()
        case .cut, .copy, .paste: edit(command)
        case .selectAll: field?.perform("selection.select-all")
        }
        window.update()
    }

    private func edit(_ command: StandardCommand) {
        guard let field else { return window.input.sendCommand(command.shortcut.key) }
        switch command {
        case .cut: field.perform("clipboard.cut")
        case .copy: field.perform("clipboard.copy")
        default: field.perform("clipboard.paste")
        }
    }

    /// The field that has the focus, also while the menu bar has the keyboard.
    private var field: FieldWidget? { window.view.nodes.focused.flatMap { window.fields.widget(of: $0.id) } }
}
