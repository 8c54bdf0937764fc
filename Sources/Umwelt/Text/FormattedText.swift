import Foundation

extension Text {
    /// Shows a value in a format of Foundation's, as the environment's locale writes it.
    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(formatted: FormattedValue(input, format: format))
    }
}

/// A value with its format; it becomes a string when the locale is known.
class FormattedText: Equatable, @unchecked Sendable {
    /// The string for a locale.
    func string(for locale: Locale) -> String { "" }

    func isEqual(to other: FormattedText) -> Bool { false }

    static func == (left: FormattedText, right: FormattedText) -> Bool { left === right || left.isEqual(to: right) }
}

// Both are values that nobody changes after they are stored here.
final class FormattedValue<Format: FormatStyle>: FormattedText, @unchecked Sendable
where Format.FormatInput: Equatable, Format.FormatOutput == String {
    private let input: Format.FormatInput
    private let format: Format

    init(_ input: Format.FormatInput, format: Format) {
        self.input = input
        self.format = format
    }

    override func string(for locale: Locale) -> String { format.locale(locale).format(input) }

    override func isEqual(to other: FormattedText) -> Bool {
        guard let other = other as? FormattedValue<Format> else { return false }
        return input == other.input && format == other.format
    }
}
