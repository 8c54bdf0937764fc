import SwiftDataStack
import Umwelt

/// The key of the model context.
enum ModelContextKey: EnvironmentKey {
    /// A context without model classes, into which nothing can be inserted.
    // Read on the main actor. A store in memory can always be opened.
    nonisolated(unsafe) static let defaultValue = ModelContext(
        try! ModelContainer(for: Schema([]), configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
}

extension EnvironmentValues {
    /// The model context that views use to insert and delete objects, and that `@Query` fetches from: see
    /// ``View/modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:)``.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}
