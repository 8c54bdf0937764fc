import Foundation
@_spi(Kernel) import Umwelt

/// What a field shows and writes: a text, or a value that becomes one.
struct FieldValue {
    let storage: FieldStorage

    /// A text, written as it is edited.
    init(_ text: Binding<String>) { storage = TextStorage(text) }

    /// A value in a format of Foundation's, written when its user is done.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F) where F.FormatOutput == String {
        storage = FormattedStorage(value, format: format)
    }

    /// A value that may be missing: where there is no text there is no value.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F) where F.FormatOutput == String {
        storage = OptionalFormattedStorage(value, format: format)
    }

    /// A value that a formatter reads and writes, written when its user is done.
    init<V>(_ value: Binding<V>, formatter: Formatter) { storage = FormatterStorage(value, formatter: formatter) }
}

extension FieldValue: ViewFieldComparable {
    package func isSameField(as other: FieldValue) -> Bool { storage.isSame(as: other.storage) }
}

/// What is behind a field.
class FieldStorage {
    /// Whether each edit is written at once, and not only when the field's user is done.
    var isWrittenAtOnce: Bool { false }

    /// The text for what is stored. Reading it makes the reader depend on it.
    func text(in values: EnvironmentValues) -> String { "" }

    /// Writes what a text says, if it says anything that can be stored.
    func write(_ text: String, in values: EnvironmentValues) {}

    /// Whether both lead to the same place in the same form.
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
    /// What a text says. On Linux, Foundation's formatters for numbers and dates alone know that; what other formatters
    /// show can be read only.
    fileprivate func value(of text: String) -> Any? {
        switch self {
        case let formatter as NumberFormatter: formatter.number(from: text)
        case let formatter as DateFormatter: formatter.date(from: text)
        case let formatter as ISO8601DateFormatter: formatter.date(from: text)
        default: nil
        }
    }
}
