/// The insertion of unsaved objects into those that a store has found in order.
package enum SortedInsertion {
    /// Returns true if it is faster to sort all objects than to search the places of some.
    ///
    /// Each is compared with as many objects as there are digits in their number. A guess that errs on the side of
    /// sorting.
    package static func isSlow(of new: Int, into count: Int) -> Bool { new * 32 > count + 32 }

    /// Returns the place of an object among sorted ones, by binary search.
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

    /// Returns the range that an offset and a limit leave of some objects; a limit of nil is none.
    package static func range(of count: Int, offset: Int, limit: Int?) -> Range<Int> {
        let start = min(max(offset, 0), count)
        return start..<(limit.map { min(start + max($0, 0), count) } ?? count)
    }
}
