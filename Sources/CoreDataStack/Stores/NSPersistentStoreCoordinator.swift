import Foundation
import Synchronization
import UmweltSQLite

extension NSNotification.Name {
    /// Stores of a coordinator were added or removed.
    public static let NSPersistentStoreCoordinatorStoresDidChange = NSNotification.Name(
        "_NSPersistentStoreCoordinatorStoresDidChangeNotification")
}

/// The stores of a model, for contexts. Contexts of any thread use it, one after the other.
open class NSPersistentStoreCoordinator: NSObject, NSLocking, @unchecked Sendable {
    // Its state is used under the lock.

    /// The model of the stores.
    public let managedObjectModel: NSManagedObjectModel

    /// The name of the coordinator, for users.
    open var name: String?

    var layouts: [String: EntityLayout] { managedObjectModel.layouts }
    private var stores: [NSPersistentStore] = [] {
        didSet { version.add(1, ordering: .releasing) }
    }

    /// The number of changes of the list of stores, after which contexts ask for theirs again.
    var storesVersion: Int { version.load(ordering: .acquiring) }

    private let version = Atomic<Int>(0)
    private let recursiveLock = NSRecursiveLock()
    private var contexts: [WeakContext] = []
    private let queue = DispatchQueue(label: "umwelt.coredata.coordinator")

    private struct WeakContext {
        weak var context: NSManagedObjectContext?
    }

    /// Makes a coordinator without stores.
    ///
    /// - Parameter model: The model, which describes the entities.
    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    /// The stores that are open.
    open var persistentStores: [NSPersistentStore] { use { stores } }

    open func lock() { recursiveLock.lock() }

    open func unlock() { recursiveLock.unlock() }

