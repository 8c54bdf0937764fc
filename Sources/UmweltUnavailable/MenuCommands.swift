import Umwelt
import UmweltControls

@available(*, unavailable, message: "Umwelt has no commands of a remote control or a menu yet: use onKeyPress.")
public enum MoveCommandDirection: Sendable {
    case up
    case down
    case left
    case right
}

@available(*, unavailable, message: "Umwelt has no commands of a remote control or a menu yet: use onKeyPress.")
extension View {
    nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }

    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { self }

    nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }

    nonisolated public func pageCommand<V: BinaryInteger>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
    ) -> some View { self }
}

@available(*, unavailable, message: "Umwelt has none of the system's menus: declare a CommandMenu.")
public struct TextEditingCommands: Commands {
    public init() {}

    public var body: some Commands { EmptyCommands() }
}

@available(*, unavailable, message: "Umwelt has none of the system's menus: declare a CommandMenu.")
public struct TextFormattingCommands: Commands {
    public init() {}

    public var body: some Commands { EmptyCommands() }
}

@available(*, unavailable, message: "Umwelt has none of the system's menus: declare a CommandMenu.")
public struct ToolbarCommands: Commands {
    public init() {}

    public var body: some Commands { EmptyCommands() }
}

@available(*, unavailable, message: "Umwelt has none of the system's menus: declare a CommandMenu.")
public struct InspectorCommands: Commands {
    public init() {}

    public var body: some Commands { EmptyCommands() }
}

@available(*, unavailable, message: "Umwelt has none of the system's menus: declare a CommandMenu.")
public struct ImportFromDevicesCommands: Commands {
    public init() {}

    public var body: some Commands { EmptyCommands() }
}

@available(*, unavailable, message: "Umwelt's windows have one set of commands each: use commands(content:).")
extension Scene {
    nonisolated public func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene { self }
}
