/// The call stacks at each write of a record, and the bodies that ran for it. They are resolved with the program's
/// debug information when the record is read.
package struct WriteTraces: Sendable {
    /// The functions at each write.
    var stacks: [[UInt]] = []

    /// The properties of objects that changed at a write, by its index.
    var changes: [Int: [ObjectChanges.Change]] = [:]

    /// The causes that are writes of observed properties.
    var readers: [Reader] = []

    /// The position of a cause in a record, and the index of the write.
    struct Reader: Sendable {
        let body: Int
        let cause: Int
        let write: Int
    }

    /// The size in memory, in bytes.
    package var size: Int {
        stacks.reduce(readers.count * MemoryLayout<Reader>.stride) { $0 + $1.count * MemoryLayout<UInt>.stride }
    }
}

extension UpdateRecord {
    /// The number of writes whose source positions are looked up: a guess at a useful amount.
    private static let mostPlaces = 100

    /// Names the observed properties that were written, as far as the objects' values show them.
    mutating func nameObserved(by traces: WriteTraces) {
        for (index, changes) in traces.changes where changes.count == 1 { set(changes[0], at: index) }
        nameCauses(by: traces)
    }

    /// Looks up the source positions of the writes, and the names of properties without known values, in the program's
    /// debug information.
    package mutating func findPlaces(_ traces: WriteTraces) {
        let found = RunningCode.access(at: Array(traces.stacks.prefix(Self.mostPlaces)))
        for (index, code) in found.enumerated() where index < writes.count {
            writes[index].place = code.place
            guard let property = code.property, writes[index].new == nil else { continue }
            writes[index].name = property
            if let change = traces.changes[index]?.first(where: { $0.name == property }) { set(change, at: index) }
        }
        nameCauses(by: traces)
        // Readers are notified of one write in several ways, of which the last one has the values.
        var rest: [Write] = []
        for (index, write) in writes.enumerated() {
            let same = { (other: Write) in other.name == write.name && other.place == write.place }
            if write.new == nil, rest.contains(where: same) || writes[(index + 1)...].contains(where: same) { continue }
            rest.append(write)
        }
        writes = rest
    }

    private mutating func set(_ change: ObjectChanges.Change, at index: Int) {
        writes[index].name = change.name
        writes[index].old = change.old
        writes[index].new = change.new
    }

    private mutating func nameCauses(by traces: WriteTraces) {
        for reader in traces.readers {
            let name = writes[reader.write...].first { $0.name != Self.observed }?.name
            if let name { bodies[reader.body].causes[reader.cause] = .observed(property: name) }
        }
    }

    /// The name of a write to an unknown property.
    static let observed = "an observed property"
}
