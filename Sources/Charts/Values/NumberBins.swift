/// Bins of numbers for histograms.
///
/// ```swift
/// let bins = NumberBins(data: weights, desiredCount: 20)
/// let groups = Dictionary(grouping: weights) { bins.index(for: $0) }
/// ```
public struct NumberBins<Value: Comparable & Numeric>: Collection, Equatable {
    public typealias Element = ChartBinRange<Value>
    public typealias Index = Int

    /// The bounds of the bins, ascending: one more than there are bins.
    public let thresholds: [Value]

    /// Makes bins between thresholds, which are sorted.
    ///
    /// - Parameter thresholds: The limits of the bins, in order.
    nonisolated public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

    /// Makes bins of one size that cover a range. They start at multiples of the size, which is greater than zero.
    ///
    /// - Parameters:
    ///   - size: The size of a bin.
    ///   - range: The smallest and the largest value.
    nonisolated public init(size: Value, range: ClosedRange<Value>) where Value: BinaryFloatingPoint {
        self.init(sorted: Self.multiples(of: Double(size), covering: range).map { Value($0) })
    }

    /// Makes bins of one size that cover a range. They start at multiples of the size, which is greater than zero.
    ///
    /// - Parameters:
    ///   - size: The size of a bin.
    ///   - range: The smallest and the largest value.
    nonisolated public init(size: Value, range: ClosedRange<Value>) where Value: BinaryInteger {
        self.init(sorted: Self.multiples(of: Double(size), covering: range).map { Self.integer($0, in: range) })
    }

    /// Makes a number of bins that divide a range evenly.
    ///
    /// - Parameters:
    ///   - range: The smallest and the largest value.
    ///   - count: The number of bins.
    nonisolated public init(range: ClosedRange<Value>, count: Int) where Value: BinaryFloatingPoint {
        let count = Swift.max(count, 1)
        let size = (range.upperBound - range.lowerBound) / Value(count)
        self.init(sorted: (0..<count).map { range.lowerBound + Value($0) * size } + [range.upperBound])
    }

    /// Makes a number of bins that divide a range about evenly, with whole bounds.
    ///
    /// - Parameters:
    ///   - range: The smallest and the largest value.
    ///   - count: The number of bins.
    nonisolated public init(range: ClosedRange<Value>, count: Int) where Value: BinaryInteger {
        let count = Swift.max(count, 1)
        // In double precision, as the length may be more than the type's greatest number.
        let (lower, upper) = (Double(range.lowerBound), Double(range.upperBound))
        let size = (upper - lower) / Double(count)
        self.init(
            sorted: (0..<count).map { Self.integer(lower + Double($0) * size, in: range) } + [range.upperBound])
    }

    /// Makes about a number of bins with round bounds that cover a range.
    ///
    /// - Parameters:
    ///   - range: The range.
    ///   - desiredCount: The number of bins, about.
    ///   - minimumStride: The least size of a bin.
    nonisolated public init(
        range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0
    ) where Value: BinaryFloatingPoint {
        let length = Double(range.upperBound) - Double(range.lowerBound)
        let step = Swift.max(Double(minimumStride), NumberTicks.step(over: length, count: desiredCount))
        self.init(sorted: Self.multiples(of: step, covering: range).map { Value($0) })
    }

    /// Makes about a number of bins with round whole bounds that cover a range.
    ///
    /// - Parameters:
    ///   - range: The smallest and the largest value.
    ///   - desiredCount: The approximate number of bins or marks.
    ///   - minimumStride: The smallest distance between two values.
    nonisolated public init(
        range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0
    ) where Value: BinaryInteger {
        let length = Double(range.upperBound) - Double(range.lowerBound)
        let step = Swift.max(1, Double(minimumStride), NumberTicks.step(over: length, count: desiredCount))
        self.init(sorted: Self.multiples(of: step, covering: range).map { Self.integer($0, in: range) })
    }

    /// Makes bins with round bounds for data; a nil count depends on the amount of data.
    ///
    /// - Parameters:
    ///   - data: The values to distribute.
    ///   - desiredCount: The approximate number of bins or marks.
    ///   - minimumStride: The smallest distance between two values.
    nonisolated public init(
        data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0
    ) where Value: BinaryFloatingPoint {
        let finite = data.filter(\.isFinite)
        self.init(
            range: (finite.min() ?? 0)...(finite.max() ?? 1), desiredCount: desiredCount ?? Self.count(for: data),
            minimumStride: minimumStride)
    }

    /// Makes bins with round whole bounds for data; a nil count depends on the amount of data.
    ///
    /// - Parameters:
    ///   - data: The values to distribute.
    ///   - desiredCount: The approximate number of bins or marks.
    ///   - minimumStride: The smallest distance between two values.
    nonisolated public init(
        data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0
    ) where Value: BinaryInteger {
        self.init(
            range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount ?? Self.count(for: data),
            minimumStride: minimumStride)
    }

    private init(sorted thresholds: [Value]) { self.thresholds = thresholds }

    /// The index of the first bin.
    public var startIndex: Int { 0 }

    /// The number of bins.
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

    /// Returns the next index.
    ///
    /// - Parameter i: An index.
    public func index(after i: Int) -> Int { i + 1 }

    /// The range of a bin.
    ///
    /// - Parameter position: The index, from 0.
    public subscript(position: Int) -> ChartBinRange<Value> {
        ChartBinRange(
            lowerBound: thresholds[position], upperBound: thresholds[position + 1],
            includesUpperBound: position == endIndex - 1)
    }

    /// Returns the index of a value's bin; values outside all bins are in the first or last one.
    ///
    /// - Parameter value: The value on the scale of the bins.
    public func index(for value: Value) -> Int { BinSearch.index(for: value, in: thresholds) }

    /// Sturges' rule: a bin for each doubling of the amount of data.
    private static func count(for data: [Value]) -> Int {
        var count = 1
        while 1 << count < data.count { count += 1 }
        return count + 1
    }

    /// Returns a whole number, limited to the type's range.
    private static func integer(_ number: Double, in range: ClosedRange<Value>) -> Value where Value: BinaryInteger {
        Value(exactly: number.rounded())
            ?? (number < Double(range.lowerBound) ? range.lowerBound : range.upperBound)
    }

    private static func multiples(of step: Double, covering range: ClosedRange<Value>) -> [Double]
    where Value: BinaryFloatingPoint {
        NumberTicks.multiples(of: step, covering: Double(range.lowerBound), Double(range.upperBound))
    }

    private static func multiples(of step: Double, covering range: ClosedRange<Value>) -> [Double]
    where Value: BinaryInteger {
        NumberTicks.multiples(of: step, covering: Double(range.lowerBound), Double(range.upperBound))
    }
}
