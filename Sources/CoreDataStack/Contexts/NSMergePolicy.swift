import Foundation

/// A rule for values that another context has saved since they were read.
public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType = 0
    case mergeByPropertyStoreTrumpMergePolicyType = 1
    case mergeByPropertyObjectTrumpMergePolicyType = 2
    case overwriteMergePolicyType = 3
    case rollbackMergePolicyType = 4
}

/// A rule for values that another context has saved since they were read.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// The rule.
    public let mergeType: NSMergePolicyType

    /// Makes a policy.
    ///
    /// - Parameter ty: The rule for conflicts between a context and the store.
    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    /// Saving fails.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)

    /// Values that both have changed are the store's.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)

    /// Values that both have changed are the context's.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)

    /// All values of objects that have changed are the context's.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)

    /// All values of objects that both have changed are the store's.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// Saving fails: see ``NSMergePolicy/error``.
public let NSErrorMergePolicy: NSMergePolicy = NSMergePolicy.error
/// Values that both have changed are the store's.
public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// Values that both have changed are the context's.
public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// All values of objects that have changed are the context's.
public let NSOverwriteMergePolicy: NSMergePolicy = NSMergePolicy.overwrite
/// All values of objects that both have changed are the store's.
public let NSRollbackMergePolicy: NSMergePolicy = NSMergePolicy.rollback

/// An object that another context has changed in its store since it was read.
open class NSMergeConflict: NSObject {
    /// The object.
    public let sourceObject: NSManagedObject

    /// The version that was read.
    public let oldVersionNumber: Int

    /// The version in the store; 0 if the object was deleted there.
    public let newVersionNumber: Int

    init(_ object: NSManagedObject, newVersion: Int64) {
        sourceObject = object
        oldVersionNumber = Int(object.version)
        newVersionNumber = Int(newVersion)
    }
}
