import Foundation

/// The description of a fetch: which objects, in which order, and how many.
///
/// ```swift
/// var latest = FetchDescriptor<Trip>(
///     predicate: #Predicate { $0.isPlanned }, sortBy: [SortDescriptor(\.start, order: .reverse)])
/// latest.fetchLimit = 10
/// ```
public struct FetchDescriptor<T: PersistentModel>: @unchecked Sendable {
    // Predicates and key paths are not changed.

    /// The condition that the objects satisfy; nil for all.
    public var predicate: Predicate<T>?

    /// The orders; the second is for objects that are equal in the first, and so on. Objects that are equal in all are
    /// in the order of their creation.
    public var sortBy: [SortDescriptor<T>]

    /// The most objects; nil for all.
    public var fetchLimit: Int?

    /// The number of the first objects that are left out; nil for none.
    public var fetchOffset: Int?

    /// True if changes count that are not saved.
    public var includePendingChanges = true

    /// The properties whose values are read with the objects. Because rows are read as a whole, other properties are
    /// read too.
    public var propertiesToFetch: [PartialKeyPath<T>] = []

    /// The relationships whose objects are read with the objects, all together.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// Makes a description of a fetch.
    ///
    /// - Parameters:
    ///   - predicate: The condition that the objects satisfy; nil for all objects.
    ///   - sortBy: The order; nil for none.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
