/// The environment values that differ between two views, and their writers.
public struct EnvironmentDifference: Sendable, Equatable, Codable {
    /// The name of the first view's type.
    public var first: String

    /// The name of the second view's type.
    public var second: String

    /// The values that differ, in the alphabetical order of their keys.
    public var values: [Value]

    /// A value that differs.
    public struct Value: Sendable, Equatable, Codable {
        /// The name of the key, as ``EnvironmentReport/Value/key``.
        public var key: String

        /// The value at the first view; nil if that view does not read it and nothing sets it there.
        public var first: EnvironmentReport.Value?

        /// The value at the second view; nil if that view does not read it and nothing sets it there.
        public var second: EnvironmentReport.Value?
    }

    /// True if all values are the same.
    public var isEmpty: Bool { values.isEmpty }
}

extension EnvironmentReport {
    /// Returns the values that differ in the environment of another view. Values are compared as text: two objects of a
    /// type without a description are the same.
    ///
    /// A value that one view does not read and that nothing sets there is the key's default: it differs if the other
    /// view has another value.
    ///
    /// - Parameter other: The other report.
    public func difference(from other: EnvironmentReport) -> EnvironmentDifference {
        let keys = Set(values.map(\.key)).union(other.values.map(\.key)).sorted()
        let values = keys.compactMap { key -> EnvironmentDifference.Value? in
            let (first, second) = (self[key], other[key])
            if first?.value == second?.value { return nil }
            // Neither sets it: one of them alone reads the default.
            if first?.isDefault ?? true, second?.isDefault ?? true { return nil }
            return EnvironmentDifference.Value(key: key, first: first, second: second)
        }
        return EnvironmentDifference(first: view, second: other.view, values: values)
    }
}

extension EnvironmentDifference: CustomStringConvertible {
    /// The differences as lines: the value at each view, and where it is set.
    public var description: String {
        if isEmpty { return "\(first) and \(second) have the same environment." }
        // Views of one type are distinguished by their order.
        let names = first == second ? ("the first \(first)", "the second \(second)") : (first, second)
        let lines = values.flatMap { value in
            [
                "  \(value.key)", "    \(names.0): \(Self.words(for: value.first))",
                "    \(names.1): \(Self.words(for: value.second))",
            ]
        }
        return (["\(names.0) and \(names.1) differ in:"] + lines).joined(separator: "\n")
    }

    private static func words(for value: EnvironmentReport.Value?) -> String {
        guard let value, !value.isDefault else { return "\(value.map { $0.value + ", " } ?? "")the default" }
        guard let writer = value.writers.last else { return value.value }
        return
            "\(value.value), set \(writer.isHost ? "by the host" : writer.place.map { "at \($0)" } ?? "by the library")"
    }
}
