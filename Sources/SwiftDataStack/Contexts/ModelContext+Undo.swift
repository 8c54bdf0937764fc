import UmweltBase

// Each change registers the one that reverts it, which registers the first change again while it runs, for redo.
extension ModelContext {
    /// True if changes can be undone: a property need not be read before it is set otherwise.
    var recordsUndo: Bool {
        !isMerging && (undoManager != nil || undoManagerOfWindow != nil) && MainQueue.isCurrent
    }

    /// Registers an action that reverts a change. Has no effect without an undo manager, or outside the main actor,
    /// where undo managers are used.
    func registerUndo(_ action: @escaping (ModelContext) -> Void) {
        guard recordsUndo else { return }
        nonisolated(unsafe) let (context, action) = (self, action)
        MainActor.assumeIsolated {
            context.usedUndoManager?.registerUndo(withTarget: context) { action($0) }
        }
    }

    /// Removes the undo actions of discarded changes.
    func forgetUndo() {
        guard recordsUndo else { return }
        nonisolated(unsafe) let context = self
        MainActor.assumeIsolated { context.usedUndoManager?.removeAllActions(withTarget: context) }
    }

    @MainActor private var usedUndoManager: UndoManager? { undoManager ?? undoManagerOfWindow?() }

    /// Reverts the insertion of an object: it leaves the context, or is deleted if it has been saved meanwhile. Related
    /// objects are unchanged.
    func withdraw(_ model: any PersistentModel) {
        // The row of a merged object was in the store before.
        guard model.modelContext === self, model.current === model else { return }
        switch model.state {
        case .inserted: forgetInserted(model)
        case .saved: markDeleted(model)
        case .free, .deleted: return
        }
        record(.members(model.entity))
        registerUndo { $0.insert(any: model) }
    }
}
