import Foundation

/// A value that a formatter writes, in the environment's locale.
// Sendable, as it is used on the main actor alone once it is shown.
final class FormatterText: FormattedText, @unchecked Sendable {
    private let subject: Any
    private let formatter: Formatter
    /// The text that the formatter wrote at first: it changes with the formatter's properties.
    private let first: String

    init(_ subject: Any, formatter: Formatter) {
        self.subject = subject
        self.formatter = formatter
        first = formatter.string(for: subject) ?? ""
    }

    override func content(in values: EnvironmentValues) -> LocalizedText.Content {
        .string(formatter.adapted(to: values)?.string(for: subject) ?? first)
    }

    override func isEqual(to other: FormattedText) -> Bool {
        guard let other = other as? FormatterText else { return false }
        return formatter === other.formatter && first == other.first
    }
}

extension Formatter {
    /// Returns a copy with the locale, the calendar and the time zone of an environment, where the formatter has the
    /// current ones; nil if the formatter has its own locale, or none.
    fileprivate func adapted(to values: EnvironmentValues) -> Formatter? {
        switch self {
        case let numbers as NumberFormatter:
            guard numbers.locale == .current, let copy = numbers.copy() as? NumberFormatter else { return nil }
            copy.locale = values.locale
            return copy
        case let dates as DateFormatter:
            guard dates.locale == .current, let copy = dates.copy() as? DateFormatter else { return nil }
            copy.locale = values.locale
            if dates.timeZone == .current { copy.timeZone = values.timeZone }
            if dates.calendar == .current { copy.calendar = values.calendar }
            return copy
        default: return nil
        }
    }
}
