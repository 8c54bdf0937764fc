import Foundation

extension Text {
    /// Shows a value in a format of Foundation's.
    ///
    /// It has the environment's locale and, for dates, its calendar and time zone where the format itself names none.
    ///
    /// - Parameters:
    ///   - input: The value.
    ///   - format: The format of the value.
    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(formatted: FormattedValue(input, format: format) { .string($0) })
    }

    /// Shows a value in a format whose result has attributes.
    ///
    /// It has the environment's locale and, for dates, its calendar and time zone where the format itself names none.
    ///
    /// - Parameters:
    ///   - input: The value.
    ///   - format: The format of the value.
    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(formatted: FormattedValue(input, format: format) { .text(Text($0)) })
    }

    /// Shows the text of a formatter for a value; nothing if the formatter returns nil.
    ///
    /// Numbers and dates have the environment's locale, calendar and time zone where the formatter has the process's.
    ///
    /// - Parameters:
    ///   - subject: The value.
    ///   - formatter: The formatter of the value.
    nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter)
    where Subject: _ObjectiveCBridgeable {
        self.init(formatted: FormatterText(subject, formatter: formatter))
    }

    /// Shows the text of a formatter for an object; nothing if the formatter returns nil.
    ///
    /// Numbers and dates have the environment's locale, calendar and time zone where the formatter has the process's.
    ///
    /// - Parameters:
    ///   - subject: The value.
    ///   - formatter: The formatter of the value.
    nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
        self.init(formatted: FormatterText(subject, formatter: formatter))
    }
}

/// A value with its format, of any type; resolved to a text in an environment.
class FormattedText: Equatable, @unchecked Sendable {
    /// Returns the formatted value in an environment.
    func content(in values: EnvironmentValues) -> LocalizedText.Content { .string("") }

    func isEqual(to other: FormattedText) -> Bool { false }

    static func == (left: FormattedText, right: FormattedText) -> Bool { left === right || left.isEqual(to: right) }
}

// Sendable, as the stored values are never changed after initialisation.
final class FormattedValue<Format: FormatStyle>: FormattedText, @unchecked Sendable
where Format.FormatInput: Equatable {
    private let input: Format.FormatInput
    private let format: Format
    private let makeContent: (Format.FormatOutput) -> LocalizedText.Content

    init(
        _ input: Format.FormatInput, format: Format,
        makeContent: @escaping (Format.FormatOutput) -> LocalizedText.Content
    ) {
        self.input = input
        self.format = format
        self.makeContent = makeContent
    }

    override func content(in values: EnvironmentValues) -> LocalizedText.Content {
        makeContent(format.adapted(to: values).format(input))
    }

    override func isEqual(to other: FormattedText) -> Bool {
        guard let other = other as? FormattedValue<Format> else { return false }
        return input == other.input && format == other.format
    }
}
