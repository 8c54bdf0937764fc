import Foundation

/// The sizes that a node has answered, by proposal.
///
/// Most nodes are measured for three proposals: zero, infinity, and their share. Those are stored in the node itself.
/// Further entries, for nested stacks, are allocated.
struct SizeCache {
    private static let inlineCapacity = 3

    /// The greatest number of entries, for nodes whose width changes continuously: a guess.
    private static let capacity = 32

    private var entries: (Entry, Entry, Entry) = (Entry(), Entry(), Entry())
    private var more: ContiguousArray<Entry> = []

    // One byte, as what the node has of few bytes fills the rest of the word.
    private var state: UInt8 = 0

    /// The bit of ``state`` for evicted entries; the other bits are the count.
    private static let forgotten: UInt8 = 128

    /// The number of entries in the node itself.
    private var count: Int { Int(state & ~Self.forgotten) }

    /// True if an entry has been evicted because the cache was full. A parent may still depend on that size.
    var hasForgotten: Bool { state & Self.forgotten != 0 }

    private struct Entry {
        var offer = CompactProposal(.unspecified)
        var size = CGSize.zero
    }

    var isEmpty: Bool { count == 0 }

    func find(_ proposal: ProposedViewSize) -> CGSize? {
        let offer = CompactProposal(proposal)
        let found: CGSize? = withUnsafeBytes(of: entries) { bytes in
            let entries = bytes.assumingMemoryBound(to: Entry.self)
            for index in 0..<count where entries[index].offer == offer { return entries[index].size }
            return nil
        }
        return found ?? more.first { $0.offer == offer }?.size
    }

    mutating func add(_ proposal: ProposedViewSize, _ size: CGSize) {
        let entry = Entry(offer: CompactProposal(proposal), size: size)
        let index = count
        if index < Self.inlineCapacity {
            withUnsafeMutableBytes(of: &entries) { $0.assumingMemoryBound(to: Entry.self)[index] = entry }
            state += 1
            return
        }
        if index + more.count == Self.capacity {
            more.removeAll(keepingCapacity: true)
            state |= Self.forgotten
        }
        more.append(entry)
    }

    func forEach(_ body: (ProposedViewSize, CGSize) -> Void) {
        withUnsafeBytes(of: entries) { bytes in
            for entry in bytes.assumingMemoryBound(to: Entry.self).prefix(count) {
                body(entry.offer.proposal, entry.size)
            }
        }
        for entry in more { body(entry.offer.proposal, entry.size) }
    }
}

/// A sanitised proposal in two words: nil lengths are -1.
struct CompactProposal: Hashable {
    private let width: CGFloat
    private let height: CGFloat

    init(_ proposal: ProposedViewSize) {
        width = proposal.width ?? -1
        height = proposal.height ?? -1
    }

    private init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }

    /// The placeholder for a missing proposal: it differs from all others, and from itself.
    static let none = CompactProposal(width: .nan, height: .nan)

    /// True for ``none``.
    var isNone: Bool { width.isNaN }

    var proposal: ProposedViewSize {
        ProposedViewSize(width: width < 0 ? nil : width, height: height < 0 ? nil : height)
    }
}
