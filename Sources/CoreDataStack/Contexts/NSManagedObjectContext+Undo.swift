import Foundation
import UmweltBase

// Each change registers the one that reverts it, which registers the first again while it runs: that is redone.
extension NSManagedObjectContext {
    /// Takes back what was done last.
    public func undo() { onMain { $0.undo() } }

    /// Does again what was taken back last.
    public func redo() { onMain { $0.redo() } }

    private func onMain(_ body: @MainActor @Sendable (UndoManager) -> Void) {
        guard let undoManager, MainQueue.isCurrent else { return }
        MainActor.assumeIsolated { body(undoManager) }
    }

    /// True if changes are registered with an undo manager.
    var recordsUndo: Bool { undoManager != nil }

    /// Registers an action that reverts a change. Does nothing without an undo manager, or elsewhere than on the main
    /// queue, on which undo managers are used.
    func registerUndo(_ action: @escaping () -> Void) {
        guard recordsUndo else { return }
        nonisolated(unsafe) let action = action
        onMain { manager in manager.registerUndo(withTarget: self) { _ in action() } }
    }

    /// Removes the actions that would revert changes which are taken back.
    func forgetUndo() { onMain { $0.removeAllActions(withTarget: self) } }

    /// Runs a closure whose changes cannot be undone by themselves.
    func withoutUndo(_ body: () -> Void) {
        let manager = undoManager
        undoManager = nil
        body()
        undoManager = manager
    }
}
