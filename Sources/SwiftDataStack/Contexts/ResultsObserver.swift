import Foundation
import Observation
import UmweltBase

/// An observer of the objects that satisfy a condition, for code that is no view: a controller, a game, a service.
///
/// ```swift
/// let observer = try ResultsObserver<Trip, Never>(
///     filterBy: #Predicate { $0.isPlanned }, sortBy: [SortDescriptor(\.start)], modelContext: context)
/// for trip in observer.results { schedule(trip) }
/// ```
///
/// The title's type is `Never` without sections, and `String` with `sectionBy`. It follows changes of the context, and
/// saves of the container's other contexts, on the actor on which the observer is created.
///
/// A change notifies observers of ``results`` and ``sections`` once, and the objects are fetched when they are next
/// read: a thousand changes are one fetch. Observers may be notified of a change without an effect on the objects.
public final class ResultsObserver<Element: PersistentModel, SectionTitle: Hashable>: Observable {
    private let registrar = ObservationRegistrar()
    private let context: ModelContext
    private let section: SectionKey<Element, SectionTitle>?
    private var descriptor: FetchDescriptor<Element>
    private var plan: FetchPlan<Element>

    /// The objects; nil after a change until they are fetched again.
    private var fetched: [Element]?

    /// The sections of the objects; nil before they are read.
    private var divided: SectionedResults<Element, SectionTitle>?

    init(
        _ descriptor: FetchDescriptor<Element>, _ section: SectionKey<Element, SectionTitle>?,
        in context: ModelContext, on actor: (any Actor)?
    ) throws {
        self.context = context
        self.section = section
        self.descriptor = descriptor.sectioned(by: section)
        plan = FetchPlan(self.descriptor)
        fetched = try context.unread(self.descriptor, plan) ?? context.fetch(self.descriptor, plan)
        context.add(self)
        if let actor { context.container.follow(context, on: actor) }
    }

    /// The objects, in their order.
    public var results: FetchResultsCollection<Element> {
        registrar.access(self, keyPath: \.results)
        return FetchResultsCollection(models: models)
    }

    /// The sections of the objects, in their order; nil without `sectionBy`.
    public var sections: SectionedResults<Element, SectionTitle>? {
        registrar.access(self, keyPath: \.sections)
        guard let section else { return nil }
        if let divided, fetched != nil { return divided }
        let sections = SectionedResults(models, title: section.title)
        divided = sections
        return sections
    }

    /// The description of the fetch.
    public var fetchDescriptor: FetchDescriptor<Element> {
        registrar.access(self, keyPath: \.fetchDescriptor)
        return descriptor
    }

    /// The condition that the objects satisfy; nil for all. Setting it fetches again.
    public var filterBy: Predicate<Element>? {
        get { fetchDescriptor.predicate }
        set { change { $0.predicate = newValue } }
    }

    /// The orders of the objects. The order of the sections is put first. Setting it fetches again.
    public var sortBy: [SortDescriptor<Element>] {
        get { fetchDescriptor.sortBy }
        set { change { $0.sortBy = newValue } }
    }

    private var models: [Element] {
        if let fetched { return fetched }
        divided = nil
        do {
            let models = try context.unread(descriptor, plan) ?? context.fetch(descriptor, plan)
            fetched = models
            return models
        } catch {
            Log.data.error("ResultsObserver: the fetch of \(Element.self) failed: \(error)")
            fetched = []
            return []
        }
    }

    private func change(_ body: (inout FetchDescriptor<Element>) -> Void) {
        registrar.withMutation(of: self, keyPath: \.fetchDescriptor) {
            body(&descriptor)
            descriptor = descriptor.sectioned(by: section)
            plan = FetchPlan(descriptor)
        }
        invalidate()
    }

    private func invalidate() {
        guard fetched != nil else { return }
        registrar.willSet(self, keyPath: \.results)
        registrar.willSet(self, keyPath: \.sections)
        fetched = nil
        registrar.didSet(self, keyPath: \.results)
        registrar.didSet(self, keyPath: \.sections)
    }
}

extension ResultsObserver: ContextObserver {
    package func contextChanged(_ change: ContextChange) {
        if plan.isAffected(by: change) { invalidate() }
    }
}

extension ResultsObserver where SectionTitle == Never {
    /// Observes the objects that a description describes.
    ///
    /// - Parameters:
    ///   - fetchDescriptor: The condition, the order and the limits.
    ///   - modelContext: The context for fetching the objects.
    ///   - isolation: The actor on which the results change; the caller's by default.
    /// - Throws: The error of the first fetch.
    public convenience init(
        fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(), modelContext: ModelContext,
        isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(fetchDescriptor, nil, in: modelContext, on: isolation)
    }

    /// Observes the objects selected by a description, in a new context.
    ///
    /// - Parameters:
    ///   - fetchDescriptor: The condition, the order and the limits.
    ///   - modelContainer: The container for fetching the objects.
    ///   - isolation: The actor on which the results change; the caller's by default.
    /// - Throws: The error of the first fetch.
    public convenience init(
        fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(), modelContainer: ModelContainer,
        isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(fetchDescriptor, nil, in: ModelContext(modelContainer), on: isolation)
    }

    /// Observes the objects that satisfy a condition.
    ///
    /// - Parameters:
    ///   - filterBy: The condition that the objects satisfy; nil for all objects.
    ///   - sortBy: The order; nil for none.
    ///   - modelContext: The context for fetching the objects.
    ///   - isolation: The actor on which the results change; the caller's by default.
    /// - Throws: The error of the first fetch.
    public convenience init(
        filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil, modelContext: ModelContext,
        isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), nil, in: modelContext, on: isolation)
    }

    /// Observes the objects that satisfy a condition, in a new context.
    ///
    /// - Parameters:
    ///   - filterBy: The condition that the objects satisfy; nil for all objects.
    ///   - sortBy: The order; nil for none.
    ///   - modelContainer: The container for fetching the objects.
    ///   - isolation: The actor on which the results change; the caller's by default.
    /// - Throws: The error of the first fetch.
    public convenience init(
        filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil, modelContainer: ModelContainer,
        isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(
            FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), nil, in: ModelContext(modelContainer),
            on: isolation)
    }
}
