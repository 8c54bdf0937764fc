@_spi(Kernel) import Umwelt

/// The commands that show, hide and change toolbars: none, as windows have no menu bar here, and their toolbars stay.
public nonisolated struct ToolbarCommands: PrimitiveCommands {
    /// Makes the commands.
    nonisolated public init() {}

    package nonisolated var shown: EmptyView { EmptyView() }
}

/// The commands of a text that is edited, such as searching it: none beside those that the browser has for its fields.
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

/// The commands that take in pictures from other devices: none, as the browser has no access to these.
public nonisolated struct ImportFromDevicesCommands: PrimitiveCommands {
    /// Makes the commands.
    nonisolated public init() {}

    package nonisolated var shown: EmptyView { EmptyView() }
}
