import Foundation
import SwiftDataStack
import Umwelt

/// The objects of the environment's model context that satisfy a condition. The view's body runs again when the objects
/// or their order change; a change of an object runs the bodies that have read the changed property.
///
/// The macro of the same name makes one:
///
/// ```swift
/// @Query(filter: #Predicate<Trip> { $0.isPlanned }, sort: \Trip.start) private var trips: [Trip]
/// ```
@MainActor @preconcurrency
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    // Views are made, compared and installed on the main actor, in passes that are not isolated.
    private nonisolated(unsafe) let source: QuerySource<Element>
    private nonisolated let transaction: Transaction?
    private nonisolated(unsafe) let result: (QueryValue<Element>) -> Result
    private nonisolated(unsafe) var results: QueryResults<Element>?

    init(
        _ source: QuerySource<Element>, _ transaction: Transaction?, result: @escaping (QueryValue<Element>) -> Result
    ) {
        self.source = source
        self.transaction = transaction
        self.result = result
    }

    /// The context whose objects these are.
    public var modelContext: ModelContext { results?.context ?? ModelContextKey.defaultValue }

    /// The reason why the objects could not be fetched; nil if they could.
    public var fetchError: (any Error)? { results?.error }

    /// The objects; none before the view is shown.
    public var wrappedValue: Result { result(results?.value ?? QueryValue()) }

    /// The sections of the objects, in their order; empty for a query without `sectionBy`.
    ///
    /// ```swift
    /// @Query(sort: \Trip.start, sectionBy: \Trip.country) private var trips: [Trip]
    /// …
    /// ForEach(_trips.sections) { section in Section(section.title) { ForEach(section) { TripRow(trip: $0) } } }
    /// ```
    public var sections: SectionedResults<Element, String> { (results?.value ?? QueryValue()).sections }

    public nonisolated func update() {}
}

extension Query where Result == [Element] {
    /// Shows objects in the order of an attribute.
    ///
    /// - Parameters:
    ///   - filter: The condition that the objects satisfy; nil for all objects.
    ///   - keyPath: The attribute that determines the order.
    ///   - order: The direction of the order.
    ///   - animation: The animation of changes of the results; nil for none.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward,
        animation: Animation
    ) {
        self.init(
            filter: filter, sort: [SortDescriptor(keyPath, order: order)],
            transaction: Transaction(animation: animation))
    }

    /// Fetches objects sorted by an optional property; objects without a value come first.
    ///
    /// - Parameters:
    ///   - filter: The condition that the objects satisfy; nil for all objects.
    ///   - keyPath: The attribute that determines the order.
    ///   - order: The direction of the order.
    ///   - animation: The animation of changes of the results; nil for none.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward,
        animation: Animation
    ) {
        self.init(
            filter: filter, sort: [SortDescriptor(keyPath, order: order)],
            transaction: Transaction(animation: animation))
    }

    /// Shows objects in the order of an attribute.
    ///
    /// - Parameters:
    ///   - filter: The condition that the objects satisfy; nil for all objects.
    ///   - keyPath: The attribute that determines the order.
    ///   - order: The direction of the order.
    ///   - transaction: The transaction of changes of the results; nil for the default.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
    }

    /// Fetches objects sorted by an optional property; objects without a value come first.
    ///
    /// - Parameters:
    ///   - filter: The condition that the objects satisfy; nil for all objects.
    ///   - keyPath: The attribute that determines the order.
    ///   - order: The direction of the order.
    ///   - transaction: The transaction of changes of the results; nil for the default.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
    }

    /// Shows objects in an order.
    ///
    /// - Parameters:
    ///   - filter: The condition that the objects satisfy; nil for all objects.
    ///   - descriptors: The order.
    ///   - animation: The animation of changes of the results; nil for none.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
    ) {
        self.init(filter: filter, sort: descriptors, transaction: Transaction(animation: animation))
    }

    /// Shows objects in an order.
    ///
    /// - Parameters:
    ///   - filter: The condition that the objects satisfy; nil for all objects.
    ///   - descriptors: The order.
    ///   - transaction: The transaction of changes of the results; nil for the default.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction)
    }

    /// Shows the objects that a description describes.
    ///
    /// - Parameters:
    ///   - descriptor: The condition, the order and the limits.
    ///   - transaction: The transaction of changes of the results; nil for the default.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.init(QuerySource(descriptor), transaction) { $0.models }
    }

    /// Shows the objects that a description describes.
    ///
    /// - Parameters:
    ///   - descriptor: The condition, the order and the limits.
    ///   - animation: The animation of changes of the results; nil for none.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(QuerySource(descriptor), Transaction(animation: animation)) { $0.models }
    }
}

extension Query: ObjectProperty {
    /// False: the body depends on the objects, and not on each change that they may follow from.
    package nonisolated static var isReadByBody: Bool { false }

    package nonisolated func isSameField(as other: Query) -> Bool {
        guard let results = results ?? other.results else { return false }
        return results.isSame(as: source) && results.isSame(as: other.source)
    }

    package nonisolated mutating func install(with node: ObjectNode) {
        let context = node.environment.modelContext
        if let known = node.object as? QueryResults<Element>, known.context === context, known.isSame(as: source) {
            results = known
            return
        }
        let new = QueryResults(source, in: context, node: node)
        results = new
        let transaction = transaction
        node.follow(new) { results, notify in QuerySubscription(results, transaction: transaction, notify: notify) }
    }

    package nonisolated func environmentChanged(for node: ObjectNode) -> Bool {
        (node.object as? QueryResults<Element>)?.context !== node.environment.modelContext
    }
}
