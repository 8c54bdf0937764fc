import UmweltStore

/// The results of a view's request: objects that are created when they are read, or other results.
package struct FetchedList<Result>: RandomAccessCollection where Result: NSFetchRequestResult {
    private let rows: FetchedRows?
    private let range: Range<Int>
    private let results: [Result]

    init(_ rows: FetchedRows, _ range: Range<Int>? = nil) {
        self.rows = rows
        self.range = range ?? 0..<rows.count
        results = []
    }

    package init(_ results: [Result] = []) {
        rows = nil
        range = results.indices
        self.results = results
    }

    package var startIndex: Int { 0 }

    package var endIndex: Int { range.count }

    package subscript(position: Int) -> Result {
        guard let rows else { return results[position] }
        precondition(
            position >= 0 && position < range.count,
            "Core Data: the index \(position) is out of range. The fetch returned \(range.count) objects.")
        // Objects of the request's entity, whose class this is.
        return rows.object(at: range.lowerBound + position) as! Result
    }

    package func isSame(as other: FetchedList) -> Bool {
        if let rows, let otherRows = other.rows { return range == other.range && rows.isSame(as: otherRows) }
        return rows == nil && other.rows == nil && results.elementsEqual(other.results, by: { $0 === $1 })
    }

    /// The objects in runs: a run ends where the next object has another key.
    package func runs<Key: Equatable>(by key: (Result) -> Key) -> [(key: Key, elements: FetchedList)] {
        guard let rows else { return results.runs(by: key).map { ($0.key, FetchedList($0.elements)) } }
        if let runs = knownRuns(of: rows, by: key) { return runs }
        // Objects of the request's entity, whose class this is.
        return KeyRuns.find(in: range) { key(rows.unheldObject(at: $0) as! Result) }
            .map { ($0.key, FetchedList(rows, $0.range)) }
    }

    /// The runs found by the store, with one object created for each; nil if the keys are other values.
    private func knownRuns<Key: Equatable>(
        of rows: FetchedRows, by key: (Result) -> Key
    ) -> [(key: Key, elements: FetchedList)]? {
        guard let type = rows.sectionType, range == 0..<rows.count else { return nil }
        var runs: [(key: Key, elements: FetchedList)] = []
        for (value, part) in rows.sections {
            // Objects of the request's entity, whose class this is.
            let own = key(rows.unheldObject(at: part.lowerBound) as! Result)
            guard AttributeValue.isEncoded(own, as: value, type) else { return nil }
            runs.append((own, FetchedList(rows, part)))
        }
        return runs
    }

    /// The identities of the rows' objects; nil if only the objects have them.
    package func identities<ID: Hashable>(as type: ID.Type) -> ContiguousArray<ID>? {
        guard ID.self == ObjectIdentifier.self, let rows else { return nil }
        guard let start = range.first else { return [] }
        // A class may have identities of its own of this type.
        let first = rows.unheldObject(at: start)
        guard (first as? any Identifiable)?.id as? ObjectIdentifier == first.rowID.identifier else { return nil }
        return ContiguousArray(rows.keys[range].map { unsafeBitCast(RowID.identifier(of: $0), to: ID.self) })
    }
}
