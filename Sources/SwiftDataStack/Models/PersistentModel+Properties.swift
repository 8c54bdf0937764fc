import Observation
import UmweltBase

// The functions that the accessors call which `@Model` writes. Relationships are read from the store when they are
// first asked for, and setting one side of a relationship sets the other.
extension PersistentModel {
    /// Notes that an attribute is about to be read.
    @_disfavoredOverload public func _$read<Value>(_ index: Int, _ path: KeyPath<Self, Value>) {
        mirrorAttribute(index)
        observe(path)
    }

    /// Notes that a relationship is about to be read.
    public func _$read<Other: PersistentModel>(_ index: Int, _ path: KeyPath<Self, Other?>) {
        observe(path)
        resolve(index)
    }

    /// Notes that a relationship is about to be read.
    public func _$read<Other: PersistentModel>(_ index: Int, _ path: KeyPath<Self, [Other]>) {
        observe(path)
        resolve(index)
    }

    /// Notes that a relationship is about to be read.
    public func _$read<Other: PersistentModel>(_ index: Int, _ path: KeyPath<Self, [Other]?>) {
        observe(path)
        resolve(index)
    }

    /// Sets an attribute.
    @_disfavoredOverload public func _$set<Content: AnyObject, Value>(
        _ index: Int, _ path: KeyPath<Self, Value>, _ storage: ReferenceWritableKeyPath<Content, ModelValue<Value>>,
        in content: Content, to value: Value
    ) {
        saveOriginal(of: index)
        if let context = modelContext, context.recordsUndo {
            let old = content[keyPath: storage].value
            context.registerUndo { [self] _ in _$set(index, path, storage, in: content, to: old) }
        }
        _$record.mutate(self, path) { content[keyPath: storage].value = value }
        changed(index)
    }

    /// Sets a relationship.
    public func _$set<Content: AnyObject, Other: PersistentModel>(
        _ index: Int, _ path: KeyPath<Self, Other?>, _ storage: ReferenceWritableKeyPath<Content, ModelValue<Other?>>,
        in content: Content, to other: Other?
    ) {
        relate(index, to: other.map { [$0] } ?? [])
    }

    /// Sets a relationship.
    public func _$set<Content: AnyObject, Other: PersistentModel>(
        _ index: Int, _ path: KeyPath<Self, Other>, _ storage: ReferenceWritableKeyPath<Content, ModelValue<Other>>,
        in content: Content, to other: Other
    ) {
        relate(index, to: [other])
    }

    /// Sets a relationship.
    public func _$set<Content: AnyObject, Other: PersistentModel>(
        _ index: Int, _ path: KeyPath<Self, [Other]>, _ storage: ReferenceWritableKeyPath<Content, ModelValue<[Other]>>,
        in content: Content, to others: [Other]
    ) {
        relate(index, to: others)
    }

    /// Sets a relationship.
    public func _$set<Content: AnyObject, Other: PersistentModel>(
        _ index: Int, _ path: KeyPath<Self, [Other]?>,
        _ storage: ReferenceWritableKeyPath<Content, ModelValue<[Other]?>>,
        in content: Content, to others: [Other]?
    ) {
        relate(index, to: others ?? [])
    }
}

// Merged objects: they have the values of the object that has the row.
extension PersistentModel {
    /// Registers an access to a property with the observers of the object, and with those of the object that has the
    /// row.
    private func observe<Value>(_ path: KeyPath<Self, Value>) {
        let record = _$record
        record.access(self, path)
        if record.survivor != nil, let other = current as? Self { other._$record.access(other, path) }
    }

    /// Makes an attribute of a merged object equal to that of the object that has the row.
    private func mirrorAttribute(_ index: Int) {
        guard _$owner?.record?.survivor != nil else { return }
        let (property, other) = (entity.properties[index], current)
        other.readRow()
        let value = property.read(other)
        if property.read(self) != value { property.write(self, value) }
    }

    /// Reverts a change of one side of a relationship.
    private func revertSide(_ index: Int, to old: [any PersistentModel], from new: [any PersistentModel]) {
        guard _$owner?.record?.survivor != nil else { return setSide(index, to: old, from: related(index)) }
        // The object that has the row keeps the objects that it had before the merge.
        let inserted = Set(new.map { ObjectIdentifier($0.current) })
        let rest = current.related(index).filter { !inserted.contains(ObjectIdentifier($0)) }
        current.relate(index, to: entity.properties[index].isToMany ? rest + old : old)
    }
}

extension PersistentModel {
    /// Reads the row of the object if that has not been done. The macro's code calls it.
    public func _$readRow() { readRow() }

