import Observation
import UmweltSQLite

/// The record of one object in its context: its state, who observes it, and its values before changes that are not
/// saved.
///
/// An object gets a record when there is first something to keep in it.
final class ModelRecord: ModelOwner {
    /// The registrar of the object's observers; nil before a property is read for the first time.
    private var registrar: ObservationRegistrar?

    /// The index in the context's list of new, changed or deleted objects.
    var place = 0

    /// The stored values of properties before their first change that is not saved, by index.
    var originals: [Int: SQLValue] = [:]

    /// The relationships that have not been read from the store yet; for to-one relationships with the key of the
    /// object.
    private(set) var faults: [(index: Int, key: Int64?)] = []

    /// The object that has the row of this one, which had the same unique values when it was saved; nil if the object
    /// has a row of its own.
    var survivor: (any PersistentModel)?

    /// The objects whose rows are read together with this one's; nil for none.
    var partners: ModelBatch?

    /// The entity of the object's class; nil before it is needed.
    private var knownEntity: Entity?

    /// The objects of the context by key, among which this one is found; nil before it is registered there.
    var list: ModelsInUse?

    /// Makes the record of an object.
    ///
    /// - Parameter owner: The owner that this record replaces; nil for a new object.
    init(insteadOf owner: ModelOwner?) {
        let origin = owner?.origin
        list = origin?.inUse
        partners = owner?.batch
        super.init(.record, of: origin, isUnread: owner?.isUnread ?? false)
        if owner == nil { state = .free }
    }

    /// Adds the object to a context, or removes it from its context.
    func setOrigin(_ new: ModelOrigin?) { source = new }

    /// The entity of the object that has the record.
    func entity(of model: any PersistentModel) -> Entity {
        if let entity = origin?.entity ?? knownEntity { return entity }
        let entity = Entity.of(type(of: model))
        knownEntity = entity
        return entity
    }

    // MARK: Relationships

    func addFault(_ index: Int, _ key: Int64?) {
        faults.removeAll { $0.index == index }
        faults.append((index, key))
    }

    /// Marks a relationship as read, and returns the key of its object; nil if it has been read before.
    @discardableResult func removeFault(_ index: Int) -> Int64?? {
        guard let place = faults.firstIndex(where: { $0.index == index }) else { return nil }
        return .some(faults.remove(at: place).key)
    }

    /// Returns true if a relationship has not been read.
    func hasFault(_ index: Int) -> Bool { faults.contains { $0.index == index } }

    /// The key of the object of a to-one relationship that has not been read; nil if there is none.
    func faultKey(_ index: Int) -> Int64? { faults.first { $0.index == index }?.key }

    // MARK: Observers

    /// Notes that a property is about to be read.
    func access<Model: PersistentModel, Value>(_ model: Model, _ path: KeyPath<Model, Value>) {
        let registrar = registrar ?? ObservationRegistrar()
        if self.registrar == nil { self.registrar = registrar }
        registrar.access(model, keyPath: path)
    }

    /// Changes a property, and notifies observers.
    func mutate<Model: PersistentModel, Value>(_ model: Model, _ path: KeyPath<Model, Value>, _ body: () -> Void) {
        guard let registrar else { return body() }
        registrar.withMutation(of: model, keyPath: path, body)
    }
}
