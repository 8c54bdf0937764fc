@_spi(Kernel) import Umwelt

/// The commands for toolbars: none, because toolbars cannot be hidden or changed here.
public nonisolated struct ToolbarCommands: PrimitiveCommands {
    /// Makes the commands.
    nonisolated public init() {}

    package nonisolated var shown: EmptyView { EmptyView() }
}

/// The commands for text editing, such as find: none besides the browser's for its fields.
public nonisolated struct TextEditingCommands: PrimitiveCommands {
    /// Makes the commands.
    nonisolated public init() {}

    package nonisolated var shown: EmptyView { EmptyView() }
}

/// The commands that change the fonts of a text that is edited: none, as fields have one font.
public nonisolated struct TextFormattingCommands: PrimitiveCommands {
    /// Makes the commands.
    nonisolated public init() {}

    package nonisolated var shown: EmptyView { EmptyView() }
}

/// The commands that import pictures from other devices: none, because the browser has no access to these.
public nonisolated struct ImportFromDevicesCommands: PrimitiveCommands {
    /// Makes the commands.
    nonisolated public init() {}

    package nonisolated var shown: EmptyView { EmptyView() }
}
