import Foundation

extension LocalizedStringKey.StringInterpolation {
    /// Interpolates a part of a string.
    ///
    /// - Parameter substring: The part of a string.
    public mutating func appendInterpolation(_ substring: Substring) { appendInterpolation(String(substring)) }

    /// Interpolates a resource, which is looked up in its own table, in the language of the whole text.
    ///
    /// - Parameter resource: The resource.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendInterpolation(Text(resource))
    }

    /// Interpolates a value in a format of Foundation's, as the locale writes it.
    ///
    /// - Parameters:
    ///   - input: The value.
    ///   - format: The format of the value.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        appendInterpolation(Text(input, format: format))
    }

    /// Interpolates a value in a format whose result has attributes, as the locale writes it.
    ///
    /// - Parameters:
    ///   - input: The value.
    ///   - format: The format of the value.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        appendInterpolation(Text(input, format: format))
    }

    /// Interpolates a value as a formatter writes it.
    ///
    /// - Parameters:
    ///   - subject: The value.
    ///   - formatter: The formatter of the value.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter)
    where Subject: _ObjectiveCBridgeable {
        appendInterpolation(Text(subject, formatter: formatter))
    }

    /// Interpolates an object as a formatter writes it; without one, by its description.
    ///
    /// - Parameters:
    ///   - subject: The value.
    ///   - formatter: The formatter of the value.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
    where Subject: NSObject {
        appendInterpolation(formatter.map { Text(subject, formatter: $0) } ?? Text(verbatim: subject.description))
    }

    /// Interpolates a text with attributes.
    ///
    /// - Parameter attributedString: The text with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
        appendInterpolation(Text(attributedString))
    }

    /// Interpolates a part of a text with attributes.
    ///
    /// - Parameter attributedSubstring: The text with attributes.
    public mutating func appendInterpolation(_ attributedSubstring: AttributedSubstring) {
        appendInterpolation(AttributedString(attributedSubstring))
    }

    /// Interpolates a date by the environment's locale, calendar and time zone.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - style: The style, such as `.date`, `.time` or `.relative`.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(Text(date, style: style))
    }

    /// Interpolates a value that follows the time.
    ///
    /// - Parameters:
    ///   - source: The source of the value.
    ///   - format: The format of the value.
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == AttributedString {
        appendInterpolation(Text(source, format: format))
    }

    /// Interpolates a value that follows the time.
    ///
    /// - Parameters:
    ///   - source: The source of the value.
    ///   - format: The format of the value.
    @_disfavoredOverload
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == String {
        appendInterpolation(Text(source, format: format))
    }

    /// Interpolates the period between two dates.
    ///
    /// - Parameter dates: The period.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

    /// Interpolates a period by its beginning and its end.
    ///
    /// - Parameter interval: The period.
    public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

    /// Interpolates a clock that runs during a period: see
    /// ``Text/init(timerInterval:pauseTime:countsDown:showsHours:)``.
    ///
    /// - Parameters:
    ///   - timerInterval: The period.
    ///   - pauseTime: The date at which the clock is paused; nil for none.
    ///   - countsDown: True to count down, false to count up.
    ///   - showsHours: True to show hours; false to count minutes beyond 60.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        appendInterpolation(
            Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}
