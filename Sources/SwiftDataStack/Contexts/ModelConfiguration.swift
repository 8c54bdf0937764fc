import Foundation
import UmweltBase
import UmweltStore

/// The description of a store: where it is, and whether it may be changed.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
    /// The name of the store.
    public let name: String

    /// The file of the store. For an in-memory store it has no meaning.
    public let url: URL

    /// The classes of the store; nil for its container's.
    public var schema: Schema?

    /// True if objects may be saved.
    public let allowsSave: Bool

    /// True if the store is in memory, and ends with its container.
    public let isStoredInMemoryOnly: Bool

    /// The identifier of the folder that the store shares with other apps; nil for none.
    public let groupAppContainerIdentifier: String?

    /// The name of the database in the cloud that the app asks for; nil for none. Nothing is sent there.
    public let cloudKitContainerIdentifier: String?

    public var id: URL { url }

    /// Describes the store `default`.
    ///
    /// - Parameter isStoredInMemoryOnly: True to store the objects in memory only, without a file.
    public init(isStoredInMemoryOnly: Bool = false) {
        self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    /// Describes the store `default` of some classes.
    ///
    /// - Parameters:
    ///   - types: The classes of the objects.
    ///   - isStoredInMemoryOnly: True to store the objects in memory only, without a file.
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(nil, schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    /// Describes a store.
    ///
    /// - Parameters:
    ///   - name: The name of the store's file; nil for `default`.
    ///   - schema: The classes of the store; nil for its container's.
    ///   - isStoredInMemoryOnly: True if the store is in memory, and ends with its container.
    ///   - allowsSave: True if objects may be saved.
    ///   - groupContainer: The folder that the store shares with other apps.
    ///   - cloudKitDatabase: The database in the cloud for synchronization. The store stays on this machine, which is
    ///     logged once.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.schema = schema
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        groupAppContainerIdentifier = groupContainer.identifier
        cloudKitContainerIdentifier = cloudKitDatabase.name
        url =
            isStoredInMemoryOnly
            ? URL(fileURLWithPath: "/dev/null")
            : groupContainer.folder.appendingPathComponent(self.name + ".store")
        cloudKitDatabase.report()
    }

    /// Describes a store in a file.
    ///
    /// - Parameters:
    ///   - name: The name of the store's file; nil for the default.
    ///   - schema: The schema; nil for the container's.
    ///   - url: The URL of the store's file.
    ///   - allowsSave: False for a store that is only read.
    ///   - cloudKitDatabase: The database in the cloud. The store stays on this machine, and a log line says so.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        self.schema = schema
        self.url = url
        self.allowsSave = allowsSave
        isStoredInMemoryOnly = false
        groupAppContainerIdentifier = nil
        cloudKitContainerIdentifier = cloudKitDatabase.name
        cloudKitDatabase.report()
    }

    /// A folder that stores of several apps are in.
    public struct GroupContainer: Sendable {
        let identifier: String?

        /// The group from the app's entitlements, which do not exist here: the app's own folder.
        public static let automatic = GroupContainer(identifier: nil)

        /// The app's own folder.
        public static let none = GroupContainer(identifier: nil)

        /// A folder of the user's that other apps use by the same identifier: beside the apps' own.
        ///
        /// - Parameter groupContainerIdentifier: The identifier of the group, such as `group.org.example.shop`.
        public static func identifier(_ groupContainerIdentifier: String) -> GroupContainer {
            GroupContainer(identifier: groupContainerIdentifier)
        }

        fileprivate var folder: URL {
            guard let identifier else { return DataFolder.url }
            // An identifier is one name, whatever is in it.
            let name = identifier.replacingOccurrences(of: "/", with: "_")
            return DataFolder.url.deletingLastPathComponent().appendingPathComponent("group-\(name)", isDirectory: true)
        }
    }

    /// A database in the cloud for synchronization. It is not available on Linux: the store stays on this machine.
    public struct CloudKitDatabase: Sendable {
        let name: String?

        /// The database from the app's entitlements, which do not exist here.
        public static let automatic = CloudKitDatabase(name: nil)

        /// No database.
        public static let none = CloudKitDatabase(name: nil)

        /// A database of the user's own.
        ///
        /// - Parameter privateDBName: The name of the database.
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
            CloudKitDatabase(name: privateDBName)
        }

        /// Logs once that the requested cloud database is not available.
        fileprivate func report() {
            guard let name else { return }
            OnceLog.cloud.warning("The store for the cloud's \(name) is kept on this machine, as there is no iCloud.")
        }
    }

    public static func == (lhs: ModelConfiguration, rhs: ModelConfiguration) -> Bool {
        lhs.name == rhs.name && lhs.url == rhs.url && lhs.schema === rhs.schema && lhs.allowsSave == rhs.allowsSave
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(url)
    }
}

extension OnceLog {
    fileprivate static let cloud = OnceLog(Log.data)
}
