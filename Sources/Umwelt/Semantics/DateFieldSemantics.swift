/// What a field for a day or a time is to people who use it or have it read to them.
public struct DateFieldSemantics: Sendable, Hashable {
    /// What is chosen in it.
    public enum Kind: Sendable, Hashable {
        /// A day, written as in `2024-05-31`.
        case day
        /// A time of day, written as in `23:59`.
        case time
    }

    /// What is chosen in it.
    public var kind: Kind

    /// What it is set to.
    public var value: String

    /// The least that it can be set to; nil for anything.
    public var minimum: String?

    /// The most that it can be set to; nil for anything.
    public var maximum: String?

    /// Describes a field.
    public init(kind: Kind, value: String, minimum: String? = nil, maximum: String? = nil) {
        self.kind = kind
        self.value = value
        self.minimum = minimum
        self.maximum = maximum
    }
}
