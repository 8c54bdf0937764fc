import SwiftUI

/// Xcode's template of an app with Core Data. Its package makes the class `Item` of the model by the plug-in
/// `CoreDataModels`.
@main
struct DiaryApp: App {
    let persistenceController = PersistenceController.shared

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environment(\.managedObjectContext, persistenceController.container.viewContext)
        }
    }
}
