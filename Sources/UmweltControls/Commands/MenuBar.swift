import Foundation
@_spi(Kernel) import Umwelt

extension Scene {
    /// Adds commands to the menu bar of the scene's windows, which is above their content, and their keyboard shortcuts.
    ///
    /// ```swift
    /// WindowGroup { LibraryView() }.commands { CommandMenu("Book") { Button("Add", action: add).keyboardShortcut("n") } }
    /// ```
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        let own = AnyView(_CommandsView(content()))
        return transformEnvironment(\.self) { values in
            guard values.acceptsCommands else { return }
            values.windowDecoration = CommandSet(((values.windowDecoration as? CommandSet)?.commands ?? []) + [own])
        }
    }

    /// Removes the commands that modifiers inside have added.
    nonisolated public func commandsRemoved() -> some Scene { environment(\.acceptsCommands, false) }
}

/// The commands of a scene, around the content of its windows.
private final class CommandSet: WindowDecoration {
    let commands: [AnyView]

    init(_ commands: [AnyView]) { self.commands = commands }

    @MainActor func view(around content: AnyView) -> AnyView {
        AnyView(CommandWindow(content: content, commands: commands))
    }
}

/// The content of a window below its menu bar.
private nonisolated struct CommandWindow: View, SystemView {
    let content: AnyView
    let commands: [AnyView]

    @State private var entries: [CommandEntry] = []

    nonisolated init(content: AnyView, commands: [AnyView]) {
        self.content = content
        self.commands = commands
    }

    @MainActor var body: some View {
        VStack(spacing: 0) {
            let menus = CommandMenuModel.menus(of: entries)
            if !menus.isEmpty { MenuBar(menus: menus) }
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .background(alignment: .topLeading) {
            // The controls behind the menu bar are there for their shortcuts alone.
            ForEach(commands.indices, id: \.self) { commands[$0] }
                .environment(\.flattensMenus, true)
                .frame(width: 0, height: 0)
                .clipped()
                .focusable(false)
                .allowsHitTesting(false)
                .accessibilityHidden(true)
                .onPreferenceChange(CommandEntriesKey.self) { entries = $0 }
        }
    }
}

/// A menu of the menu bar: its title, and groups with lines between them.
struct CommandMenuModel: Identifiable {
    let id: Int
    let title: Text
    let groups: [AnyView]

    /// Returns the menus of commands: the standard ones in their order, those of the app before the last two.
    static func menus(of entries: [CommandEntry]) -> [CommandMenuModel] {
        var standard: [Int: [(rank: Int, content: AnyView)]] = [:]
        var own: [(title: Text, groups: [AnyView])] = []
        for entry in entries {
            switch entry.place {
            case .menu(let title): own.append((title, [entry.content]))
            case .group(let group, let side):
                let rank = group.rank * 3 + side.rawValue
                if side == .instead { standard[group.menu.rawValue]?.removeAll { $0.rank == rank } }
                standard[group.menu.rawValue, default: []].append((rank, entry.content))
            }
        }
        func menu(_ menu: CommandGroupPlacement.Menu) -> [(title: Text, groups: [AnyView])] {
            guard let groups = standard[menu.rawValue] else { return [] }
            let sorted = groups.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            return [(menu.title, sorted.map(\.element.content))]
        }
        let all =
            menu(.app) + menu(.file) + menu(.edit) + menu(.format) + menu(.view) + own + menu(.window) + menu(.help)
        return all.enumerated().map { CommandMenuModel(id: $0, title: $1.title, groups: $1.groups) }
    }
}

extension CommandGroupPlacement.Menu {
    /// The title of the menu.
    var title: Text {
        switch self {
        case .app: Text(verbatim: ProcessInfo.processInfo.processName)
        case .file: Text("File")
        case .edit: Text("Edit")
        case .format: Text("Format")
        case .view: Text("View")
        case .window: Text("Window")
        case .help: Text("Help")
        }
    }
}

/// A row of menus, as desktops of Linux have it in the window.
private nonisolated struct MenuBar: View, SystemView {
    let menus: [CommandMenuModel]

    nonisolated init(menus: [CommandMenuModel]) { self.menus = menus }

    @MainActor var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                ForEach(menus) { menu in
                    Menu {
                        ForEach(menu.groups.indices, id: \.self) { index in
                            if index > 0 { Divider() }
                            menu.groups[index]
                        }
                    } label: {
                        menu.title.foregroundStyle(Color.primary).padding(.horizontal, 10).padding(.vertical, 5)
                    }
                    .menuStyle(.borderlessButton)
                    .menuIndicator(.hidden)
                }
                Spacer(minLength: 0)
            }
            .font(.subheadline)
            .lineLimit(1)
            .dynamicTypeSize(.large)
            Divider()
        }
        .background(.bar)
    }
}

struct AcceptsCommandsKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// False if the commands of a scene were removed.
    var acceptsCommands: Bool {
        get { self[AcceptsCommandsKey.self] }
        set { self[AcceptsCommandsKey.self] = newValue }
    }
}
