import Foundation
@_spi(Kernel) import Umwelt

/// A menu of an app's own commands.
///
/// Windows have no menu bar here, as on an iPhone: of commands, the keyboard shortcuts work, and assistive technology finds
/// the controls.
public nonisolated struct CommandMenu<Content: View>: PrimitiveCommands {
    private let content: Content

    /// Makes a menu with a name that is looked up in the language of the environment.
    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Makes a menu with a name.
    nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Makes a menu with a name.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    nonisolated var shown: some View { content }
}

/// Commands at a place of the standard menus.
///
/// ```swift
/// CommandGroup(replacing: .newItem) { Button("New Book", action: add).keyboardShortcut("n") }
/// ```
///
/// Windows have no menu bar here: the place of a group shows only there.
public nonisolated struct CommandGroup<Content: View>: PrimitiveCommands {
    private let content: Content

    /// Makes a group before a standard one.
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }

    /// Makes a group after a standard one.
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }

    /// Makes a group in place of a standard one.
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }

    nonisolated var shown: some View { content }
}

/// A standard group of commands.
public struct CommandGroupPlacement: Sendable, Equatable {
    private let name: String

    /// About the app.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// The settings of the app.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// The services of the system.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// The visibility of the app.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// The end of the app.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// New documents and windows.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// The storing of documents.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// Import and export.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// Printing.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// Cut, copy and paste.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// The editing of text.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// The format of text.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// The toolbar.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// The sidebar.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// The size of the window.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// The windows of the app.
    public static let windowList = CommandGroupPlacement(name: "windowList")
    /// The windows of the app of which there is one at most.
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    /// The arrangement of windows.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// Help.
    public static let help = CommandGroupPlacement(name: "help")
}

/// The commands that show and hide the first column of a split view.
public nonisolated struct SidebarCommands: PrimitiveCommands {
    /// Makes the commands.
    nonisolated public init() {}

    nonisolated var shown: some View { SidebarCommand() }
}

private nonisolated struct SidebarCommand: View, SystemView {
    @FocusedValue(\.sidebar) private var sidebar

    nonisolated init() {}

    @MainActor var body: some View {
        Button {
            sidebar?.toggleSidebar()
        } label: {
            SystemWord.showSidebar.text
        }
        .keyboardShortcut("s", modifiers: [.control, .command])
        .disabled(sidebar?.canToggle != true)
    }
}
