/// Items with their offsets, among others that have not been made: where few of many are there, it is small.
struct MadeItems<Item>: RandomAccessCollection {
    private var offsets: ContiguousArray<Int> = []
    private var items: ContiguousArray<Item> = []

    var startIndex: Int { 0 }
    var endIndex: Int { items.count }

    subscript(index: Int) -> (offset: Int, item: Item) { (offsets[index], items[index]) }

    /// The item at an offset; nil if it has not been made.
    func item(at offset: Int) -> Item? {
        let index = index(of: offset)
        return index < offsets.count && offsets[index] == offset ? items[index] : nil
    }

    /// Puts in an item at an offset where none is.
    mutating func insert(_ item: Item, at offset: Int) {
        let index = index(of: offset)
        offsets.insert(offset, at: index)
        items.insert(item, at: index)
    }

    /// Where the first one stands that is not before an offset.
    private func index(of offset: Int) -> Int {
        // Items are mostly made one after another.
        guard let last = offsets.last, offset <= last else { return offsets.count }
        var (low, high) = (0, offsets.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
