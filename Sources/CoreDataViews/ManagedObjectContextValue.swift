import CoreDataStack
import Umwelt

/// The key of the managed object context.
enum ManagedObjectContextKey: EnvironmentKey {
    /// A context of no store: it finds nothing, and nothing can be made in it.
    static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
    /// The context of the views' objects, in which requests look and views insert and delete.
    ///
    /// ```swift
    /// TripList().environment(\.managedObjectContext, container.viewContext)
    /// ```
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}
