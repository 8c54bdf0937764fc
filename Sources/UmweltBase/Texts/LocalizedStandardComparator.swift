import Foundation

/// A comparator of strings as users of the current locale order them: without regard to case, and numbers by their
/// value. Foundation on Linux has none.
///
/// ```swift
/// names.sort(using: .localizedStandard)
/// ```
public struct LocalizedStandardComparator: SortComparator, Sendable {
    /// The order of the result.
    public var order: SortOrder

    /// Makes the comparator.
    ///
    /// - Parameter order: Forward for A before Z, reverse for Z before A.
    public init(order: SortOrder = .forward) { self.order = order }

    /// Returns the order of two strings.
    ///
    /// - Parameters:
    ///   - lhs: A text.
    ///   - rhs: A text.
    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let result = lhs.localizedStandardCompare(rhs)
        guard order == .reverse else { return result }
        return switch result {
        case .orderedAscending: .orderedDescending
        case .orderedDescending: .orderedAscending
        case .orderedSame: .orderedSame
        }
    }
}

extension SortComparator where Self == LocalizedStandardComparator {
    /// The alphabetical order in the current locale.
    public static var localizedStandard: LocalizedStandardComparator { LocalizedStandardComparator() }
}
