/// A reason why a store cannot be opened, read or written.
public struct SwiftDataError: Error, Hashable, CustomStringConvertible {
    private let name: String

    /// The reason in words; it does not distinguish errors.
    public let description: String

    private init(_ name: String, _ description: String = "") {
        self.name = name
        self.description = description.isEmpty ? "SwiftData: \(name)." : "SwiftData: \(description)"
    }

    /// The store cannot be opened.
    public static let loadIssueModelContainer = SwiftDataError("loadIssueModelContainer")

    /// An object breaks a rule, such as a relationship that denies its deletion.
    public static let modelValidationFailure = SwiftDataError("modelValidationFailure")

    /// The class is not one of the container's.
    public static let unknownSchema = SwiftDataError("unknownSchema")

    /// The predicate cannot be evaluated.
    public static let unsupportedPredicate = SwiftDataError("unsupportedPredicate")

    /// Returns the error with a description.
    func describing(_ text: String) -> SwiftDataError { SwiftDataError(name, text) }

    public static func == (lhs: SwiftDataError, rhs: SwiftDataError) -> Bool { lhs.name == rhs.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    public static func ~= (lhs: SwiftDataError, rhs: any Error) -> Bool { (rhs as? SwiftDataError) == lhs }
}
