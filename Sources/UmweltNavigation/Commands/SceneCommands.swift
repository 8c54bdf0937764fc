import Foundation
@_spi(Kernel) import Umwelt

extension Scene {
    /// Adds commands to the scene's windows. Their keyboard shortcuts work, and windows on the desktop show them in a
    /// menu bar.
    ///
    /// ```swift
    /// WindowGroup { LibraryView() }.commands { CommandMenu("Book") { Button("Add", action: add).keyboardShortcut("n") } }
    /// ```
    ///
    /// - Parameter content: The commands: command menus, and groups that replace or extend those of the system.
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

/// The content of a window, with its commands behind it: they are there for their shortcuts, and for the menu bar of
/// hosts that have one.
private nonisolated struct CommandWindow: View, SystemView {
    let content: AnyView
    let commands: [AnyView]

    nonisolated init(content: AnyView, commands: [AnyView]) {
        self.content = content
        self.commands = commands
    }

    @MainActor var body: some View {
        content.background(alignment: .topLeading) {
            VStack { ForEach(commands.indices, id: \.self) { commands[$0] } }
                .forHostMenus()
                .windowCommands()
        }
    }
}

extension View {
    /// Keeps controls for the host's menus.
    @MainActor func forHostMenus() -> some View {
        environment(\.flattensMenus, true)
            .environment(\.isInMenu, true)
            .buttonStyle(MenuItemStyle())
            .toggleStyle(MenuToggleStyle())
            .forShortcutsOnly()
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
