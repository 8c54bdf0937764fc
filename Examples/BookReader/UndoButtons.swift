import SwiftUI

/// Takes back what was done to the shelf, and does it again.
struct UndoButtons: View {
    // The undo manager posts a notification for each new change.
    @Environment(Library.self) private var library
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        let _ = library.books
        HStack {
            Button("Undo") { withAnimation { undoManager?.undo() } }
                .disabled(undoManager?.canUndo != true)
            Button("Redo") { withAnimation { undoManager?.redo() } }
                .disabled(undoManager?.canRedo != true)
        }
    }
}
