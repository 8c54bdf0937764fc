import UmweltStore

/// The owner of an object. What a model object refers to for its context. Objects that keep nothing but their row share
/// one: all of a context and a class or, until they have been read, all that are fetched together. Other objects have a
/// record of their own.
public class ModelOwner {
    enum Kind {
        case origin, batch, record
    }

    final let kind: Kind

    /// True if the row of the object has not been read: its first property that is read brings all.
    final var isUnread: Bool

    final var state = ModelState.saved

    /// The context and the class of the object; nil if this object is the origin itself.
    final var source: ModelOrigin?

    init(_ kind: Kind, of source: ModelOrigin?, isUnread: Bool = false) {
        self.kind = kind
        self.source = source
        self.isUnread = isUnread
    }

    /// The context and the class of the object; nil if it is in no context.
    final var origin: ModelOrigin? {
        // The kind says which class it is of.
        kind == .origin ? unsafeDowncast(self, to: ModelOrigin.self) : source
    }

    /// The object's own record; nil if the owner is shared.
    final var record: ModelRecord? {
        // The kind says which class it is of.
        kind == .record ? unsafeDowncast(self, to: ModelRecord.self) : nil
    }

    /// The objects that are read together with this one; nil if it has been read, or is read alone.
    final var batch: ModelBatch? {
        // The kind says which class it is of.
        kind == .batch ? unsafeDowncast(self, to: ModelBatch.self) : record?.partners
    }

    /// The objects of the context by key, among which this one is found.
    final var placeList: ModelsInUse? {
        if let record { return record.list }
        return origin?.inUse
    }
}

/// The state of an object in its context.
enum ModelState {
    /// In no context.
    case free
    /// In a context, and in no store yet.
    case inserted
    /// In a store.
    case saved
    /// To be deleted from the store, or deleted.
    case deleted
}

/// The context and the class of objects.
final class ModelOrigin: ModelOwner {
    let entity: Entity
    let inUse: ModelsInUse
    private(set) weak var context: ModelContext?

    /// The container, which is retained here so that an object that was not read yet can still be read later.
    private let container: ModelContainer

    init(_ entity: Entity, in context: ModelContext) {
        self.entity = entity
        self.context = context
        inUse = context.inUse
        container = context.container
        super.init(.origin, of: nil)
    }

    /// The context that reads rows: the objects' own context or, if that has been released, a temporary one with the
    /// same objects in use.
    var reader: ModelContext { context ?? ModelContext(container, inUse) }
}

/// The keys of objects of a class whose rows are read together.
final class ModelBatch: ModelOwner {
    private var keys: [Int64] = []

    /// The number of the objects. A guess: about two screens of rows.
    private static let size = 64

    init(of origin: ModelOrigin) {
        super.init(.batch, of: origin, isUnread: true)
        keys.reserveCapacity(Self.size)
    }

    var isFull: Bool { keys.count == Self.size }

    func add(_ key: Int64) { keys.append(key) }

    /// Reads the rows of all objects that are in use and whose rows have not been read.
    func read(in context: ModelContext) {
        guard let entity = origin?.entity else { return }
        let models = keys.compactMap { context.inUse.find($0) }.filter(\.isUnread)
        guard models.count > 1 else { return }
        let query = entity.batchQuery(ofKeys: models.map(\._$key), size: Self.size)
        try? context.container.store(of: entity).use { database in
            try database.rows(of: query.text, query.values) { row in
                guard let key = row.key(0), let model = context.inUse.find(key), model.isUnread else { return }
                context.fill(model, row, of: entity)
            }
        }
    }
}
