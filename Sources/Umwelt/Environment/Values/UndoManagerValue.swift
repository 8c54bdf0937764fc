struct UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
    /// What records the changes that can be undone in the view's window; nil outside of windows.
    ///
    /// The window sets it, and its ``ViewHost/undo()`` runs what is registered with it.
    ///
    /// ```swift
    /// @Environment(\.undoManager) private var undoManager
    /// ```
    public var undoManager: UndoManager? { self[UndoManagerKey.self] }
}
