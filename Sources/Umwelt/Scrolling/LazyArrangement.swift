import Foundation

extension LazyNode {
    /// A part among those that are arranged.
    @_spi(Kernel) public struct Slot {
        private let part: LazyPart

        /// The part's node; nil if it has not been made.
        let node: LayoutNode?

        /// The room before the part.
        let gap: CGFloat

        /// The room between the lines of what has not been made.
        let innerGap: CGFloat

        /// Makes a slot for a part.
        package init(_ part: LazyPart, node: LayoutNode?, gap: CGFloat, innerGap: CGFloat) {
            self.part = part
            self.node = node
            self.gap = gap
            self.innerGap = innerGap
        }

        /// How many views it stands for: one, or those in a row that have not been made.
        var count: Int { part.count }

        /// What the part is in its section: rows are many, so that others will be about as long.
        var role: LazyPart.Role { part.role }

        /// Parts with one number belong together.
        var section: Int { part.section }

        /// What makes the views, if they have not been made.
        var source: (any LazyItemSource)? { part.source }

        /// What the part's first view is recognised by.
        var key: LazyPart.Key { key(of: 0) }

        /// What the part's last view is recognised by.
        var lastKey: LazyPart.Key { key(of: count - 1) }

        /// What one of the part's views is recognised by.
        func key(of view: Int) -> LazyPart.Key {
            LazyPart.Key(source: part.key.source, offset: part.key.offset + view)
        }

        /// Which of the part's views is recognised by a key; nil if none is.
        func view(of key: LazyPart.Key) -> Int? {
            guard key.source == part.key.source else { return nil }
            let view = key.offset - part.key.offset
            return view >= 0 && view < count ? view : nil
        }

        /// Whether the parts of both stand in the same way.
        func isSame(as other: Slot) -> Bool {
            node === other.node && gap == other.gap && innerGap == other.innerGap && part.key == other.part.key
                && count == other.count
        }
    }

    /// Where parts are along the axis.
    @_spi(Kernel) public struct Arrangement {
        /// Where each part starts, and where it ends.
        var starts: ContiguousArray<CGFloat> = []
        var ends: ContiguousArray<CGFloat> = []

        /// Where views are that have not been made, by the number of their part.
        var runs: [Int: LazyRun] = [:]

        /// Where the last part ends, with the room after it.
        var length: CGFloat = 0

        /// Where one of the views of a part starts and ends.
        func room(of view: Int, in part: Int) -> (start: CGFloat, end: CGFloat) {
            runs[part]?.room(of: view) ?? (starts[part], ends[part])
        }
    }

    /// The average length of the lines that are there.
    struct Average {
        private var sum: CGFloat = 0
        private var count = 0

        mutating func add(_ length: CGFloat) {
            sum += length
            count += 1
        }

        var value: CGFloat { count > 0 ? sum / CGFloat(count) : LazyNode.usualLength }
    }
}
