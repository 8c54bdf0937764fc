/// The range of a bin, from its lower bound up to, but not including, its upper bound; the last bin of several includes
/// its upper bound.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
    /// The lower bound, which the bin includes.
    public let lowerBound: Bound

    /// The upper bound.
    public let upperBound: Bound

    let includesUpperBound: Bool

    /// Returns true if an element is in the bin.
    ///
    /// - Parameter element: The value.
    public func contains(_ element: Bound) -> Bool {
        element >= lowerBound && (element < upperBound || includesUpperBound && element == upperBound)
    }

    /// Returns the range of a collection's indices.
    ///
    /// - Parameter collection: The collection whose indices are compared.
    public func relative<C: Collection>(to collection: C) -> Range<Bound> where Bound == C.Index {
        let upper = includesUpperBound ? collection.index(after: upperBound) : upperBound
        return lowerBound..<upper
    }
}

/// The search of bins between ascending thresholds.
enum BinSearch {
    /// Returns the index of a value's bin; values outside all bins are in the first or last one.
    static func index<Value: Comparable>(for value: Value, in thresholds: [Value]) -> Int {
        var low = 0
        var high = thresholds.count
        while low < high {
            let middle = (low + high) / 2
            if thresholds[middle] <= value { low = middle + 1 } else { high = middle }
        }
        return max(0, min(low - 1, thresholds.count - 2))
    }
}
