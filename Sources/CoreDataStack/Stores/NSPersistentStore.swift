import Foundation
import UmweltSQLite

/// A store that a coordinator has opened: an SQLite file, or a database in memory.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    // The database is used under the coordinator's lock, and the rest does not change.

    /// A type of stores.
    public struct StoreType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// A store in an SQLite file.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)

        /// A store in memory.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)

        /// A store in a file: an SQLite file here.
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
    }

    /// The coordinator that has opened the store.
    public private(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

    /// The name of the configuration whose entities the store has.
    public let configurationName: String

    /// The options with which it was opened.
    public let options: [AnyHashable: Any]?

    /// The file of the store.
    public let url: URL?

    /// The type of the store.
    public let type: String

    /// True for a read-only store.
    public let isReadOnly: Bool

    /// The identity of the store, stored in its file.
    public private(set) var identifier: String! = UUID().uuidString

    let database: Database
    let entityNames: Set<String>
    let reference = StoreReference()

    /// Opens a store, and creates or migrates its tables for a model.
    init(
        _ type: String, configuration: String?, at url: URL?, options: [AnyHashable: Any]?,
        for coordinator: NSPersistentStoreCoordinator
    ) throws {
        self.type = type
        self.url = url
        self.options = options
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        persistentStoreCoordinator = coordinator
        isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
        guard let entities = coordinator.managedObjectModel.entities(forConfigurationName: configuration) else {
            throw CoreDataError.make(
                .persistentStoreOpen, "The model has no configuration “\(configuration ?? "")”.", url: url)
        }
        let names = Set(entities.map { $0.name ?? "" })
        entityNames = names
        for layout in coordinator.layouts.values where names.contains(layout.name) {
            guard let out = layout.properties.first(where: { $0.destination.map { !names.contains($0.name) } ?? false })
            else { continue }
            throw CoreDataError.make(
                .persistentStoreOpen,
                """
                Relationship between stores: “\(layout.name).\(out.name)” has the destination \
                “\(out.destination?.name ?? "")”, which is not in the configuration “\(configuration ?? "")”. Add the \
                entity to it, or store an identifier as a value.
                """, url: url)
        }
        let path = type == NSInMemoryStoreType || url?.path == "/dev/null" ? nil : url?.path
        do {
            if let path, !isReadOnly {
                try FileManager.default.createDirectory(
                    atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            }
            database = try Database(path: path, isReadOnly: isReadOnly)
            PredicateSQLFunctions.add(to: database)
            for (name, value) in options?[NSSQLitePragmasOption] as? [String: NSObject] ?? [:]
            where name.allSatisfy({ $0.isLetter || $0 == "_" }) && "\(value)".allSatisfy({ $0.isLetter || $0.isNumber })
            {
                try database.run("PRAGMA \(name) = \(value)")
            }
            super.init()
            reference.store = self
            warnOfHistory()
            try StoreTables(of: database, coordinator, entityNames, options, isReadOnly: isReadOnly && path != nil)
                .open()
            identifier = try StoreMetadata.read("identifier", from: database) ?? identifier
        } catch {
            throw CoreDataError.opening(error, at: url)
        }
    }

    /// The metadata of the store.
    open var metadata: [String: Any]! {
        get {
            var metadata = locked { (try? StoreMetadata.all(of: database)) ?? [:] }
            metadata[NSStoreTypeKey] = type
            return metadata
        }
        set { locked { try? StoreMetadata.write(custom: newValue ?? [:], to: database) } }
    }

    /// Runs a closure while no other thread uses the store.
    private func locked<Result>(_ body: () -> Result) -> Result {
        persistentStoreCoordinator.map { $0.use(body) } ?? body()
    }
}
