/// The changes of observable objects while updates are recorded.
///
/// Observation reports that a property is about to change, but neither which one nor its values. So each report stores
/// the properties of the reader's objects as text. The differences at the next report, or at the end, are the changes.
struct ObjectChanges {
    /// A property that changed, with its values as text.
    struct Change: Sendable, Equatable {
        /// The name, such as `Shelf.books`.
        let name: String
        let old: String
        let new: String
    }

    private struct Known {
        let object: InspectedObject
        var values: [String: String]

        /// The number of the last write before which the values were read.
        var write: Int
    }

    /// The objects in the order of discovery.
    private var known: [Known] = []
    private var changes: [Int: [Change]] = [:]

    /// The number of objects within each other that are looked at, as the inspector shows them.
    private static let mostLevels = 3

    /// Reads the properties of objects before one of them changes.
    ///
    /// - Parameter write: The number of the write.
    mutating func recordWrite(_ write: Int, of objects: [InspectedObject]) {
        for object in objects { record(write, object, level: 1) }
    }

    private mutating func record(_ write: Int, _ object: InspectedObject, level: Int) {
        let properties = object.observedProperties
        let values = Dictionary(properties.map { ($0.name, InspectedText.of($0.value)) }) { $1 }
        if let index = known.firstIndex(where: { $0.object.id == object.id }) {
            guard known[index].write != write else { return }
            add(known[index], now: values)
            known[index].values = values
            known[index].write = write
        } else {
            known.append(Known(object: object, values: values, write: write))
        }
        guard level < Self.mostLevels else { return }
        for property in properties {
            if let inner = InspectedObject(property.value) { record(write, inner, level: level + 1) }
        }
    }

    private mutating func add(_ object: Known, now: [String: String]) {
        for property in object.object.observedProperties {
            guard let old = object.values[property.name], let new = now[property.name], old != new else { continue }
            let change = Change(name: "\(object.object.typeName).\(property.name)", old: old, new: new)
            changes[object.write, default: []].append(change)
        }
    }

    /// Returns the changes by the numbers of their writes, once all has been written.
    func finished() -> [Int: [Change]] {
        var copy = self
        for object in known {
            copy.add(
                object,
                now: Dictionary(
                    object.object.observedProperties.map { ($0.name, InspectedText.of($0.value)) }
                ) { $1 })
        }
        return copy.changes
    }
}
