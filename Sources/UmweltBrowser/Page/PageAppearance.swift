import Foundation

/// The appearance of a whole page while its window hibernates. The browser still shows it, so nothing has to be sent if
/// the window has the same appearance when it wakes.
struct PageAppearance: Equatable {
    private var ids: ContiguousArray<UInt32> = []

    /// The hash of each node's record, which has the numbers of its children.
    private var hashes: ContiguousArray<Int> = []

    /// Makes the look of a page that shows the nodes of records, which are all of the page's.
    init(_ records: [NodeRecord]) {
        ids.reserveCapacity(records.count)
        hashes.reserveCapacity(records.count)
        for record in records {
            ids.append(record.id)
            hashes.append(Self.hash(of: record))
        }
    }

    /// Returns the hash of all that a record says: that of a `Data` is one of its first 80 bytes.
    private static func hash(of record: NodeRecord) -> Int {
        var json = JSONBuffer()
        record.write(to: &json)
        var hasher = Hasher()
        json.bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }

    /// True if a node looks in another page as it does in this one.
    func shows(_ id: UInt32, like other: PageAppearance) -> Bool {
        guard let hash = hash(of: id) else { return false }
        return hash == other.hash(of: id)
    }

    private func hash(of id: UInt32) -> Int? { ids.firstIndex(of: id).map { hashes[$0] } }
}