    /// Reads the row of the object if that has not been done.
    func readRow() {
        guard let owner = _$owner, owner.isUnread else { return }
        guard let origin = owner.origin else { return fillEmpty() }
        origin.reader.fulfill(self)
    }

    /// Sets the object's properties to the initial values of the source, or to empty ones, because its row no longer
    /// exists.
    func fillEmpty() {
        Log.data.error(
            """
            A \(entity.name) was deleted from the store before its values were read. Its properties are empty from now \
            on. Fetch the objects again after a context deletes some, or read the values before.
            """)
        ModelRow(nil, key: _$key, of: entity, in: nil).fill(self)
    }

    /// The objects of a relationship, read from the store if they have not been.
    func related(_ index: Int) -> [any PersistentModel] {
        resolve(index)
        return entity.properties[index].objects(self)
    }

    /// Reads a relationship from the store if that has not been done.
    func resolve(_ index: Int) {
        readRow()
        guard let record = _$owner?.record else { return }
        if record.survivor != nil { return entity.properties[index].fill(self, current.related(index)) }
        guard !record.faults.isEmpty, let key = record.removeFault(index) else { return }
        guard let origin = record.origin else { return }
        let property = entity.properties[index]
        let objects = origin.reader.storedObjects(of: property, at: index, of: self, key: key)
        property.fill(self, objects)
    }

    /// Stores the saved value of a property before its first change.
    func saveOriginal(of index: Int) {
        guard state == .saved, case let record = _$record, record.survivor == nil, record.originals[index] == nil else {
            return
        }
        let property = entity.properties[index]
        if property.destination != nil { resolve(index) }
        record.originals[index] = property.read(self)
    }

    func changed(_ index: Int) {
        if let survivor = _$owner?.record?.survivor { return survivor.setValue(index, from: self) }
        modelContext?.recordChange(of: self, index)
    }

    /// Sets an attribute to another object's value.
    func setValue(_ index: Int, from other: any PersistentModel) {
        let property = entity.properties[index]
        let value = property.read(other)
        if property.read(self) == value { return }
        saveOriginal(of: index)
        property.write(self, value)
        changed(index)
    }

    /// Sets the objects of one side of a relationship.
    ///
    /// - Parameters:
    ///   - old: The objects before.
    ///   - isKnown: True if the property already has the new objects because it has just been read.
    private func setSide(
        _ index: Int, to new: [any PersistentModel], from old: [any PersistentModel], isKnown: Bool = false
    ) {
        saveOriginal(of: index)
        if !isKnown { entity.properties[index].setObjects(self, new) }
        changed(index)
        modelContext?.registerUndo { [self] _ in revertSide(index, to: old, from: new) }
    }

    /// Sets the objects of a relationship, and the other side's.
    func relate(_ index: Int, to objects: [any PersistentModel]) {
        if _$owner?.record?.survivor != nil { return current.relate(index, to: objects) }
        let old = related(index)
        var seen: Set<ObjectIdentifier> = []
        let new = objects.map(\.current).filter { seen.insert(ObjectIdentifier($0)).inserted }
        setSide(index, to: new, from: old)
        if let context = modelContext { for object in new { context.insert(any: object) } }
        for object in new where object.modelContext != nil && modelContext == nil {
            object.modelContext?.insert(any: self)
        }
        guard let inverse = entity.inverse(of: index) else { return }
        let kept = Set(old.map(ObjectIdentifier.init))
        for object in old where !seen.contains(ObjectIdentifier(object)) { object.unlink(inverse, from: self) }
        for object in new where !kept.contains(ObjectIdentifier(object)) { object.link(inverse, to: self) }
    }

    /// Adds an object to a relationship, without setting the other side.
    func link(_ index: Int, to object: any PersistentModel) {
        let entity = self.entity
        let property = entity.properties[index]
        // One that was read just now has the object already, as it is read with the changes that are not saved. It
        // has changed all the same.
        let known = related(index)
        let old = known.filter { $0 !== object }
        setSide(
            index, to: property.isToMany ? old + [object] : [object], from: old, isKnown: old.count < known.count)
        // The one that it was related to so far has it no longer.
        guard !property.isToMany, let other = known.first, other !== object, let inverse = entity.inverse(of: index)
        else { return }
        other.unlink(inverse, from: self)
    }

    /// Removes an object from a relationship, without setting the other side.
    func unlink(_ index: Int, from object: any PersistentModel) {
        let property = entity.properties[index]
        let old = related(index)
        // One to one may have another object by now.
        if !property.isToMany, old.first !== object { return }
        let new = old.filter { $0 !== object }
        let isKnown = new.count == old.count
        setSide(index, to: new, from: isKnown ? old + [object] : old, isKnown: isKnown)
    }
}
