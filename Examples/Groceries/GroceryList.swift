import SwiftData
import SwiftUI

/// All aisles with what is to buy there, what is left, and undo.
struct GroceryList: View {
    @Environment(\.modelContext) private var context
    @Environment(\.undoManager) private var undoManager
    @Query(sort: \Aisle.name) private var aisles: [Aisle]
    @Query(filter: #Predicate<Grocery> { !$0.isBought }) private var left: [Grocery]
    @State private var search = ""
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(aisles) { AisleSection(aisle: $0, search: search) }
            }
            .overlay {
                if aisles.isEmpty {
                    ContentUnavailableView("Nothing to Buy", systemImage: "cart", description: Text("Add with +."))
                }
            }
            .searchable(text: $search)
            .navigationTitle(left.isEmpty ? "Groceries" : "\(left.count) to Buy")
            .toolbar {
                ToolbarItemGroup(placement: .topBarLeading) {
                    Button("Undo", systemImage: "arrow.uturn.backward") { undoManager?.undo() }
                        .disabled(undoManager?.canUndo != true)
                    Button("Redo", systemImage: "arrow.uturn.forward") { undoManager?.redo() }
                        .disabled(undoManager?.canRedo != true)
                }
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Button("Clear", systemImage: "trash", action: clear)
                    Button("Add", systemImage: "plus") { isAdding = true }
                }
            }
            .sheet(isPresented: $isAdding) { NewGrocery() }
        }
    }

    /// Deletes what is bought, and the aisles where nothing is left.
    private func clear() {
        for aisle in aisles where aisle.groceries.allSatisfy(\.isBought) { context.delete(aisle) }
        try? context.delete(model: Grocery.self, where: #Predicate { $0.isBought })
    }
}

/// The list of what is to buy in one aisle, as far as it matches the search.
private struct AisleSection: View {
    let aisle: Aisle
    @Environment(\.modelContext) private var context
    @Query private var groceries: [Grocery]

    init(aisle: Aisle, search: String) {
        self.aisle = aisle
        let id = aisle.persistentModelID
        _groceries = Query(
            filter: #Predicate {
                $0.aisle?.persistentModelID == id && (search.isEmpty || $0.name.localizedStandardContains(search))
            }, sort: \.name)
    }

    var body: some View {
        if !groceries.isEmpty {
            Section(aisle.name) {
                ForEach(groceries) { GroceryRow(grocery: $0) }
                    .onDelete { places in for place in places { context.delete(groceries[place]) } }
            }
        }
    }
}

private struct GroceryRow: View {
    @Bindable var grocery: Grocery

    var body: some View {
        Toggle(isOn: $grocery.isBought) {
            HStack {
                Text(grocery.name).strikethrough(grocery.isBought)
                Spacer()
                Text(grocery.amount, format: .number).foregroundStyle(.secondary)
            }
        }
    }
}