    /// Runs a closure while no other thread uses the stores.
    func use<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        recursiveLock.lock()
        defer { recursiveLock.unlock() }
        return try body()
    }

    /// Runs a closure on the coordinator's own thread.
    ///
    /// - Parameter block: The closure.
    open func perform(_ block: @escaping @Sendable () -> Void) { queue.async { [self] in use(block) } }

    /// Runs a closure while no other thread uses the stores, and returns its result.
    ///
    /// - Parameter block: The closure.
    public func performAndWait<T, Failure: Error>(
        _ block: @Sendable () throws(Failure) -> T
    ) throws(Failure) -> T { try use(block) }

    /// Runs a closure on the coordinator's own thread, and returns its result.
    ///
    /// - Parameter block: The closure.
    public func perform<T, Failure: Error>(
        _ block: @escaping @Sendable () throws(Failure) -> T
    ) async throws(Failure) -> T {
        try await AsyncResult.of(block) { work in perform(work) }
    }

    // MARK: Stores

    /// Opens a store.
    ///
    /// - Parameters:
    ///   - storeType: The type of the store: `NSSQLiteStoreType` or `NSInMemoryStoreType`.
    ///   - configuration: The name of the configuration; nil for all entities.
    ///   - storeURL: The URL of the file; nil for a store in memory.
    ///   - options: The options of the store by their keys; nil for the defaults.
    /// - Throws: An `NSError` with one of Core Data's codes, and the reason.
    @discardableResult open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        guard [NSSQLiteStoreType, NSInMemoryStoreType, NSBinaryStoreType].contains(storeType) else {
            throw CoreDataError.make(
                .persistentStoreInvalidType, "Unknown store type “\(storeType)”: use NSSQLiteStoreType.")
        }
        if storeType != NSInMemoryStoreType, storeURL == nil {
            throw CoreDataError.make(
                .persistentStoreOpen,
                "A store in a file needs a URL: set the URL of its description.")
        }
        let store = try NSPersistentStore(
            storeType, configuration: configuration, at: storeURL, options: options, for: self)
        try use {
            if let name = stores.lazy.flatMap(\.entityNames).first(where: { store.entityNames.contains($0) }) {
                throw CoreDataError.make(
                    .persistentStoreOpen,
                    "Another store has the entity “\(name)”: give each store a configuration of its own.", url: storeURL
                )
            }
            stores.append(store)
        }
        NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
        return store
    }

    /// Opens a store.
    ///
    /// - Parameters:
    ///   - type: The type of the store: `.sqlite` or `.inMemory`.
    ///   - configuration: The name of the configuration; nil for all entities.
    ///   - storeURL: The URL of the file.
    ///   - options: The options of the store by their keys; nil for the defaults.
    /// - Throws: An `NSError` with one of Core Data's codes, and the reason.
    @discardableResult public func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Opens the store of a description, and calls a closure with the reason if that fails.
    ///
    /// - Parameters:
    ///   - storeDescription: The description, with the type, the file and the options of the store.
    ///   - block: Called with the description, and with the error if the store cannot be opened.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        // Handed over to the queue: the description is the program's again when the closure is called.
        nonisolated(unsafe) let (description, block) = (storeDescription, block)
        let open: @Sendable () -> Void = { [self] in
            do {
                try addPersistentStore(
                    ofType: description.type, configurationName: description.configuration, at: description.url,
                    options: description.options)
                block(description, nil)
            } catch {
                block(description, error)
            }
        }
        if description.shouldAddStoreAsynchronously { queue.async(execute: open) } else { open() }
    }

    /// Closes a store. Its file stays.
    ///
    /// - Parameter store: The store.
    open func remove(_ store: NSPersistentStore) throws {
        use { stores.removeAll { $0 === store } }
        NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
    }

    /// Returns the store of a file.
    ///
    /// - Parameter URL: The URL of the file.
    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }

    /// Returns the file of a store.
    ///
    /// - Parameter store: The store.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    /// Returns the metadata of a store.
    ///
    /// - Parameter store: The store.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { use { store.metadata } }

    /// Sets the metadata of a store.
    ///
    /// - Parameters:
    ///   - metadata: The metadata by their keys; nil for none.
    ///   - store: The store.
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
        use { store.metadata = metadata }
    }

    /// Returns the metadata of a file's store.
    ///
    /// - Parameters:
    ///   - storeType: The type of the store: `.sqlite` or `.inMemory`.
    ///   - storeURL: The URL of the file.
    ///   - options: The options of the store by their keys; nil for the defaults.
    public class func metadataForPersistentStore(
        type storeType: NSPersistentStore.StoreType, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        do {
            var metadata = try StoreMetadata.all(of: Database(path: storeURL.path, isReadOnly: true))
            metadata[NSStoreTypeKey] = storeType.rawValue
            return metadata
        } catch {
            throw CoreDataError.opening(error, at: storeURL)
        }
    }

    /// Deletes the store of a file.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - storeType: The type of the store: `.sqlite` or `.inMemory`.
    ///   - options: The options of the store by their keys; nil for the defaults.
    public func destroyPersistentStore(
        at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws {
        if let store = persistentStore(for: url) { try remove(store) }
        for file in ["", "-wal", "-shm"].map({ url.path + $0 }) where FileManager.default.fileExists(atPath: file) {
            try FileManager.default.removeItem(atPath: file)
        }
    }

    /// Deletes the store of a file.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - storeType: The type of the store: `NSSQLiteStoreType` or `NSInMemoryStoreType`.
    ///   - options: The options of the store by their keys; nil for the defaults.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        try destroyPersistentStore(at: url, type: NSPersistentStore.StoreType(rawValue: storeType), options: options)
    }

    /// The store that has the objects of an entity.
    func store(of layout: EntityLayout) throws -> NSPersistentStore {
        guard let store = use({ stores.first { $0.entityNames.contains(layout.name) } }) else {
            throw CoreDataError.make(
                .coreData,
                "No open store has the entity “\(layout.name)”. Call loadPersistentStores before you use the context.")
        }
        return store
    }

    // MARK: Identities

    /// Returns the identity of a URL; nil if no open store has it.
    ///
    /// - Parameter url: The URL, from `uriRepresentation()`.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        guard url.scheme == "x-coredata", let host = url.host, url.lastPathComponent.hasPrefix("p"),
            let key = Int64(url.lastPathComponent.dropFirst()),
            let store = persistentStores.first(where: { $0.identifier.lowercased() == host.lowercased() })
        else { return nil }
        let name = url.deletingLastPathComponent().lastPathComponent
        return layouts[name].map { NSManagedObjectID(key: key, layout: $0, source: store.reference) }
    }

    /// Returns the identity of a URL as text; nil if no open store has it.
    ///
    /// - Parameter string: The text of the URL from `uriRepresentation()`.
    public func managedObjectID(for string: String) -> NSManagedObjectID? {
        URL(string: string).flatMap { managedObjectID(forURIRepresentation: $0) }
    }

    // MARK: Contexts

    func add(_ context: NSManagedObjectContext) {
        use {
            contexts.removeAll { $0.context == nil }
            contexts.append(WeakContext(context: context))
        }
    }

    /// The contexts that read the stores without a parent.
    var openContexts: [NSManagedObjectContext] { use { contexts.compactMap(\.context) } }
}
