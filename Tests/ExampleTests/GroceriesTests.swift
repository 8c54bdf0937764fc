import SwiftData
import SwiftUI
import Testing

@testable import Groceries
@testable import UmweltTesting

@MainActor @Suite("Groceries")
struct GroceriesTests {
    private let container: ModelContainer

    init() throws {
        container = try ModelContainer(
            for: Aisle.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let fruit = Aisle(name: "Fruit")
        for name in ["Apples", "Pears"] { container.mainContext.insert(Grocery(name: name, aisle: fruit)) }
        container.mainContext.insert(Grocery(name: "Bread", aisle: Aisle(name: "Bakery")))
    }

    @Test("A bought item counts, is cleared with its aisle, and returns after undo")
    func clearing() async throws {
        container.mainContext.undoManager = nil
        let host = TestHost { GroceryList().modelContainer(container) }
        container.mainContext.undoManager = host.host.undoManager
        #expect(host.texts.contains("3 to Buy"))
        #expect(host.toggle("Bread 1"))
        #expect(host.texts.contains("2 to Buy"))
        await Task.yield()
        #expect(host.tap("Clear"))
        #expect(!host.texts.contains("Bread") && !host.texts.contains("BAKERY"))
        await Task.yield()
        #expect(host.tap("Undo"))
        #expect(host.texts.contains("Bread") && host.texts.contains("BAKERY"))
    }

    @Test("A new grocery goes to the aisle that is named, which is made if there is none")
    func adding() throws {
        let host = TestHost { GroceryList().modelContainer(container) }
        for (name, aisle) in [("Plums", "Fruit"), ("Soap", "Drugs")] {
            #expect(host.tap("Add") && host.type(name, into: "Name") && host.type(aisle, into: "Aisle"))
            #expect(host.tap("Save"))
        }
        let aisles = try container.mainContext.fetch(FetchDescriptor<Aisle>(sortBy: [SortDescriptor(\.name)]))
        #expect(aisles.map(\.name) == ["Bakery", "Drugs", "Fruit"])
        #expect(aisles[2].groceries.count == 3)
    }
}
