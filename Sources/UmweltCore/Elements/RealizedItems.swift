/// The element of one realized item of a collection of data.
package class RealizedItem: _Element {
    /// The offset of the item's datum.
    final var offset: Int

    init(_ inputs: _ElementInputs, offset: Int) {
        self.offset = offset
        super.init(inputs)
    }

    /// Makes the view of the item again.
    func refresh() {}
}

/// The realized items, in the order of the data: small where few of many are realized.
///
/// It is not generic, because generic code for views of other modules is slow.
struct RealizedItems: RandomAccessCollection {
    private var items: ContiguousArray<RealizedItem> = []

    var startIndex: Int { 0 }
    var endIndex: Int { items.count }

    subscript(index: Int) -> RealizedItem { items[index] }

    /// Returns the item at an offset; nil if it has not been realized.
    func item(at offset: Int) -> RealizedItem? {
        let index = index(of: offset)
        return index < items.count && items[index].offset == offset ? items[index] : nil
    }

    /// Returns the positions of the items in a range of offsets.
    func places(of range: Range<Int>) -> Range<Int> { index(of: range.lowerBound)..<index(of: range.upperBound) }

    /// Replaces the items at some positions, and shifts the offsets of the items after them.
    mutating func replaceItems(at places: Range<Int>, by new: ContiguousArray<RealizedItem>, shift: Int) {
        if shift != 0 { for item in items[places.upperBound...] { item.offset += shift } }
        items.replaceSubrange(places, with: new)
    }

    /// Inserts an item whose offset has none yet.
    mutating func insert(_ item: RealizedItem) { items.insert(item, at: index(of: item.offset)) }

    /// Returns the index of the first item that is not before an offset.
    private func index(of offset: Int) -> Int {
        // Items are mostly made one after another.
        guard let last = items.last, offset <= last.offset else { return items.count }
        var (low, high) = (0, items.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if items[middle].offset < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
