import Foundation
@_spi(Kernel) import Umwelt

/// The value that a field shows and writes: a text, or a value that is converted to text.
struct FieldValue {
    let storage: FieldStorage

    /// Makes a value of a text, which is written with each edit.
    init(_ text: Binding<String>) { storage = TextStorage(text) }

    /// Makes a value of an attributed text, which is written with each edit.
    init(_ text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>?) {
        storage = AttributedStorage(text, selection: selection)
    }

    /// Makes a value in a format of Foundation's, which is written when the user has finished editing.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F) where F.FormatOutput == String {
        storage = FormattedStorage(value, format: format)
    }

    /// Makes an optional value in a format of Foundation's; an empty text is nil.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F) where F.FormatOutput == String {
        storage = OptionalFormattedStorage(value, format: format)
    }

    /// Makes a value that a formatter converts, which is written when the user has finished editing.
    init<V>(_ value: Binding<V>, formatter: Formatter) { storage = FormatterStorage(value, formatter: formatter) }
}

extension FieldValue: ViewFieldComparable {
    package func isSameField(as other: FieldValue) -> Bool { storage.isSame(as: other.storage) }
}

/// The storage of a field's value. The base class, with a subclass for each kind of binding.
class FieldStorage {
    /// True if each edit is written immediately, false if only at the end of editing.
    var isWrittenAtOnce: Bool { false }

    /// Returns the text of the stored value. Reading it makes the reader depend on it.
    func text(in values: EnvironmentValues) -> String { "" }

    /// Returns the text with its attributes; nil for plain text.
    func attributedText(in values: EnvironmentValues) -> AttributedString? { nil }

    /// Writes the value of a text; has no effect if the text cannot be converted.
    func write(_ text: String, in values: EnvironmentValues) {
        write(text, in: values, deletions: nil, isRestored: false)
    }

    /// Writes the value of a text that may have attributes.
    ///
    /// - Parameters:
    ///   - text: The characters.
    ///   - values: The environment.
    ///   - deletions: The attributes of deleted parts.
    ///   - isRestored: True for an earlier text, as of undo: deleted parts get their attributes back.
    func write(_ text: String, in values: EnvironmentValues, deletions: DeletedTexts?, isRestored: Bool) {
        write(text, in: values)
    }

    /// Returns true if both write to the same location in the same format.
    func isSame(as other: FieldStorage) -> Bool { self === other }
}

private final class TextStorage: FieldStorage {
    private let binding: Binding<String>

    init(_ binding: Binding<String>) { self.binding = binding }

    override var isWrittenAtOnce: Bool { true }

    override func text(in values: EnvironmentValues) -> String { binding.wrappedValue }

    override func write(_ text: String, in values: EnvironmentValues) { binding.wrappedValue = text }

    override func isSame(as other: FieldStorage) -> Bool {
        (other as? TextStorage).map { binding.isSameField(as: $0.binding) } ?? false
    }
}

private final class FormattedStorage<F: ParseableFormatStyle>: FieldStorage where F.FormatOutput == String {
    private let binding: Binding<F.FormatInput>
    private let format: F

    init(_ binding: Binding<F.FormatInput>, format: F) {
        self.binding = binding
        self.format = format
    }

    override func text(in values: EnvironmentValues) -> String {
        format.adapted(to: values).format(binding.wrappedValue)
    }

    override func write(_ text: String, in values: EnvironmentValues) {
        if let value = try? format.adapted(to: values).parseStrategy.parse(text) { binding.wrappedValue = value }
    }

    override func isSame(as other: FieldStorage) -> Bool {
        guard let other = other as? FormattedStorage<F> else { return false }
        return binding.isSameField(as: other.binding) && areValuesEqual(format, other.format)
    }
}

private final class OptionalFormattedStorage<F: ParseableFormatStyle>: FieldStorage where F.FormatOutput == String {
    private let binding: Binding<F.FormatInput?>
    private let format: F

    init(_ binding: Binding<F.FormatInput?>, format: F) {
        self.binding = binding
        self.format = format
    }

    override func text(in values: EnvironmentValues) -> String {
        binding.wrappedValue.map { format.adapted(to: values).format($0) } ?? ""
    }

    override func write(_ text: String, in values: EnvironmentValues) {
        if text.isEmpty {
            binding.wrappedValue = nil
        } else if let value = try? format.adapted(to: values).parseStrategy.parse(text) {
            binding.wrappedValue = value
        }
    }

    override func isSame(as other: FieldStorage) -> Bool {
        guard let other = other as? OptionalFormattedStorage<F> else { return false }
        return binding.isSameField(as: other.binding) && areValuesEqual(format, other.format)
    }
}

private final class FormatterStorage<V>: FieldStorage {
    private let binding: Binding<V>
    private let formatter: Formatter

    init(_ binding: Binding<V>, formatter: Formatter) {
        self.binding = binding
        self.formatter = formatter
    }

    override func text(in values: EnvironmentValues) -> String { formatter.string(for: binding.wrappedValue) ?? "" }

    override func write(_ text: String, in values: EnvironmentValues) {
        if let value = formatter.value(of: text) as? V { binding.wrappedValue = value }
    }

    override func isSame(as other: FieldStorage) -> Bool {
        guard let other = other as? FormatterStorage<V> else { return false }
        return binding.isSameField(as: other.binding) && formatter === other.formatter
    }
}

extension Formatter {
    /// Returns the value of a text; nil if it cannot be converted. On Linux, only Foundation's formatters for numbers
    /// and dates convert texts to values; values of other formatters are only shown.
    fileprivate func value(of text: String) -> Any? {
        switch self {
        case let formatter as NumberFormatter: formatter.number(from: text)
        case let formatter as DateFormatter: formatter.date(from: text)
        case let formatter as ISO8601DateFormatter: formatter.date(from: text)
        default: nil
        }
    }
}
