/// One of many views made from data.
class RealizedItem: _Element {
    /// Where the view's element of the data is.
    final var offset: Int

    init(_ inputs: _ElementInputs, offset: Int) {
        self.offset = offset
        super.init(inputs)
    }

    /// Makes the view's value anew.
    func refresh() {}
}

/// Those that have been made, in the order of the data: where few of many are, it is small.
///
/// It is no generic type, as those of views that other modules compile are slow.
struct RealizedItems: RandomAccessCollection {
    private var items: ContiguousArray<RealizedItem> = []

    var startIndex: Int { 0 }
    var endIndex: Int { items.count }

    subscript(index: Int) -> RealizedItem { items[index] }

    /// The item at an offset; nil if it has not been made.
    func item(at offset: Int) -> RealizedItem? {
        let index = index(of: offset)
        return index < items.count && items[index].offset == offset ? items[index] : nil
    }

    /// Puts in an item where none is at its offset.
    mutating func insert(_ item: RealizedItem) { items.insert(item, at: index(of: item.offset)) }

    /// Where the first one stands that is not before an offset.
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
