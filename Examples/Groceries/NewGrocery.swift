import SwiftData
import SwiftUI

/// The sheet that adds something to the list.
struct NewGrocery: View {
    @Environment(\.modelContext) private var context
    @Environment(\.dismiss) private var dismiss
    @Query(sort: \Aisle.name) private var aisles: [Aisle]
    @State private var name = ""
    @State private var aisle = ""
    @State private var amount = 1

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                Stepper("Amount: \(amount)", value: $amount, in: 1...99)
                TextField("Aisle", text: $aisle)
                if !aisles.isEmpty {
                    Section("Aisles") {
                        ForEach(aisles) { one in Button(one.name) { aisle = one.name } }
                    }
                }
            }
            .navigationTitle("New")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save).disabled(name.isEmpty || aisle.isEmpty)
                }
            }
        }
    }

    private func save() {
        let place = aisles.first { $0.name == aisle } ?? Aisle(name: aisle)
        context.insert(Grocery(name: name, amount: amount, aisle: place))
        dismiss()
    }
}

#Preview("List") {
    let config = ModelConfiguration(isStoredInMemoryOnly: true)
    let container = try! ModelContainer(for: Aisle.self, configurations: config)
    let fruit = Aisle(name: "Fruit")
    for name in ["Apples", "Pears", "Plums"] {
        container.mainContext.insert(Grocery(name: name, amount: name.count, aisle: fruit))
    }
    container.mainContext.insert(Grocery(name: "Bread", aisle: Aisle(name: "Bakery")))
    return GroceryList().modelContainer(container)
}
