import Foundation
import SwiftDataStack
import Umwelt

extension Query where Result: _SectionableResult, Result._Model == Element {
    /// Shows objects in the order of an attribute, in sections by a text.
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
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String> & Sendable
    ) {
        self.init(filter, descriptors, Transaction(animation: animation), SectionKey(sectionKeyPath))
    }

    /// Shows the objects that a description describes, in sections by a text.
    public init(
        _ descriptor: FetchDescriptor<Element>, animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String> & Sendable
    ) {
        self.init(descriptor, Transaction(animation: animation), SectionKey(sectionKeyPath))
    }

    /// Shows objects in the order of an attribute, in sections by a text.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String> & Sendable
    ) {
        self.init(
            filter, [SortDescriptor(keyPath, order: order)], transaction, SectionKey(sectionKeyPath))
    }

    /// Shows objects in the order of an attribute, in sections by a text.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String> & Sendable
    ) {
        self.init(
            filter, [SortDescriptor(keyPath, order: order)], transaction, SectionKey(sectionKeyPath))
    }

    /// Shows objects in an order, in sections by a text.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String> & Sendable
    ) {
        self.init(filter, descriptors, transaction, SectionKey(sectionKeyPath))
    }

    /// Shows the objects that a description describes, in sections by a text.
    public init(
        _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String> & Sendable
    ) {
        self.init(descriptor, transaction, SectionKey(sectionKeyPath))
    }

    /// Shows objects in the order of an attribute, in sections by an optional text.
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
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String?> & Sendable
    ) {
        self.init(filter, descriptors, Transaction(animation: animation), SectionKey(sectionKeyPath))
    }

    /// Shows the objects that a description describes, in sections by an optional text.
    public init(
        _ descriptor: FetchDescriptor<Element>, animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String?> & Sendable
    ) {
        self.init(descriptor, Transaction(animation: animation), SectionKey(sectionKeyPath))
    }

    /// Shows objects in the order of an attribute, in sections by an optional text.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String?> & Sendable
    ) {
        self.init(
            filter, [SortDescriptor(keyPath, order: order)], transaction, SectionKey(sectionKeyPath))
    }

    /// Shows objects in the order of an attribute, in sections by an optional text.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String?> & Sendable
    ) {
        self.init(
            filter, [SortDescriptor(keyPath, order: order)], transaction, SectionKey(sectionKeyPath))
    }

    /// Shows objects in an order, in sections by an optional text.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String?> & Sendable
    ) {
        self.init(filter, descriptors, transaction, SectionKey(sectionKeyPath))
    }

    /// Shows the objects that a description describes, in sections by an optional text.
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
