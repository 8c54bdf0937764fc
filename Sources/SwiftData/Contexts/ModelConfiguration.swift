import Foundation
import UmweltSQLite

/// The description of a store: where it is, and whether it may be changed.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
    /// The name of the store.
    public let name: String

    /// The file of the store. Of a store in memory it names nothing.
    public let url: URL

    /// The classes of the store; nil for those of its container.
    public var schema: Schema?

    /// True if objects may be saved.
    public let allowsSave: Bool

    /// True if the store is in memory, and ends with its container.
    public let isStoredInMemoryOnly: Bool

    public var id: URL { url }

    /// Describes the store `default`.
    public init(isStoredInMemoryOnly: Bool = false) {
        self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    /// Describes the store `default` of some classes.
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(nil, schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    /// Describes a store.
    ///
    /// - Parameters:
    ///   - name: The name of the store's file; nil for `default`.
    ///   - schema: The classes of the store; nil for those of its container.
    ///   - isStoredInMemoryOnly: True if the store is in memory, and ends with its container.
    ///   - allowsSave: True if objects may be saved.
    ///   - groupContainer: The folder that the store shares with other apps: none.
    ///   - cloudKitDatabase: The database in the cloud that the store is kept equal to: none.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.schema = schema
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        url =
            isStoredInMemoryOnly
            ? URL(fileURLWithPath: "/dev/null")
            : DataFolder.url.appendingPathComponent(self.name + ".store")
    }

    /// Describes a store in a file.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        self.schema = schema
        self.url = url
        self.allowsSave = allowsSave
        isStoredInMemoryOnly = false
    }

    /// A folder that stores of several apps are in. Apps on Linux have none: a store is in the app's own.
    public struct GroupContainer: Sendable {
        /// The folder that the app's rights name, of which there are none.
        public static let automatic = GroupContainer()

        /// No shared folder.
        public static let none = GroupContainer()

        @available(*, unavailable, message: "apps share no folder on Linux: give the store's url")
        public static func identifier(_ groupContainerIdentifier: String) -> GroupContainer { GroupContainer() }
    }

    /// A database in the cloud that a store is kept equal to. There is none on Linux.
    public struct CloudKitDatabase: Sendable {
        /// The database that the app's rights name, of which there are none.
        public static let automatic = CloudKitDatabase()

        /// No database.
        public static let none = CloudKitDatabase()

        @available(*, unavailable, message: "CloudKit is not on Linux: stores are files alone")
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase() }
    }

    public static func == (lhs: ModelConfiguration, rhs: ModelConfiguration) -> Bool {
        lhs.name == rhs.name && lhs.url == rhs.url && lhs.schema === rhs.schema && lhs.allowsSave == rhs.allowsSave
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(url)
    }
}
