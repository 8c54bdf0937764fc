import Foundation

/// The type of stores in an SQLite file.
public let NSSQLiteStoreType = "SQLite"
/// The type of stores in memory.
public let NSInMemoryStoreType = "InMemory"
/// The type of stores in a file that is read and written as a whole: an SQLite file here.
public let NSBinaryStoreType = "Binary"

/// The option for migrating a store of an older version to the model's.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option for deriving the migration by comparing the versions.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option for a read-only store.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option with SQLite's pragmas, as a dictionary.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"

/// The option for recording the history of a store. No history is recorded here, which is logged once.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option for posting `NSPersistentStoreRemoteChange` after each save.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// The metadata with the type of a store.
public let NSStoreTypeKey = "NSStoreType"
/// The metadata with the identity of a store.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The metadata with the versions of the entities of a store.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The metadata with the names of the version of a store's model.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"

/// The description of a store to open.
open class NSPersistentStoreDescription: NSObject, NSCopying {
    /// The type of the store.
    open var type = NSSQLiteStoreType

    /// The configuration of the model whose entities the store has; nil for all.
    open var configuration: String?

    /// The file of the store; `/dev/null` for a store in memory.
    open var url: URL?

    /// The options by their names.
    open private(set) var options: [String: NSObject] = [
        NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true),
        NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
    ]

    /// The longest wait for another process that writes the store, in seconds.
    open var timeout: TimeInterval = 240

    /// True if the store is opened off the main thread.
    open var shouldAddStoreAsynchronously = false

    /// Makes a description of a store in a file.
    ///
    /// - Parameter url: The URL of the file.
    public init(url: URL) { self.url = url }

    /// Makes a description of a store with the default type.
    public override init() {}

    /// Sets an option.
    ///
    /// - Parameters:
    ///   - option: The value of the option; nil to remove it.
    ///   - key: The key of the option.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

    /// Sets one of SQLite's pragmas.
    ///
    /// - Parameters:
    ///   - value: The value; nil for the default of SQLite.
    ///   - name: The name of the pragma.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
        var pragmas = sqlitePragmas
        pragmas[name] = value
        options[NSSQLitePragmasOption] = pragmas as NSDictionary
    }

    /// SQLite's pragmas by their names.
    open var sqlitePragmas: [String: NSObject] { options[NSSQLitePragmasOption] as? [String: NSObject] ?? [:] }

    /// True for a read-only store.
    open var isReadOnly: Bool {
        get { (options[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false }
        set { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: newValue) }
    }

    /// True if a store of an older version is changed to the model's.
    open var shouldMigrateStoreAutomatically: Bool {
        get { (options[NSMigratePersistentStoresAutomaticallyOption] as? NSNumber)?.boolValue ?? false }
        set { options[NSMigratePersistentStoresAutomaticallyOption] = NSNumber(value: newValue) }
    }

    /// True if the change is found by comparing the versions.
    open var shouldInferMappingModelAutomatically: Bool {
        get { (options[NSInferMappingModelAutomaticallyOption] as? NSNumber)?.boolValue ?? false }
        set { options[NSInferMappingModelAutomaticallyOption] = NSNumber(value: newValue) }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPersistentStoreDescription()
        copy.type = type
        copy.configuration = configuration
        copy.url = url
        copy.options = options
        copy.timeout = timeout
        copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
        return copy
    }
}
