import Foundation

/// The appearance of a whole page while its window hibernates. The browser still shows it, so nothing has to be sent if
/// the window has the same appearance when it wakes.
struct PageAppearance: Equatable {
    private var ids: ContiguousArray<UInt32> = []

    /// The hash of each node's record, which has the numbers of its children.
    private var hashes: ContiguousArray<Int> = []

    /// Makes the appearance of a page from the records of all its nodes.
    init(_ records: [NodeRecord]) {
        ids.reserveCapacity(records.count)
        hashes.reserveCapacity(records.count)
        for record in records {
            ids.append(record.id)
            hashes.append(Self.hash(of: record))
        }
    }

    /// Returns the hash of a complete record: the hash of `Data` only includes its first 80 bytes.
    private static func hash(of record: NodeRecord) -> Int {
        var json = JSONBuffer()
        record.write(to: &json)
        var hasher = Hasher()
        json.bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }

    /// True if a node looks the same in both pages.
    func shows(_ id: UInt32, like other: PageAppearance) -> Bool {
        guard let hash = hash(of: id) else { return false }
        return hash == other.hash(of: id)
    }

    private func hash(of id: UInt32) -> Int? { ids.firstIndex(of: id).map { hashes[$0] } }
}
