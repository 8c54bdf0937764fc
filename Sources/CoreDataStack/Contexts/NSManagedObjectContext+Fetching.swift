import Foundation
import UmweltFoundation
import UmweltSQLite
import UmweltStore

extension NSManagedObjectContext {
    /// Returns the results of a request.
    ///
    /// - Parameter request: The request, with its entity, condition and order.
    /// - Throws: An `NSError` if the model has no such entity, or the store cannot be read.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        if request.resultType == .managedObjectResultType { return Self.cast(try objects(of: request)) }
        // The kind of results is the request's, as on Apple's systems: another one stops the program.
        return try results(of: request).map { $0 as! T }
    }

    /// Returns objects cast to the class named by a request.
    private static func cast<T>(_ objects: [NSManagedObject]) -> [T] {
        guard T.self is NSManagedObject.Type else { return objects.map { $0 as! T } }
        var last: NSManagedObject.Type?
        for object in objects {
            let type = type(of: object)
            if type == last { continue }
            // An object of another class stops the program, as above.
            _ = object as! T
            last = type
        }
        // All are objects of the class, and references to them are the same whatever the array says of them.
        return unsafeBitCast(objects, to: [T].self)
    }

    /// Returns the number of objects that a request describes.
    ///
    /// - Parameter request: The request, with its entity, condition and order.
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        let layout = try request.layout(in: self)
        let plan = try FetchPlan(request, layout)
        if parent == nil, plan.isWhole, !hasRelevantChanges(plan, request) {
            return try use(layout) { try plan.statement.count(in: $0) }
        }
        return try objects(of: request, layout, plan).count
    }

    private func results<T>(of request: NSFetchRequest<T>) throws -> [Any] {
        let layout = try request.layout(in: self)
        if request.resultType == .countResultType { return [NSNumber(value: try count(for: request))] }
        if request.resultType == .dictionaryResultType { return try DictionaryFetch(request, layout).run(in: self) }
        let objects = try objects(of: request)
        return request.resultType == .managedObjectIDResultType ? objects.map(\.objectID) : objects
    }

    /// Returns the objects selected by a request, with values if requested.
    private func objects<T>(of request: NSFetchRequest<T>) throws -> [NSManagedObject] {
        let layout = try request.layout(in: self)
        let objects = try objects(of: request, layout, try FetchPlan(request, layout))
        if request.resultType == .managedObjectIDResultType { return objects }
        if !request.returnsObjectsAsFaults { for object in objects { object.fire() } }
        for path in request.relationshipKeyPathsForPrefetching ?? [] { prefetch(path, of: objects) }
        if request.shouldRefreshRefetchedObjects { for object in objects { refresh(object, mergeChanges: true) } }
        return objects
    }

    private func prefetch(_ path: String, of objects: [NSManagedObject]) {
        var objects = objects
        for key in path.split(separator: ".").map(String.init) {
            let ids = objects.flatMap { object in object.layout.index(of: key).map { object.relatedIDs($0) } ?? [] }
            objects = self.objects(ids)
        }
    }

    /// Returns true if a change that is not saved may matter to a fetch.
    func hasRelevantChanges<T>(_ plan: FetchPlan, _ request: NSFetchRequest<T>) -> Bool {
        guard request.includesPendingChanges, hasChanges else { return false }
        if plan.readsOthers { return true }
        return [inserted, updated, deleted].contains { $0.values.contains { $0.layout.root === plan.layout.root } }
    }

    /// Returns the objects that a request describes.
    func objects<T>(
        of request: NSFetchRequest<T>, _ layout: EntityLayout, _ plan: FetchPlan
    ) throws -> [NSManagedObject] {
        let isPending = hasRelevantChanges(plan, request)
        if parent == nil, plan.isWhole, !isPending {
            return try stored(layout, plan.statement.select(layout.selection))
        }
        var objects: [NSManagedObject]
        // True if what was found satisfies the condition as long as it has not changed here.
        var isChosen = true
        if let parent {
            let above = NSFetchRequest<NSManagedObject>(entityName: layout.name)
            above.predicate = request.predicate
            above.includesSubentities = request.includesSubentities
            nonisolated(unsafe) let asked = above
            objects = self.objects(try parent.performAndWait { try parent.fetch(asked).map(\.objectID) })
            // Objects that the condition leads to may have changed here.
            if plan.readsOthers && hasChanges { objects = self.objects(try parentIDs(of: layout, request)) }
            isChosen = !(plan.readsOthers && hasChanges)
        } else {
            objects = try stored(
                layout, plan.statement.selectAll(layout.selection, isFiltered: !(plan.readsOthers && isPending)))
            isChosen = plan.isFiltered && !(plan.readsOthers && isPending)
        }
        if hasChanges, request.includesPendingChanges {
            objects.removeAll { $0.state != .saved || updated.contains($0) }
            if isChosen == false, let predicate = request.predicate {
                objects.removeAll { !predicate.evaluate(with: $0) }
            }
            let changed = [inserted, updated].flatMap(\.values).filter {
                request.includesSubentities ? $0.layout.isKind(of: layout) : $0.layout === layout
            }
            objects += changed.filter { request.predicate?.evaluate(with: $0) ?? true }
        } else if !isChosen, let predicate = request.predicate {
            objects.removeAll { !predicate.evaluate(with: $0) }
        }
        objects.sort { $0.objectID.key < $1.objectID.key }
        if let order = request.sortDescriptors, !order.isEmpty { objects = Self.sorted(objects, by: order) }
        let start = min(max(request.fetchOffset, 0), objects.count)
        let end = request.fetchLimit > 0 ? min(start + request.fetchLimit, objects.count) : objects.count
        return Array(objects[start..<end])
    }

    private func parentIDs<T>(of layout: EntityLayout, _ request: NSFetchRequest<T>) throws -> [NSManagedObjectID] {
        guard let parent else { return [] }
        let all = NSFetchRequest<NSManagedObject>(entityName: layout.name)
        all.includesSubentities = request.includesSubentities
        // The parent alone uses the request, on its queue, while this context waits.
        nonisolated(unsafe) let asked = all
        return try parent.performAndWait { try parent.fetch(asked).map(\.objectID) }
    }

    /// Sorts objects. Equal objects stay in the order of their creation.
    static func sorted(_ objects: [NSManagedObject], by order: [NSSortDescriptor]) -> [NSManagedObject] {
        objects.enumerated().sorted { left, right in
            for descriptor in order {
                switch descriptor.compare(left.element, to: right.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return left.offset < right.offset
        }.map(\.element)
    }

    // MARK: By identity

    /// Returns the object with an identity: a fault if it is not in use. There need be no such object in the store.
    ///
    /// - Parameter objectID: The identity of the object.
    public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let known = registered(objectID.rowID) { return known }
        return makeFault(objectID, objectID.layout.hasSubentities ? concreteLayout(of: objectID) : nil)
    }

    /// Returns the object with an identity.
    ///
    /// - Parameter objectID: The identity of the object.
    /// - Throws: An `NSError` if the store does not contain it.
    public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        let object = object(with: objectID)
        if object.slots.isEmpty, object.state == .saved, !fill(object) {
            forget(object)
            throw CoreDataError.make(
                .managedObjectReferentialIntegrity,
                "No object \(objectID) in the store. It may have been deleted: fetch the objects again.")
        }
        if object.state == .deleted {
            throw CoreDataError.make(
                .managedObjectReferentialIntegrity,
                "The object \(objectID) is deleted: fetch the objects again.")
        }
        return object
    }

    /// The object of a relationship to one; nil if it is deleted.
    func related(_ id: NSManagedObjectID) -> NSManagedObject? { object(with: id) }

    /// Returns objects by their identities. Rows of objects that are not registered are read together.
    func objects(_ ids: [NSManagedObjectID]) -> [NSManagedObject] {
        let missing = ids.filter { registered($0.rowID) == nil }
        if parent == nil, missing.count > 1 {
            let groups = Dictionary(grouping: missing) { ObjectIdentifier($0.layout) }
            // Held until they are returned.
            let read = groups.values.flatMap { group -> [NSManagedObject] in
                let layout = group[0].layout
                return stride(from: 0, to: group.count, by: 500).flatMap { start -> [NSManagedObject] in
                    let keys = group[start..<min(start + 500, group.count)].map(\.key)
                    return (try? stored(layout, layout.query(ofKeys: keys))) ?? []
                }
            }
            return withExtendedLifetime(read) { ids.map { object(with: $0) } }
        }
        return ids.map { object(with: $0) }
    }

    private func concreteLayout(of id: NSManagedObjectID) -> EntityLayout? {
        if let parent { return parent.performAndWait { parent.object(with: id).layout } }
        var name: String?
        try? use(id.layout) { database in
            let query = "SELECT \(RowColumn.entity) FROM \(id.layout.table) WHERE \(RowColumn.key) = ?"
            try database.rows(of: query, [.integer(id.key)]) { if case .text(let text) = $0[0] { name = text } }
        }
        return name.flatMap { coordinator?.layouts[$0] }
    }

    /// Uses the database of an entity.
    func use<Result>(_ layout: EntityLayout, _ body: (Database) throws -> Result) throws -> Result {
        guard let coordinator else {
            throw CoreDataError.make(
                .coreData,
                "The context has no store: set its persistentStoreCoordinator.")
        }
        let store = try coordinator.store(of: layout)
        return try coordinator.use {
            do {
                return try body(store.database)
            } catch {
                throw CoreDataError.using(error, at: store.url)
            }
        }
    }

    // MARK: Rows

    /// Returns the objects of rows; registered objects are unchanged.
    func stored(_ layout: EntityLayout, _ query: SQLText) throws -> [NSManagedObject] {
        guard let layouts = coordinator?.layouts, let reference = reference(of: layout) else { return [] }
        let root = layout.rootID
        let objectClass = layout.entity.objectClass
        var objects: [NSManagedObject] = []
        try use(layout) { database in
            try database.rows(of: query.text, query.values) { row in
                guard let key = row.key(0) else { return }
                let known = registered(RowID(key: key, root: root))
                if let known, !known.slots.isEmpty {
                    objects.append(known)
                    return
                }
                var (actual, type) = (layout, objectClass)
                if layout.hasSubentities, case .text(let name) = row[1], name != layout.name {
                    actual = layouts[name] ?? layout
                    type = actual.entity.objectClass
                }
                let object = known ?? type.init(entity: actual.entity, insertInto: nil)
                if known == nil {
                    object.setID(NSManagedObjectID(key: key, layout: actual, source: reference))
                    object.state = .saved
                    object.managedObjectContext = self
                    register(object)
                }
                // A row of a superentity lacks the columns of others: these are read when a value is.
                if actual === layout { object.read(row, actual, reference) }
                objects.append(object)
            }
        }
        return objects
    }

    /// Reads the values of a fault. An object whose row was deleted has none.
    func fulfill(_ object: NSManagedObject) {
        if parent == nil, let batch = object.batch {
            batch.read(in: self)
            object.batch = nil
            if !object.slots.isEmpty { return }
        }
        if !fill(object) {
            object.slots = object.layout.properties.map { property in
                switch property.kind {
                case .attribute: property.storage == nil ? .transient(nil) : .value(.null)
                case .toOne: .one(nil)
                case .toMany: .many([])
                }
            }
            if shouldDeleteInaccessibleFaults { object.state = .deleted }
        }
    }

    /// Reads the values of an object from the parent or the store. Returns false without changes.
    @discardableResult func fill(_ object: NSManagedObject) -> Bool {
        let id = object.objectID
        if let parent {
            let found = parent.performAndWait { () -> ParentRow? in
                let above = parent.object(with: id)
                above.fire()
                if above.state == .deleted { return nil }
                for index in above.slots.indices { if case .unread = above.slots[index] { above.resolve(index) } }
                return ParentRow(slots: above.slots, version: above.version)
            }
            guard let found else { return false }
            (object.slots, object.version) = (found.slots, found.version)
            return true
        }
        guard let reference = reference(of: object.layout) else { return false }
        var isFound = false
        try? use(object.layout) { database in
            let layout = object.layout
            try database.rows(of: layout.rowQuery, [.integer(id.key)]) { row in
                object.read(row, layout, reference)
                isFound = true
            }
        }
        return isFound
    }

    /// Returns the identities of the objects of a relationship as the store has them, with the changes of this context.
    func storedIDs(of index: Int, of object: NSManagedObject) -> [NSManagedObjectID] {
        let property = object.layout.properties[index]
        guard let destination = property.destination, let storage = property.storage else { return [] }
        if parent != nil { return [] }
        let key = object.objectID.key
        var ids: [NSManagedObjectID] = []
        let query: SQLText
        switch storage {
        case .column: return []
        case .inverse(let column, let position):
            query = destination.query(whose: column, is: key, orderedBy: position)
        case .pairs(let pairs, let position): query = destination.query(in: pairs, of: key, orderedBy: position)
        }
        let read = (try? stored(destination, query)) ?? []
        guard let inverse = property.inverse, hasChanges else {
            return read.filter { $0.state != .deleted }.map(\.objectID)
        }
        func isRelated(_ other: NSManagedObject) -> Bool {
            switch other.slots[inverse] {
            case .one(let id): id?.rowID == object.objectID.rowID
            case .many(let ids): ids.contains { $0.rowID == object.objectID.rowID }
            default: false
            }
        }
        for other in read where other.state == .saved {
            // An object reports its own changes in this context.
            if other.originals[inverse] != nil {
                if isRelated(other) { ids.append(other.objectID) }
            } else {
                ids.append(other.objectID)
            }
        }
        let known = Set(ids.map(\.rowID))
        let local = [inserted, updated].flatMap(\.values)
            .filter { other in
                other.layout.isKind(of: destination) && !known.contains(other.objectID.rowID)
                    && (other.state == .inserted || other.originals[inverse] != nil) && isRelated(other)
            }
        return ids + local.map(\.objectID).sorted { $0.key < $1.key }
    }

    private struct ParentRow: @unchecked Sendable {
        // Values and identities alone.
        let slots: [Slot]
        let version: Int64
    }
}

extension NSManagedObject {
    /// Reads the values from a row of the object's own entity.
    func read(_ row: Row, _ layout: EntityLayout, _ reference: StoreReference) {
        version = row.key(2) ?? 0
        var column = 3
        var new: [Slot] = []
        new.reserveCapacity(layout.sources.count)
        for source in layout.sources {
            switch source {
            case .attribute:
                new.append(.value(row[column]))
                column += 1
            case .object(let destination):
                let key = row.key(column)
                new.append(
                    .one(
                        destination.flatMap { destination in
                            key.map { NSManagedObjectID(key: $0, layout: destination, source: reference) }
                        }))
                column += 1
            case .none(let slot): new.append(slot)
            }
        }
        slots = new
    }
}
