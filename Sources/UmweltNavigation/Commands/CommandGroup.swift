import Foundation
@_spi(Kernel) import Umwelt

/// A menu of an app's own commands.
///
/// A window on the desktop shows it in a menu bar, before the menus of windows and of help. Elsewhere windows have no
/// menu bar, as on an iPhone: of commands, the keyboard shortcuts work, and assistive technology finds the controls.
public nonisolated struct CommandMenu<Content: View>: PrimitiveCommands {
    private let name: Text
    private let content: Content

    private nonisolated init(title: Text, content: Content) {
        name = title
        self.content = content
    }

    /// Makes a menu with a localized name.
    ///
    /// - Parameters:
    ///   - nameKey: The name, a key of the app's localized strings.
    ///   - content: Makes the content.
    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(title: Text(nameKey), content: content())
    }

    /// Makes a menu with a name.
    ///
    /// - Parameters:
    ///   - name: The title of the menu in the menu bar.
    ///   - content: The items of the menu: buttons, toggles, pickers and further menus.
    nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.init(title: name, content: content())
    }

    /// Makes a menu with a name.
    ///
    /// - Parameters:
    ///   - name: The name, which is not localized.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.init(title: Text(name), content: content())
    }

    package nonisolated var shown: some View { FlatMenu(label: name, content: content) }
}

/// Commands at a position in the standard menus.
///
/// ```swift
/// CommandGroup(replacing: .newItem) { Button("New Book", action: add).keyboardShortcut("n") }
/// ```
///
/// A desktop window shows them in the standard menu at that position. Windows of apps with commands have these by
/// default: `.appSettings`, if the app has settings, `.appTermination`, `.saveItem`, which closes the window,
/// `.undoRedo` and `.pasteboard`. The first two are in the menu of files, unless the app itself puts something into the
/// menu that has the app's name. A group that replaces one of these also replaces its shortcuts, except those of text
/// fields. Other standard menus and groups contain only the app's commands.
public nonisolated struct CommandGroup<Content: View>: PrimitiveCommands {
    private let place: CommandPlace
    private let content: Content

    /// Makes a group before a standard one.
    ///
    /// - Parameters:
    ///   - group: The standard group.
    ///   - addition: Makes the items.
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = group.place(on: .before)
        content = addition()
    }

    /// Makes a group after a standard one.
    ///
    /// - Parameters:
    ///   - group: The standard group.
    ///   - addition: Makes the items.
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = group.place(on: .after)
        content = addition()
    }

    /// Makes a group in place of a standard one.
    ///
    /// - Parameters:
    ///   - group: The standard group.
    ///   - addition: Makes the items.
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = group.place(on: .instead)
        content = addition()
    }

    package nonisolated var shown: some View { PlacedCommands(place: place, content: content) }
}

/// Commands at a position in the menus of their window.
nonisolated struct PlacedCommands<Content: View>: View, SystemView {
    let place: CommandPlace
    let content: Content

    nonisolated init(place: CommandPlace, content: Content) {
        self.place = place
        self.content = content
    }

    @MainActor var body: some View { VStack { content }.commandGroup(at: place) }
}

/// A standard group of commands.
public struct CommandGroupPlacement: Sendable, Equatable {
    private let menu: CommandPlace.Menu

    /// The order of the group among all supported groups.
    private let order: Int

    private init(_ menu: CommandPlace.Menu, _ order: Int) {
        self.menu = menu
        self.order = order
    }

    /// Returns the position at a side of the group.
    nonisolated func place(on side: CommandPlace.Side) -> CommandPlace {
        CommandPlace(menu, group: order, side: side)
    }

    /// About the app.
    public static let appInfo = CommandGroupPlacement(.app, 0)
    /// The settings of the app.
    public static let appSettings = CommandGroupPlacement(.app, CommandPlace.settingsGroup)
    /// The services of the system.
    public static let systemServices = CommandGroupPlacement(.app, 2)
    /// The visibility of the app.
    public static let appVisibility = CommandGroupPlacement(.app, 3)
    /// The end of the app.
    public static let appTermination = CommandGroupPlacement(.app, CommandPlace.terminationGroup)
    /// New documents and windows.
    public static let newItem = CommandGroupPlacement(.file, 5)
    /// The storing of documents, and the end of windows.
    public static let saveItem = CommandGroupPlacement(.file, CommandPlace.saveGroup)
    /// Import and export.
    public static let importExport = CommandGroupPlacement(.file, 7)
    /// Printing.
    public static let printItem = CommandGroupPlacement(.file, 8)
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement(.edit, CommandPlace.undoGroup)
    /// Cut, copy and paste, and the selection of everything.
    public static let pasteboard = CommandGroupPlacement(.edit, CommandPlace.pasteboardGroup)
    /// The editing of text.
    public static let textEditing = CommandGroupPlacement(.edit, 11)
    /// The format of text.
    public static let textFormatting = CommandGroupPlacement(.format, 12)
    /// The toolbar.
    public static let toolbar = CommandGroupPlacement(.view, 13)
    /// The sidebar.
    public static let sidebar = CommandGroupPlacement(.view, 14)
    /// The size of the window.
    public static let windowSize = CommandGroupPlacement(.window, 15)
    /// The windows of the app.
    public static let windowList = CommandGroupPlacement(.window, 16)
    /// The app's single windows.
    public static let singleWindowList = CommandGroupPlacement(.window, 17)
    /// The arrangement of windows.
    public static let windowArrangement = CommandGroupPlacement(.window, 18)
    /// Help.
    public static let help = CommandGroupPlacement(.help, 19)
}

/// The commands that show and hide the first column of a split view.
public nonisolated struct SidebarCommands: PrimitiveCommands {
    /// Makes the commands.
    nonisolated public init() {}

    package nonisolated var shown: some View {
        PlacedCommands(place: CommandGroupPlacement.sidebar.place(on: .instead), content: SidebarCommand())
    }
}

private nonisolated struct SidebarCommand: View, SystemView {
    @FocusedValue(\.sidebar) private var sidebar

    nonisolated init() {}

    @MainActor var body: some View {
        Button {
            sidebar?.toggleSidebar()
        } label: {
            (sidebar?.isSidebarShown == true ? SystemWord.hideSidebar : .showSidebar).text
        }
        .keyboardShortcut("s", modifiers: [.control, .command])
        .disabled(sidebar?.canToggle != true)
    }
}
