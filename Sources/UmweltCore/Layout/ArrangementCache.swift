import Foundation

/// A cache of the arrangements of a stack for the last proposals, which are updated when they are requested.
struct ArrangementCache {
    private struct Entry {
        let proposal: CompactProposal
        var arrangement: StackArrangement
        /// True if children have to be measured again.
        var isStale = false
    }

    /// The number of cached proposals: a nested stack is measured for its minimum, its maximum and its share, and
    /// placed in another share.
    private static let capacity = 4

    /// The number of changed children in an update from which all are measured again, because each change is a linear
    /// search.
    private static let manyChanges = 8

    private var entries: [Entry] = []
    private var changes = 0

    var isEmpty: Bool { entries.isEmpty }

    mutating func removeAll() {
        entries = []
        changes = 0
    }

    mutating func add(_ arrangement: StackArrangement, for proposal: ProposedViewSize) {
        if entries.count == Self.capacity { entries.removeFirst() }
        entries.append(Entry(proposal: CompactProposal(proposal), arrangement: arrangement))
    }

    subscript(place: Int) -> StackArrangement { entries[place].arrangement }

    /// Returns the index of the up-to-date arrangement for a proposal; nil if there is none.
    mutating func place(for proposal: ProposedViewSize, gaps: () -> StackGaps) -> Int? {
        let wanted = CompactProposal(proposal)
        guard let place = entries.firstIndex(where: { $0.proposal == wanted }) else { return nil }
        guard entries[place].isStale else { return place }
        changes = 0
        entries[place].isStale = false
        if entries[place].arrangement.update(gaps: gaps()) { return place }
        entries.remove(at: place)
        return nil
    }

    mutating func placesTaken(for proposal: ProposedViewSize) {
        let wanted = CompactProposal(proposal)
        if let place = entries.firstIndex(where: { $0.proposal == wanted }) { entries[place].arrangement.placesTaken() }
    }

    // MARK: Changes

    /// Has a child asked again.
    ///
    /// - Returns: False if all children have to be measured again.
    mutating func invalidate(_ child: LayoutNode, gaps: inout StackGaps?) -> Bool {
        changes += 1
        guard changes <= Self.manyChanges, let children = entries.first?.arrangement.children else { return false }
        // A child that is not there is new, and will be asked anyway.
        guard let index = children.withUnsafeBufferPointer({ $0.firstIndex { $0 === child } }) else { return true }
        if gaps?.invalidate(around: index, of: child) == false { return false }
        for place in entries.indices {
            entries[place].arrangement.invalidate(index)
            entries[place].isStale = true
        }
        return true
    }

    /// Replaces the children of the stack. Old children at both ends keep their sizes.
    ///
    /// - Returns: False if all children are to be asked: none is new.
    mutating func replaceChildren(_ new: ContiguousArray<LayoutNode>, gaps: inout StackGaps?) -> Bool {
        guard let old = entries.first?.arrangement.children else { return false }
        let same = CommonEnds(of: old, new)
        if same.first == old.count && same.first == new.count { return false }
        let range = same.first..<(old.count - same.last)
        if gaps?.replace(range, with: new[same.first..<(new.count - same.last)], of: new.count) == false { gaps = nil }
        for place in entries.indices {
            entries[place].arrangement.replace(range, of: new)
            entries[place].isStale = true
        }
        return true
    }
}
