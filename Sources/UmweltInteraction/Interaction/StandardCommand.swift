/// A default command of windows with a menu bar, in a standard group.
public enum StandardCommand: Hashable, Sendable, CaseIterable {
    /// The window of the app's settings.
    case settings
    /// The end of the app.
    case quit
    /// The end of the window.
    case close
    /// Undoes the last change.
    case undo
    /// Redoes the last undone change.
    case redo
    /// The selection, moved to the clipboard.
    case cut
    /// The selection, copied to the clipboard.
    case copy
    /// Replaces the selection by the content of the clipboard.
    case paste
    /// Everything, selected.
    case selectAll

    /// The place of the command, which a group of the app can replace.
    package var place: CommandPlace {
        switch self {
        case .settings: CommandPlace(.app, group: CommandPlace.settingsGroup, side: .instead)
        case .quit: CommandPlace(.app, group: CommandPlace.terminationGroup, side: .instead)
        case .close: CommandPlace(.file, group: CommandPlace.saveGroup, side: .instead)
        case .undo, .redo: CommandPlace(.edit, group: CommandPlace.undoGroup, side: .instead)
        case .cut, .copy, .paste, .selectAll: CommandPlace(.edit, group: CommandPlace.pasteboardGroup, side: .instead)
        }
    }

    /// The label.
    package var word: SystemWord {
        switch self {
        case .settings: .settings
        case .quit: .quit
        case .close: .close
        case .undo: .undo
        case .redo: .redo
        case .cut: .cut
        case .copy: .copy
        case .paste: .paste
        case .selectAll: .selectAll
        }
    }

    /// The keys of the command.
    package var shortcut: KeyboardShortcut {
        switch self {
        case .settings: KeyboardShortcut(",")
        case .quit: KeyboardShortcut("q")
        case .close: KeyboardShortcut("w")
        case .undo: KeyboardShortcut("z")
        case .redo: KeyboardShortcut("z", modifiers: [.command, .shift])
        case .cut: KeyboardShortcut("x")
        case .copy: KeyboardShortcut("c")
        case .paste: KeyboardShortcut("v")
        case .selectAll: KeyboardShortcut("a")
        }
    }
}

extension CommandPlace {
    /// The order of the groups of standard commands among all standard groups.
    package static let settingsGroup = 1
    package static let terminationGroup = 4
    package static let saveGroup = 6
    package static let undoGroup = 9
    package static let pasteboardGroup = 10

    /// The number of standard groups.
    package static let groupCount = 20
}
