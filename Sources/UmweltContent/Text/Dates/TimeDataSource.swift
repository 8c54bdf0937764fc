import Foundation

/// A source of a value that follows the time, for texts.
///
/// ```swift
/// Text(.currentDate, format: .stopwatch(startingAt: start))
/// Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
/// ```
public struct TimeDataSource<Value> {
    /// The dates that the value is made of, besides the current one.
    fileprivate let anchor: Date?
    fileprivate let value: @Sendable (_ now: Date) -> Value
    /// Returns the time at which the source has a value.
    fileprivate let time: @Sendable (Value) -> Date
}

extension TimeDataSource: Sendable where Value: Sendable {}

extension TimeDataSource {
    /// The current date.
    public static var currentDate: TimeDataSource<Date> {
        TimeDataSource<Date>(anchor: nil, value: { $0 }, time: { $0 })
    }

    /// Returns the source of the time that has passed since a date; less than zero before it.
    ///
    /// - Parameter date: The date from which the time is counted.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource<Duration>(
            anchor: date, value: { .seconds($0.timeIntervalSince(date)) }, time: { date + $0 / .seconds(1) })
    }

    /// Returns the source of the time from a date until now; empty before it.
    ///
    /// - Parameter date: The start of the range.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource<Range<Date>>(anchor: date, value: { date..<max($0, date) }, time: { $0.upperBound })
    }

    /// Returns the source of the time from now until a date; empty after it.
    ///
    /// - Parameter date: The end of the range.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource<Range<Date>>(anchor: date, value: { min($0, date)..<date }, time: { $0.lowerBound })
    }
}

extension Text {
    /// Shows a value that follows the time. The text is updated when the format writes it otherwise.
    ///
    /// - Parameters:
    ///   - source: The source of the value.
    ///   - format: The format, which also determines when its text changes.
    nonisolated public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == AttributedString {
        self.init(formatted: TimeText(source, format: format) { .text(Text($0)) })
    }

    /// Shows a value that follows the time. The text is updated when the format writes it otherwise.
    ///
    /// - Parameters:
    ///   - source: The source of the value.
    ///   - format: The format, which also determines when its text changes.
    @_disfavoredOverload
    nonisolated public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == String {
        self.init(formatted: TimeText(source, format: format) { .string($0) })
    }
}

/// A value that follows the time, with its format.
// Sendable, as the stored values are never changed after initialisation.
private final class TimeText<Format: DiscreteFormatStyle>: FormattedText, @unchecked Sendable {
    private let source: TimeDataSource<Format.FormatInput>
    private let format: Format
    private let makeContent: (Format.FormatOutput) -> LocalizedText.Content

    init(
        _ source: TimeDataSource<Format.FormatInput>, format: Format,
        makeContent: @escaping (Format.FormatOutput) -> LocalizedText.Content
    ) {
        self.source = source
        self.format = format
        self.makeContent = makeContent
    }

    override func content(in values: EnvironmentValues) -> LocalizedText.Content {
        let format = format.adapted(to: values)
        let now = values.now { now in
            let next = format.discreteInput(after: source.value(now))
            return next.map { max(source.time($0).timeIntervalSince(now), Self.shortestStep) }
        }
        return makeContent(format.format(source.value(now)))
    }

    override func isEqual(to other: FormattedText) -> Bool {
        guard let other = other as? TimeText<Format> else { return false }
        return source.anchor == other.source.anchor && format == other.format
    }

    /// The shortest time between updates, in seconds: hundredths of a second cannot be read anyway.
    private static var shortestStep: Double { 1.0 / 30 }
}
