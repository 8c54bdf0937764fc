extension Array {
    /// Returns the elements sorted by depth, a stable sort.
    ///
    /// Only numbers are sorted: to retain each element for each comparison took longer than its measurement.
    ///
    /// - Parameters:
    ///   - isDeepestFirst: True for the deepest first, false for the topmost first.
    ///   - depth: Returns the depth of an element, zero or more.
    func sorted(isDeepestFirst: Bool, byDepth depth: (Element) -> Int32) -> Self {
        if count < 2 { return self }
        var keys: ContiguousArray<UInt64> = []
        keys.reserveCapacity(count)
        var isSorted = true
        for index in indices {
            let depth = UInt64(UInt32(bitPattern: depth(self[index])))
            let key = (isDeepestFirst ? UInt64(UInt32.max) - depth : depth) << 32 | UInt64(index)
            if let last = keys.last, last > key { isSorted = false }
            keys.append(key)
        }
        if isSorted { return self }
        keys.sort()
        return keys.map { self[Int($0 & UInt64(UInt32.max))] }
    }
}
