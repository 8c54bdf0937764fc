import Foundation
import Synchronization

/// The identity of an object, in all contexts of a coordinator. It does not change when the object is saved, but is
/// temporary until then.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, NSCopying, @unchecked Sendable {
    let rowID: RowID
    let layout: EntityLayout
    private let source: StoreReference

    /// True until the object has been saved to a store.
    public internal(set) var isTemporaryID: Bool {
        get { temporary.load(ordering: .acquiring) }
        set { temporary.store(newValue, ordering: .releasing) }
    }

    private let temporary: Atomic<Bool>

    init(key: Int64, layout: EntityLayout, source: StoreReference, isTemporary: Bool = false) {
        rowID = RowID(key: key, root: layout.rootID)
        self.layout = layout
        self.source = source
        temporary = Atomic(isTemporary)
    }

    /// The key of the row.
    var key: Int64 { rowID.key }

    /// The entity of the object.
    public var entity: NSEntityDescription { layout.entity }

    /// The store that has the object; nil if none has yet.
    public var persistentStore: NSPersistentStore? { isTemporaryID ? nil : source.store }

    /// The identity as a URL, which outlives the process if the object has been saved.
    public func uriRepresentation() -> URL {
        let path = isTemporaryID ? "t\(String(key, radix: 16))" : "p\(key)"
        let host = isTemporaryID ? "" : source.store?.identifier ?? ""
        let name = layout.name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        // Made of what URLs allow.
        return URL(string: "x-coredata://\(host)/\(name)/\(path)")!
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectID else { return false }
        return other === self || other.rowID == rowID
    }

    public override var hash: Int { Int(truncatingIfNeeded: key) }

    public override var description: String { uriRepresentation().absoluteString }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A store, for identities.
final class StoreReference: @unchecked Sendable {
    // Set once, when the store is opened.
    weak var store: NSPersistentStore?
}
