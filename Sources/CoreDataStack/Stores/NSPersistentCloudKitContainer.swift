import Foundation
import UmweltBase

/// A container whose stores iCloud shares between a user's devices. Here they are only stored on this machine, which is
/// logged once.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// Makes a container of a model.
    public override init(name: String, managedObjectModel model: NSManagedObjectModel) {
        OnceLog.cloud.warning(
            "NSPersistentCloudKitContainer: stores are kept on this machine, as there is no iCloud.")
        super.init(name: name, managedObjectModel: model)
    }
}

/// The options of a store that iCloud shares.
open class NSPersistentCloudKitContainerOptions: NSObject {
    /// The identifier of the container in iCloud.
    public let containerIdentifier: String

    /// Makes options with the identifier of a container in iCloud.
    ///
    /// - Parameter containerIdentifier: The identifier of the iCloud container.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

extension NSPersistentStoreDescription {
    /// The iCloud options of the store; nil for none. They are stored, but nothing is shared here.
    public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions? {
        get { options[Self.cloudKitKey] as? NSPersistentCloudKitContainerOptions }
        set { setOption(newValue, forKey: Self.cloudKitKey) }
    }

    private static var cloudKitKey: String { "NSPersistentCloudKitContainerOptionsKey" }
}

extension OnceLog {
    fileprivate static let cloud = OnceLog(Log.coreData)
}
