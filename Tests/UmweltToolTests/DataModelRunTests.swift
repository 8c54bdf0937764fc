import Foundation
import Testing

/// Apps with Core Data as Xcode lays them out, drawn as they stand.
@Suite("Apps with Core Data") struct DataModelRunTests {
    private static let persistence = """
        import CoreData

        struct PersistenceController {
            static let shared = PersistenceController()

            @MainActor static let preview: PersistenceController = {
                let controller = PersistenceController(inMemory: true)
                let context = controller.container.viewContext
                for day in 1...3 {
                    let item = Item(context: context)
                    item.timestamp = Date(timeIntervalSinceReferenceDate: Double(day) * 86_400)
                    item.count = Int16(day)
                }
                do {
                    try context.save()
                } catch {
                    fatalError("Unresolved error \\((error as NSError).userInfo)")
                }
                return controller
            }()

            let container: NSPersistentContainer

            init(inMemory: Bool = false) {
                container = NSPersistentContainer(name: "Diary")
                if inMemory {
                    container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
                }
                container.loadPersistentStores(completionHandler: { storeDescription, error in
                    if let error = error as NSError? { fatalError("Unresolved error \\(error), \\(error.userInfo)") }
                })
                container.viewContext.automaticallyMergesChangesFromParent = true
            }
        }
        """

    private static let view = """
        import SwiftUI
        import CoreData

        struct ContentView: View {
            @Environment(\\.managedObjectContext) private var viewContext
            @FetchRequest(
                sortDescriptors: [NSSortDescriptor(keyPath: \\Item.timestamp, ascending: true)], animation: .default)
            private var items: FetchedResults<Item>

            var body: some View {
                NavigationView {
                    List {
                        ForEach(items) { item in
                            NavigationLink {
                                Text("Item at \\(item.timestamp!, formatter: formatter)")
                            } label: {
                                Text("Day \\(item.count)")
                            }
                        }
                        .onDelete(perform: deleteItems)
                    }
                    .toolbar {
                        ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
                        ToolbarItem { Button(action: addItem) { Label("Add Item", systemImage: "plus") } }
                    }
                    Text("Select an item")
                }
            }

            private func addItem() {
                withAnimation {
                    let newItem = Item(context: viewContext)
                    newItem.timestamp = Date()
                    do { try viewContext.save() } catch { fatalError("Unresolved error \\(error as NSError)") }
                }
            }

            private func deleteItems(offsets: IndexSet) {
                withAnimation {
                    offsets.map { items[$0] }.forEach(viewContext.delete)
                    try? viewContext.save()
                }
            }
        }

        private let formatter: DateFormatter = {
            let formatter = DateFormatter()
            formatter.dateStyle = .short
            return formatter
        }()

        #Preview("Diary") {
            ContentView().environment(\\.managedObjectContext, PersistenceController.preview.container.viewContext)
        }
        """

    private static func model(codeGeneration: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
            <entity name="Item" representedClassName="Item" syncable="YES"\(codeGeneration)>
                <attribute name="timestamp" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                <attribute name="count" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
            </entity>
        </model>
        """
    }

    private func workshop(codeGeneration: String) throws -> Workshop {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            @main struct DiaryApp: App {
                let persistenceController = PersistenceController.shared
                var body: some Scene {
                    WindowGroup {
                        ContentView().environment(\\.managedObjectContext, persistenceController.container.viewContext)
                    }
                }
            }
            """, to: "Diary/DiaryApp.swift")
        try workshop.write(Self.persistence, to: "Diary/Persistence.swift")
        try workshop.write(Self.view, to: "Diary/ContentView.swift")
        try workshop.write(
            Self.model(codeGeneration: codeGeneration), to: "Diary/Diary.xcdatamodeld/Diary.xcdatamodel/contents")
        return workshop
    }

    @Test("Classes are generated of the model, and a preview shows what a store in memory has")
    func generated() async throws {
        let workshop = try workshop(codeGeneration: " codeGenerationType=\"class\"")
        let outcome = try await workshop.umwelt(
            "picture", "Diary", "--preview", "Diary", "--output", "diary.svg",
            variables: ["XDG_DATA_HOME": workshop.folder.appendingPathComponent(".data").path])
        #expect(outcome.code == 0, "\(outcome.errors)")
        let picture = String(decoding: try workshop.data("diary.svg"), as: UTF8.self)
        for text in ["Day 1", "Day 2", "Day 3"] { #expect(picture.contains(text), "\(text)") }
    }

    @Test("Classes as Xcode writes them compile, with @objc and @NSManaged")
    func handWritten() async throws {
        let workshop = try workshop(codeGeneration: "")
        try workshop.write(
            """
            import Foundation
            import CoreData

            @objc(Item)
            public class Item: NSManagedObject {
            }

            extension Item {
                @nonobjc public class func fetchRequest() -> NSFetchRequest<Item> {
                    return NSFetchRequest<Item>(entityName: "Item")
                }
                @NSManaged public var timestamp: Date?
                @NSManaged public var count: Int16
            }

            extension Item: Identifiable {
            }
            """, to: "Diary/Item.swift")
        let outcome = try await workshop.umwelt(
            "picture", "Diary", "--preview", "Diary", "--output", "diary.svg",
            variables: ["XDG_DATA_HOME": workshop.folder.appendingPathComponent(".data").path])
        #expect(outcome.code == 0, "\(outcome.errors)")
    }
}
