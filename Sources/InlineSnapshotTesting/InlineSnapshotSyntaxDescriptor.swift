/// The position of the closure with the expected text in a call, for functions that wrap
/// ``assertInlineSnapshot(of:as:message:record:timeout:syntaxDescriptor:matches:fileID:file:function:line:column:)``.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
    /// The default label of the closure.
    public static let defaultTrailingClosureLabel = "matches"

    /// The former labels of the closure.
    public var deprecatedTrailingClosureLabels: [String]

    /// The label of the closure.
    public var trailingClosureLabel: String

    /// The number of trailing closures before the closure.
    public var trailingClosureOffset: Int

    /// Makes a description.
    ///
    /// - Parameters:
    ///   - deprecatedTrailingClosureLabels: The former labels of the closure.
    ///   - trailingClosureLabel: The label of the closure.
    ///   - trailingClosureOffset: The number of trailing closures before the closure.
    public init(
        deprecatedTrailingClosureLabels: [String] = [],
        trailingClosureLabel: String = Self.defaultTrailingClosureLabel, trailingClosureOffset: Int = 0
    ) {
        self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
        self.trailingClosureLabel = trailingClosureLabel
        self.trailingClosureOffset = trailingClosureOffset
    }
}
