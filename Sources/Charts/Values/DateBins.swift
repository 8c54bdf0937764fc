import Foundation

/// Bins of dates for histograms.
///
/// ```swift
/// let weeks = DateBins(unit: .weekOfYear, range: first...last)
/// let groups = Dictionary(grouping: visits) { weeks.index(for: $0.date) }
/// ```
public struct DateBins: Collection, Equatable {
    public typealias Element = ChartBinRange<Date>
    public typealias Index = Int

    /// The bounds of the bins, ascending: one more than there are bins.
    public let thresholds: [Date]

    /// Makes bins between thresholds, which are sorted.
    ///
    /// - Parameter thresholds: The limits of the bins, in order.
    nonisolated public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

    /// Makes bins with a length in seconds, greater than zero, that cover a range.
    ///
    /// - Parameters:
    ///   - timeInterval: The length of a bin, in seconds.
    ///   - range: The smallest and the largest value.
    nonisolated public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        precondition(timeInterval > 0, "Bins need a time interval greater than 0: got \(timeInterval).")
        var thresholds = [range.lowerBound]
        repeat {
            let next = range.lowerBound + timeInterval * Double(thresholds.count)
            // An interval below the precision of dates makes no other date.
            if let last = thresholds.last, next <= last { break }
            thresholds.append(next)
        } while thresholds[thresholds.count - 1] < range.upperBound
        self.thresholds = thresholds
    }

    /// Makes bins of one or more calendar units that cover a range.
    ///
    /// - Parameters:
    ///   - unit: The calendar unit to which dates are rounded, such as `.month`.
    ///   - stride: The number of units in a bin.
    ///   - range: The smallest and the largest value.
    ///   - calendar: The calendar.
    nonisolated public init(
        unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>,
        calendar: Calendar = .autoupdatingCurrent
    ) {
        thresholds = DateTicks.boundaries(
            of: DateStep(unit: unit, count: Swift.max(stride, 1)), covering: range, calendar: calendar)
    }

    /// Makes about a number of bins that start with a calendar unit and cover a range.
    ///
    /// - Parameters:
    ///   - range: The smallest and the largest value.
    ///   - desiredCount: The approximate number of bins or marks.
    ///   - calendar: The calendar.
    nonisolated public init(
        range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent
    ) {
        let step = DateStep.step(
            over: range.upperBound.timeIntervalSince(range.lowerBound), count: desiredCount)
        thresholds = DateTicks.boundaries(of: step, covering: range, calendar: calendar)
    }

    /// Makes bins that start with a calendar unit for data; a nil count means about ten.
    ///
    /// - Parameters:
    ///   - data: The values to distribute.
    ///   - desiredCount: The approximate number of bins or marks.
    ///   - calendar: The calendar.
    nonisolated public init(
        data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent
    ) {
        let lower = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
        self.init(
            range: lower...(data.max() ?? lower), desiredCount: desiredCount ?? 10, calendar: calendar)
    }

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
    public subscript(position: Int) -> ChartBinRange<Date> {
        ChartBinRange(
            lowerBound: thresholds[position], upperBound: thresholds[position + 1],
            includesUpperBound: position == endIndex - 1)
    }

    /// Returns the index of a date's bin; dates outside all bins are in the first or last one.
    ///
    /// - Parameter value: The date.
    public func index(for value: Date) -> Int { BinSearch.index(for: value, in: thresholds) }
}
