import Foundation
import SwiftDataStack
import Umwelt

extension Query where Result: _SectionableResult, Result._Model == Element {
    /// Shows objects in the order of an attribute, in sections by a text.
    ///
    /// - Parameters:
    ///   - filter: The condition that the objects satisfy; nil for all objects.
    ///   - keyPath: The attribute that determines the order.
    ///   - order: The direction of the order.
    ///   - animation: The animation of changes of the results; nil for none.
    ///   - sectionKeyPath: The attribute whose values divide the results into sections.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String> & Sendable
    ) {
        self.init(
            filter, [SortDescriptor(keyPath, order: order)], Transaction(animation: animation),
            SectionKey(sectionKeyPath))
    }

    /// Shows objects in the order of an attribute, in sections by a text.
    ///
    /// - Parameters:
    ///   - filter: The condition that the objects satisfy; nil for all objects.
    ///   - keyPath: The attribute that determines the order.
    ///   - order: The direction of the order.
    ///   - animation: The animation of changes of the results; nil for none.
    ///   - sectionKeyPath: The attribute whose values divide the results into sections.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String> & Sendable
    ) {
        self.init(
            filter, [SortDescriptor(keyPath, order: order)], Transaction(animation: animation),
            SectionKey(sectionKeyPath))
    }

    /// Shows objects in an order, in sections by a text.
    ///
    /// - Parameters:
    ///   - filter: The condition that the objects satisfy; nil for all objects.
    ///   - descriptors: The order.
    ///   - animation: The animation of changes of the results; nil for none.
    ///   - sectionKeyPath: The attribute whose values divide the results into sections.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String> & Sendable
    ) {
        self.init(filter, descriptors, Transaction(animation: animation), SectionKey(sectionKeyPath))
    }

    /// Shows the objects that a description describes, in sections by a text.
    ///
    /// - Parameters:
    ///   - descriptor: The condition, the order and the limits.
    ///   - animation: The animation of changes of the results; nil for none.
    ///   - sectionKeyPath: The attribute whose values divide the results into sections.
    public init(
        _ descriptor: FetchDescriptor<Element>, animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String> & Sendable
    ) {
        self.init(descriptor, Transaction(animation: animation), SectionKey(sectionKeyPath))
    }

    /// Shows objects in the order of an attribute, in sections by a text.
    ///
    /// - Parameters:
    ///   - filter: The condition that the objects satisfy; nil for all objects.
    ///   - keyPath: The attribute that determines the order.
    ///   - order: The direction of the order.
    ///   - transaction: The transaction of changes of the results; nil for the default.
    ///   - sectionKeyPath: The attribute whose values divide the results into sections.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String> & Sendable
    ) {
        self.init(
            filter, [SortDescriptor(keyPath, order: order)], transaction, SectionKey(sectionKeyPath))
    }

    /// Shows objects in the order of an attribute, in sections by a text.
    ///
    /// - Parameters:
    ///   - filter: The condition that the objects satisfy; nil for all objects.
    ///   - keyPath: The attribute that determines the order.
    ///   - order: The direction of the order.
    ///   - transaction: The transaction of changes of the results; nil for the default.
    ///   - sectionKeyPath: The attribute whose values divide the results into sections.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String> & Sendable
    ) {
        self.init(
            filter, [SortDescriptor(keyPath, order: order)], transaction, SectionKey(sectionKeyPath))
    }

    /// Shows objects in an order, in sections by a text.
    ///
    /// - Parameters:
    ///   - filter: The condition that the objects satisfy; nil for all objects.
    ///   - descriptors: The order.
    ///   - transaction: The transaction of changes of the results; nil for the default.
    ///   - sectionKeyPath: The attribute whose values divide the results into sections.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String> & Sendable
    ) {
        self.init(filter, descriptors, transaction, SectionKey(sectionKeyPath))
    }

    /// Shows the objects that a description describes, in sections by a text.
    ///
    /// - Parameters:
    ///   - descriptor: The condition, the order and the limits.
    ///   - transaction: The transaction of changes of the results; nil for the default.
    ///   - sectionKeyPath: The attribute whose values divide the results into sections.
    public init(
        _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String> & Sendable
    ) {
        self.init(descriptor, transaction, SectionKey(sectionKeyPath))
    }

    /// Shows objects in the order of an attribute, in sections by an optional text.
    ///
    /// - Parameters:
    ///   - filter: The condition that the objects satisfy; nil for all objects.
    ///   - keyPath: The attribute that determines the order.
    ///   - order: The direction of the order.
    ///   - animation: The animation of changes of the results; nil for none.
    ///   - sectionKeyPath: The attribute whose values divide the results into sections.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String?> & Sendable
    ) {
        self.init(
            filter, [SortDescriptor(keyPath, order: order)], Transaction(animation: animation),
            SectionKey(sectionKeyPath))
    }

    /// Shows objects in the order of an attribute, in sections by an optional text.
    ///
    /// - Parameters:
    ///   - filter: The condition that the objects satisfy; nil for all objects.
    ///   - keyPath: The attribute that determines the order.
    ///   - order: The direction of the order.
    ///   - animation: The animation of changes of the results; nil for none.
    ///   - sectionKeyPath: The attribute whose values divide the results into sections.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String?> & Sendable
    ) {
        self.init(
            filter, [SortDescriptor(keyPath, order: order)], Transaction(animation: animation),
            SectionKey(sectionKeyPath))
    }

    /// Shows objects in an order, in sections by an optional text.
    ///
    /// - Parameters:
    ///   - filter: The condition that the objects satisfy; nil for all objects.
    ///   - descriptors: The order.
    ///   - animation: The animation of changes of the results; nil for none.
    ///   - sectionKeyPath: The attribute whose values divide the results into sections.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String?> & Sendable
    ) {
        self.init(filter, descriptors, Transaction(animation: animation), SectionKey(sectionKeyPath))
    }

    /// Shows the objects that a description describes, in sections by an optional text.
    ///
    /// - Parameters:
    ///   - descriptor: The condition, the order and the limits.
    ///   - animation: The animation of changes of the results; nil for none.
    ///   - sectionKeyPath: The attribute whose values divide the results into sections.
    public init(
        _ descriptor: FetchDescriptor<Element>, animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String?> & Sendable
    ) {
        self.init(descriptor, Transaction(animation: animation), SectionKey(sectionKeyPath))
    }

    /// Shows objects in the order of an attribute, in sections by an optional text.
    ///
    /// - Parameters:
    ///   - filter: The condition that the objects satisfy; nil for all objects.
    ///   - keyPath: The attribute that determines the order.
    ///   - order: The direction of the order.
    ///   - transaction: The transaction of changes of the results; nil for the default.
    ///   - sectionKeyPath: The attribute whose values divide the results into sections.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String?> & Sendable
    ) {
        self.init(
            filter, [SortDescriptor(keyPath, order: order)], transaction, SectionKey(sectionKeyPath))
    }

    /// Shows objects in the order of an attribute, in sections by an optional text.
    ///
    /// - Parameters:
    ///   - filter: The condition that the objects satisfy; nil for all objects.
    ///   - keyPath: The attribute that determines the order.
    ///   - order: The direction of the order.
    ///   - transaction: The transaction of changes of the results; nil for the default.
    ///   - sectionKeyPath: The attribute whose values divide the results into sections.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String?> & Sendable
    ) {
        self.init(
            filter, [SortDescriptor(keyPath, order: order)], transaction, SectionKey(sectionKeyPath))
    }

    /// Shows objects in an order, in sections by an optional text.
    ///
    /// - Parameters:
    ///   - filter: The condition that the objects satisfy; nil for all objects.
    ///   - descriptors: The order.
    ///   - transaction: The transaction of changes of the results; nil for the default.
    ///   - sectionKeyPath: The attribute whose values divide the results into sections.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String?> & Sendable
    ) {
        self.init(filter, descriptors, transaction, SectionKey(sectionKeyPath))
    }

    /// Shows the objects that a description describes, in sections by an optional text.
    ///
    /// - Parameters:
    ///   - descriptor: The condition, the order and the limits.
    ///   - transaction: The transaction of changes of the results; nil for the default.
    ///   - sectionKeyPath: The attribute whose values divide the results into sections.
    public init(
        _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String?> & Sendable
    ) {
        self.init(descriptor, transaction, SectionKey(sectionKeyPath))
    }

    private init(
        _ filter: Predicate<Element>?, _ order: [SortDescriptor<Element>], _ transaction: Transaction?,
        _ section: SectionKey<Element, String>
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: order), transaction, section)
    }

    private init(
        _ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?, _ section: SectionKey<Element, String>
    ) {
        self.init(QuerySource(descriptor, section: section), transaction) { Result._result($0.models, $0.sections) }
    }
}
