import CoreDataStack
import Umwelt

/// The key of the managed object context.
enum ManagedObjectContextKey: EnvironmentKey {
    /// A context without a store: it finds nothing, and no object can be created in it.
    static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
    /// The context of the views' objects, for requests, insertions and deletions.
    ///
    /// ```swift
    /// TripList().environment(\.managedObjectContext, container.viewContext)
    /// ```
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}
