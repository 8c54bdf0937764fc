import SwiftData
import SwiftUI

/// A shopping list that is kept in `~/.local/share/Groceries`, with undo.
@main
struct GroceriesApp: App {
    var body: some Scene {
        WindowGroup("Groceries") { GroceryList() }
            .modelContainer(for: Aisle.self, isUndoEnabled: true)
    }
}
