@_spi(Kernel) import UmweltCore
import Foundation

extension LazyNode {
    /// A part in the sequence that a lazy node arranges.
    @_spi(Kernel) public struct Slot {
        private let part: LazyPart

        /// The part's node; nil if it has not been realised.
        package let node: LayoutNode?

        /// The distance before the part, in points.
        let gap: CGFloat

        /// The distance between the lines of a lazy run, in points.
        let innerGap: CGFloat

        /// Makes a slot for a part.
        package init(_ part: LazyPart, node: LayoutNode?, gap: CGFloat, innerGap: CGFloat) {
            self.part = part
            self.node = node
            self.gap = gap
            self.innerGap = innerGap
        }

        /// The number of views in the part: one, or those of a lazy run.
        var count: Int { part.count }

        /// The part's role in its section. Only rows contribute to the average length: most future views are rows.
        package var role: LazyPart.Role { part.role }

        /// The number of the part's section: parts with the same number belong together.
        var section: Int { part.section }

        /// The source that realises the views; nil if they have been realised.
        var source: (any LazyItemSource)? { part.source }

        /// The key of the part's first view.
        var key: LazyPart.Key { key(of: 0) }

        /// The key of the part's last view.
        var lastKey: LazyPart.Key { key(of: count - 1) }

        /// Returns the key of one of the part's views.
        func key(of view: Int) -> LazyPart.Key {
            LazyPart.Key(source: part.key.source, offset: part.key.offset + view)
        }

        /// Returns the index of the part's view that has a key; nil if none has.
        func view(of key: LazyPart.Key) -> Int? {
            guard key.source == part.key.source else { return nil }
            let view = key.offset - part.key.offset
            return view >= 0 && view < count ? view : nil
        }

        /// Returns true if both arrange the same part equally.
        func isSame(as other: Slot) -> Bool {
            node === other.node && gap == other.gap && innerGap == other.innerGap && part.key == other.part.key
                && count == other.count
        }
    }

    /// The positions of parts along the axis, in points.
    @_spi(Kernel) public struct Arrangement {
        /// The start of each part, and its end.
        var starts: ContiguousArray<CGFloat> = []
        var ends: ContiguousArray<CGFloat> = []

        /// The lazy runs of the views that have not been realised, by the index of their part.
        var runs: [Int: LazyRun] = [:]

        /// The end of the last part, with the space after it.
        var length: CGFloat = 0

        /// Returns the start and the end of one of the views of a part.
        func room(of view: Int, in part: Int) -> (start: CGFloat, end: CGFloat) {
            runs[part]?.room(of: view) ?? (starts[part], ends[part])
        }
    }

    /// The average length of the realised lines.
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
