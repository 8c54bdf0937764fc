import Foundation
import UmweltBase

// Each change registers the one that reverts it, which registers the first change again while it runs, for redo.
extension NSManagedObjectContext {
    /// Undoes the last change.
    public func undo() { onMain { $0.undo() } }

    /// Redoes the last undone change.
    public func redo() { onMain { $0.redo() } }

    private func onMain(_ body: @MainActor @Sendable (UndoManager) -> Void) {
        guard let undoManager, MainQueue.isCurrent else { return }
        MainActor.assumeIsolated { body(undoManager) }
    }

    /// True if changes are registered with an undo manager.
    var recordsUndo: Bool { undoManager != nil }

    /// Registers an action that reverts a change. Has no effect without an undo manager, or outside the main queue,
    /// where undo managers are used.
    func registerUndo(_ action: @escaping () -> Void) {
        guard recordsUndo else { return }
        nonisolated(unsafe) let action = action
        onMain { manager in manager.registerUndo(withTarget: self) { _ in action() } }
    }

    /// Removes the undo actions of discarded changes.
    func forgetUndo() { onMain { $0.removeAllActions(withTarget: self) } }

    /// Runs a closure without registering undo actions for its changes.
    func withoutUndo(_ body: () -> Void) {
        let manager = undoManager
        undoManager = nil
        body()
        undoManager = manager
    }
}
