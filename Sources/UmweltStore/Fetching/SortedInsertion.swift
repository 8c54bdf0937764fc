/// The insertion of unsaved objects into a store's sorted results.
package enum SortedInsertion {
    /// Returns true if sorting all objects is faster than inserting some by binary search.
    ///
    /// Each is compared with as many objects as there are digits in their number. A guess that errs on the side of
    /// sorting.
    package static func isSlow(of new: Int, into count: Int) -> Bool { new * 32 > count + 32 }

    /// Returns the index for an object among sorted ones, by binary search.
    ///
    /// - Parameters:
    ///   - count: The number of the sorted objects.
    ///   - isBefore: Returns true if the object at an index comes before the new one.
    package static func place(among count: Int, _ isBefore: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the range that remains after an offset and a limit are applied; nil stands for no limit.
    package static func range(of count: Int, offset: Int, limit: Int?) -> Range<Int> {
        let start = min(max(offset, 0), count)
        return start..<(limit.map { min(start + max($0, 0), count) } ?? count)
    }
}
