/// The semantics of a field for a day or a time.
public struct DateFieldSemantics: Sendable, Hashable {
    /// The kinds of values that are chosen in a date field.
    public enum Kind: Sendable, Hashable {
        /// A day, written as in `2024-05-31`.
        case day
        /// A time of day, written as in `23:59`.
        case time
    }

    /// The kind of the value.
    public var kind: Kind

    /// The current value, in the format of its kind.
    public var value: String

    /// The earliest value that can be chosen; nil for no limit.
    public var minimum: String?

    /// The latest value that can be chosen; nil for no limit.
    public var maximum: String?

    /// Makes the semantics of a date field.
    ///
    /// - Parameters:
    ///   - kind: The kind of the value.
    ///   - value: The current value, in the format of its kind.
    ///   - minimum: The earliest value that can be chosen; nil for no limit.
    ///   - maximum: The latest value that can be chosen; nil for no limit.
    public init(kind: Kind, value: String, minimum: String? = nil, maximum: String? = nil) {
        self.kind = kind
        self.value = value
        self.minimum = minimum
        self.maximum = maximum
    }
}
