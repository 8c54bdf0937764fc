import UmweltBase
import UmweltSQLite
import UmweltStore

/// The objects found by a fetch, by their keys: created when they are read, in batches. Visible objects are retained,
/// and otherwise the last batches.
final class FetchedRows {
    let context: NSManagedObjectContext
    let layout: EntityLayout
    private(set) var keys: ContiguousArray<Int64> = []

    /// The entities of the objects, and for each object the index of its own; empty for a single entity.
    private var layouts: [EntityLayout]
    private var kinds: ContiguousArray<UInt16> = []

    private let reference: StoreReference
    private let batchSize: Int
    private let resetCount: Int
    private var recent: [[NSManagedObject]] = []
    private var shown: [Int64: NSManagedObject] = [:]

    /// The number of retained batches: a view shows the end of one and the start of the next. A guess.
    private static let batchCount = 3

    /// The default number of objects in a batch. A guess: about two screens of rows.
    private static let usualSize = 64

    /// The index of the attribute that divides the objects into sections; nil for none.
    private let section: Int?

    /// During the search for sections: the consecutive values, and for each object the index of its own.
    private var sectionValues: [SQLValue] = []
    private var sectionPlaces: ContiguousArray<Int32> = []

    init(of layout: EntityLayout, in context: NSManagedObjectContext, batchSize: Int, _ section: Int? = nil) {
        self.layout = layout
        self.section = section
        self.context = context
        layouts = [layout]
        reference = context.reference(of: layout) ?? StoreReference()
        resetCount = context.resetCount
        self.batchSize = batchSize > 0 ? min(batchSize, 1000) : Self.usualSize
    }

    var count: Int { keys.count }

    /// Returns true if another fetch has found the same objects.
    func isSame(as other: FetchedRows) -> Bool {
        other === self || other.keys == keys && other.context === context && other.resetCount == resetCount
    }

    // MARK: While it is filled

    /// The columns that are read: the key, the entity if there are several, and the value of sections.
    var selection: String {
        let columns =
            [RowColumn.key] + (layout.hasSubentities ? [RowColumn.entity] : [])
            + (section.map { [layout.properties[$0].column] } ?? [])
        return columns.map { "t0.\($0)" }.joined(separator: ", ")
    }

    func append(_ key: Int64, _ layout: EntityLayout, _ row: Row) {
        if section != nil { insertSection(row[self.layout.hasSubentities ? 2 : 1], at: keys.count) }
        insert(key, layout, at: keys.count)
    }

    func insert(_ object: NSManagedObject, at place: Int) {
        if let section {
            object.fire()
            insertSection(object.slots[section].column, at: place)
        }
        insert(object.rowID.key, object.layout, at: place)
    }

    /// The type of the attribute by whose value the objects are in sections; nil for none.
    var sectionType: NSAttributeType? { section.flatMap { layout.properties[$0].attributeType } }

    private func insertSection(_ value: SQLValue, at place: Int) {
        let before = place > 0 ? sectionPlaces[place - 1] : nil
        if let before, sectionValues[Int(before)] == value { return sectionPlaces.insert(before, at: place) }
        sectionPlaces.insert(Int32(sectionValues.count), at: place)
        sectionValues.append(value)
    }

    private func insert(_ key: Int64, _ layout: EntityLayout, at place: Int) {
        var kind = 0
        if layouts[0] !== layout {
            kind = layouts.firstIndex { $0 === layout } ?? layouts.count
            if kind == layouts.count { layouts.append(layout) }
            if kinds.isEmpty { kinds = ContiguousArray(repeating: 0, count: keys.count) }
        }
        if layouts.count > 1 { kinds.insert(UInt16(kind), at: place) }
        keys.insert(key, at: place)
    }

    /// Keeps only a range.
    func cut(to range: Range<Int>) {
        keys = ContiguousArray(keys[range])
        if !kinds.isEmpty { kinds = ContiguousArray(kinds[range]) }
        if section != nil { sectionPlaces = ContiguousArray(sectionPlaces[range]) }
    }

    /// The values of the sections, each with the range of its objects. It creates no objects.
    private(set) lazy var sections = findSections()

    private func findSections() -> [(value: SQLValue, range: Range<Int>)] {
        var sections: [(value: SQLValue, range: Range<Int>)] = []
        var (start, last): (Int, Int32?) = (0, nil)
        func end(at place: Int) {
            guard let last, start < place else { return }
            let value = sectionValues[Int(last)]
            // A value that another one was between while the list was filled.
            if let before = sections.last, before.value == value {
                sections[sections.count - 1].range = before.range.lowerBound..<place
            } else {
                sections.append((value, start..<place))
            }
            start = place
        }
        for (place, own) in sectionPlaces.enumerated() where own != last {
            end(at: place)
            last = own
        }
        end(at: sectionPlaces.count)
        (sectionValues, sectionPlaces) = ([], [])
        return sections
    }

    // MARK: Objects

    /// Returns an object, and retains it if a view is reading it.
    func object(at index: Int) -> NSManagedObject {
        let isShown = TrackedReads.isActive
        let key = keys[index]
        if isShown, let known = shown[key] { return known }
        let object = unheldObject(at: index)
        // Views follow the object that they have read.
        if isShown { shown[key] = object }
        return object
    }

    /// Returns an object that is not retained longer than other batches require.
    func unheldObject(at index: Int) -> NSManagedObject {
        context.registered(RowID(key: keys[index], root: layout.rootID)) ?? makeBatch(of: index)
    }

    private func makeBatch(of index: Int) -> NSManagedObject {
        let start = index - index % batchSize
        let range = start..<min(start + batchSize, keys.count)
        let batch = ObjectBatch(of: layout, Array(keys[range]))
        let objects = range.map { place -> NSManagedObject in
            if let known = context.registered(RowID(key: keys[place], root: layout.rootID)) { return known }
            let own = kinds.isEmpty ? layouts[0] : layouts[Int(kinds[place])]
            let object = context.makeFault(NSManagedObjectID(key: keys[place], layout: own, source: reference))
            object.batch = batch
            return object
        }
        if recent.count == Self.batchCount { recent.removeFirst() }
        recent.append(objects)
        return objects[index - start]
    }
}

/// The keys of objects whose rows are read together.
final class ObjectBatch {
    private let layout: EntityLayout
    private let keys: [Int64]

    init(of layout: EntityLayout, _ keys: [Int64]) {
        self.layout = layout
        self.keys = keys
    }

    /// Reads the rows of all objects that are in use and whose rows have not been read. Rows of subentities are read
    /// separately.
    func read(in context: NSManagedObjectContext) {
        let objects = keys.compactMap { key -> NSManagedObject? in
            let object = context.registered(RowID(key: key, root: layout.rootID))
            return object?.layout === layout && object?.slots.isEmpty == true && object?.state == .saved ? object : nil
        }
        guard objects.count > 1 else { return }
        _ = try? context.stored(layout, layout.batchQuery(ofKeys: objects.map(\.rowID.key), size: keys.count))
    }
}
