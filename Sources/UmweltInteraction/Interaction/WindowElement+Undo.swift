@_spi(Kernel) import UmweltCore

extension WindowElement {
    /// The undo manager for changes in the window; nil for the element of an app's scenes.
    package final var undoManager: UndoManager? {
        get { attachments[UndoManager.self] }
        set { attachments[UndoManager.self] = newValue }
    }

    /// Ends the undo group of the last event. Called before an event reaches a node of the window.
    package final func willReceiveEvent() {
        if let undoManager { onMainActor({ @MainActor (manager: UndoManager) in manager.endEvent() }, undoManager) }
    }
}
