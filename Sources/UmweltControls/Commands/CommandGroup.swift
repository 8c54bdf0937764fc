import Foundation
@_spi(Kernel) import Umwelt

/// A menu of an app's own in the menu bar of its windows.
public nonisolated struct CommandMenu<Content: View>: PrimitiveCommands {
    private let name: Text
    private let content: Content

    /// Makes a menu with a name that is looked up in the language of the environment.
    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }

    /// Makes a menu with a name.
    nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    /// Makes a menu with a name.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.init(Text(name), content: content)
    }

    nonisolated var shown: some View { CommandContent(content: content, place: .menu(name)) }
}

/// Commands at a place of the standard menus.
///
/// ```swift
/// CommandGroup(replacing: .newItem) { Button("New Book", action: add).keyboardShortcut("n") }
/// ```
///
/// The standard menus have no commands of their own here: each is in the menu bar once the app adds a group to it.
public nonisolated struct CommandGroup<Content: View>: PrimitiveCommands {
    private let place: CommandPlace
    private let content: Content

    /// Makes a group before a standard one.
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = .group(group, .before)
        content = addition()
    }

    /// Makes a group after a standard one.
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = .group(group, .after)
        content = addition()
    }

    /// Makes a group in place of a standard one. The last one of several for the same place counts.
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = .group(group, .instead)
        content = addition()
    }

    nonisolated var shown: some View { CommandContent(content: content, place: place) }
}

/// A standard group of commands.
public struct CommandGroupPlacement: Sendable, Equatable {
    /// The menu of a group.
    enum Menu: Int { case app, file, edit, format, view, window, help }

    let menu: Menu
    let rank: Int

    /// About the app.
    public static let appInfo = CommandGroupPlacement(menu: .app, rank: 0)
    /// The settings of the app.
    public static let appSettings = CommandGroupPlacement(menu: .app, rank: 1)
    /// The services of the system.
    public static let systemServices = CommandGroupPlacement(menu: .app, rank: 2)
    /// The visibility of the app.
    public static let appVisibility = CommandGroupPlacement(menu: .app, rank: 3)
    /// The end of the app.
    public static let appTermination = CommandGroupPlacement(menu: .app, rank: 4)
    /// New documents and windows.
    public static let newItem = CommandGroupPlacement(menu: .file, rank: 0)
    /// The storing of documents.
    public static let saveItem = CommandGroupPlacement(menu: .file, rank: 1)
    /// Import and export.
    public static let importExport = CommandGroupPlacement(menu: .file, rank: 2)
    /// Printing.
    public static let printItem = CommandGroupPlacement(menu: .file, rank: 3)
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement(menu: .edit, rank: 0)
    /// Cut, copy and paste.
    public static let pasteboard = CommandGroupPlacement(menu: .edit, rank: 1)
    /// The editing of text.
    public static let textEditing = CommandGroupPlacement(menu: .edit, rank: 2)
    /// The format of text.
    public static let textFormatting = CommandGroupPlacement(menu: .format, rank: 0)
    /// The toolbar.
    public static let toolbar = CommandGroupPlacement(menu: .view, rank: 0)
    /// The sidebar.
    public static let sidebar = CommandGroupPlacement(menu: .view, rank: 1)
    /// The size of the window.
    public static let windowSize = CommandGroupPlacement(menu: .window, rank: 0)
    /// The windows of the app.
    public static let windowList = CommandGroupPlacement(menu: .window, rank: 1)
    /// The windows of the app of which there is one at most.
    public static let singleWindowList = CommandGroupPlacement(menu: .window, rank: 2)
    /// The arrangement of windows.
    public static let windowArrangement = CommandGroupPlacement(menu: .window, rank: 3)
    /// Help.
    public static let help = CommandGroupPlacement(menu: .help, rank: 0)
}

/// The commands that show and hide the first column of a split view.
public nonisolated struct SidebarCommands: PrimitiveCommands {
    /// Makes the commands.
    nonisolated public init() {}

    nonisolated var shown: some View {
        CommandContent(content: SidebarCommand(), place: .group(.sidebar, .instead))
    }
}

private nonisolated struct SidebarCommand: View, SystemView {
    @FocusedValue(\.sidebar) private var sidebar

    nonisolated init() {}

    @MainActor var body: some View {
        Button("Toggle Sidebar") { sidebar?.toggleSidebar() }
            .keyboardShortcut("s", modifiers: [.control, .command])
            .disabled(sidebar?.canToggle != true)
    }
}

/// The place of commands in the menu bar.
enum CommandPlace: Equatable {
    enum Side: Int { case before, instead, after }

    /// A menu of the app's own.
    case menu(Text)
    case group(CommandGroupPlacement, Side)
}

/// Commands and their place, for the menu bar.
struct CommandEntry: Equatable {
    let place: CommandPlace
    let content: AnyView

    static func == (left: CommandEntry, right: CommandEntry) -> Bool {
        left.place == right.place && areValuesEqual(left.content, right.content)
    }
}

struct CommandEntriesKey: PreferenceKey {
    static var defaultValue: [CommandEntry] { [] }

    static func reduce(value: inout [CommandEntry], nextValue: () -> [CommandEntry]) { value += nextValue() }
}

/// The content of commands: controls whose shortcuts work, and which the menu bar shows in its menus.
nonisolated struct CommandContent<Content: View>: View, SystemView {
    let content: Content
    let place: CommandPlace

    nonisolated init(content: Content, place: CommandPlace) {
        self.content = content
        self.place = place
    }

    @MainActor var body: some View {
        // A group of nothing is how apps take standard commands away: it has no place in the menu bar.
        let entries = Content.self == EmptyView.self ? [] : [CommandEntry(place: place, content: AnyView(content))]
        content.preference(key: CommandEntriesKey.self, value: entries)
    }
}
