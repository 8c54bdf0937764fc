import Foundation
import UmweltBase
import UmweltStore

/// A model with its stores, and the contexts that use them.
///
/// ```swift
/// let container = NSPersistentContainer(name: "Trips")
/// container.loadPersistentStores { _, error in
///     if let error { print("The trips cannot be opened: \(error)") }
/// }
/// ```
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    // Options are set before the stores are opened.

    /// The folder of stores with only a name: `~/.local/share/NAME` with the program's name, or below `XDG_DATA_HOME`.
    open class func defaultDirectoryURL() -> URL { DataFolder.url }

    /// The name of the container, of its model and its store.
    public let name: String

    /// The context for views and other code on the main actor.
    public let viewContext: NSManagedObjectContext

    /// The model.
    open var managedObjectModel: NSManagedObjectModel { persistentStoreCoordinator.managedObjectModel }

    /// The coordinator that has the stores.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator

    /// The descriptions of the stores. By default there is one, an SQLite file with the container's name.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// Makes a container of a model.
    ///
    /// - Parameters:
    ///   - name: The name of the container, which is also the name of its file.
    ///   - model: The model, which describes the entities.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        persistentStoreDescriptions = []
        super.init()
        let folder = type(of: self).defaultDirectoryURL()
        persistentStoreDescriptions = [
            NSPersistentStoreDescription(url: folder.appendingPathComponent("\(name).sqlite"))
        ]
    }

    /// Makes a container of the model of its name, an `.xcdatamodeld` among the program's resources. Without one the
    /// reason is logged, and the model has no entities.
    ///
    /// - Parameter name: The name of the container, of its model and of its file.
    public convenience init(name: String) {
        let found = NSManagedObjectModel.named(name)
        if found == nil {
            Log.coreData.error(
                """
                There is no model “\(name).xcdatamodeld” among the program's resources: in a package, name it in the \
                target's resources, as in .copy("\(name).xcdatamodeld").
                """)
        }
        self.init(name: name, managedObjectModel: found ?? NSManagedObjectModel())
    }

    /// Opens the stores of the descriptions, and calls a closure for each, with the reason if it cannot be opened.
    ///
    /// - Parameter block: Called once for each store with its description, and with the error if it cannot be opened.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// Makes a context for work off the main actor.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs a closure off the main actor, with a new context.
    ///
    /// - Parameter block: The closure, with a new context that it may use until it returns.
    open func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Runs a closure off the main actor, with a new context, and returns its result.
    ///
    /// - Parameter block: The closure, with a new context that it may use until it returns.
    public func performBackgroundTask<T, Failure: Error>(
        _ block: @escaping @Sendable (NSManagedObjectContext) throws(Failure) -> T
    ) async throws(Failure) -> T {
        let context = newBackgroundContext()
        return try await context.perform { () throws(Failure) -> T in try block(context) }
    }
}
