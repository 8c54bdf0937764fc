struct UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
    /// The undo manager of the view's window; nil outside of windows.
    ///
    /// The window sets it, and ``HostCommands/undo()`` runs the actions that are registered with it.
    ///
    /// ```swift
    /// @Environment(\.undoManager) private var undoManager
    /// ```
    public var undoManager: UndoManager? { self[UndoManagerKey.self] }
}
