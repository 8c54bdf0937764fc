import Foundation

extension ResultsObserver where SectionTitle == String {
    /// Observes the objects that a description describes, in sections by a text.
    ///
    /// - Parameters:
    ///   - fetchDescriptor: The condition, the order and the limits.
    ///   - sectionBy: The attribute whose values divide the results into sections.
    ///   - modelContext: The context for fetching the objects.
    ///   - isolation: The actor on which the results change; the caller's by default.
    /// - Throws: The error of the first fetch.
    public convenience init(
        fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(),
        sectionBy: KeyPath<Element, String> & Sendable, modelContext: ModelContext,
        isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(fetchDescriptor, SectionKey(sectionBy), in: modelContext, on: isolation)
    }

    /// Observes the objects that satisfy a condition, in sections by a text.
    ///
    /// - Parameters:
    ///   - filterBy: The condition that the objects satisfy; nil for all objects.
    ///   - sortBy: The order; nil for none.
    ///   - sectionBy: The attribute whose values divide the results into sections.
    ///   - modelContext: The context for fetching the objects.
    ///   - isolation: The actor on which the results change; the caller's by default.
    /// - Throws: The error of the first fetch.
    public convenience init(
        filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil,
        sectionBy: KeyPath<Element, String> & Sendable, modelContext: ModelContext,
        isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(
            FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), SectionKey(sectionBy), in: modelContext,
            on: isolation)
    }

    /// Observes the objects selected by a description, in a new context, in sections by a text.
    ///
    /// - Parameters:
    ///   - fetchDescriptor: The condition, the order and the limits.
    ///   - sectionBy: The attribute whose values divide the results into sections.
    ///   - modelContainer: The container for fetching the objects.
    ///   - isolation: The actor on which the results change; the caller's by default.
    /// - Throws: The error of the first fetch.
    public convenience init(
        fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(),
        sectionBy: KeyPath<Element, String> & Sendable, modelContainer: ModelContainer,
        isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(fetchDescriptor, SectionKey(sectionBy), in: ModelContext(modelContainer), on: isolation)
    }

    /// Observes the objects that satisfy a condition, in a new context, in sections by a text.
    ///
    /// - Parameters:
    ///   - filterBy: The condition that the objects satisfy; nil for all objects.
    ///   - sortBy: The order; nil for none.
    ///   - sectionBy: The attribute whose values divide the results into sections.
    ///   - modelContainer: The container for fetching the objects.
    ///   - isolation: The actor on which the results change; the caller's by default.
    /// - Throws: The error of the first fetch.
    public convenience init(
        filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil,
        sectionBy: KeyPath<Element, String> & Sendable, modelContainer: ModelContainer,
        isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(
            FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), SectionKey(sectionBy),
            in: ModelContext(modelContainer), on: isolation)
    }

    /// Observes the objects that a description describes, in sections by an optional text.
    ///
    /// - Parameters:
    ///   - fetchDescriptor: The condition, the order and the limits.
    ///   - sectionBy: The attribute whose values divide the results into sections.
    ///   - modelContext: The context for fetching the objects.
    ///   - isolation: The actor on which the results change; the caller's by default.
    /// - Throws: The error of the first fetch.
    public convenience init(
        fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(),
        sectionBy: KeyPath<Element, String?> & Sendable, modelContext: ModelContext,
        isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(fetchDescriptor, SectionKey(sectionBy), in: modelContext, on: isolation)
    }

    /// Observes the objects that satisfy a condition, in sections by an optional text.
    ///
    /// - Parameters:
    ///   - filterBy: The condition that the objects satisfy; nil for all objects.
    ///   - sortBy: The order; nil for none.
    ///   - sectionBy: The attribute whose values divide the results into sections.
    ///   - modelContext: The context for fetching the objects.
    ///   - isolation: The actor on which the results change; the caller's by default.
    /// - Throws: The error of the first fetch.
    public convenience init(
        filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil,
        sectionBy: KeyPath<Element, String?> & Sendable, modelContext: ModelContext,
        isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(
            FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), SectionKey(sectionBy), in: modelContext,
            on: isolation)
    }

    /// Observes the objects selected by a description, in a new context, in sections by an optional text.
    ///
    /// - Parameters:
    ///   - fetchDescriptor: The condition, the order and the limits.
    ///   - sectionBy: The attribute whose values divide the results into sections.
    ///   - modelContainer: The container for fetching the objects.
    ///   - isolation: The actor on which the results change; the caller's by default.
    /// - Throws: The error of the first fetch.
    public convenience init(
        fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(),
        sectionBy: KeyPath<Element, String?> & Sendable, modelContainer: ModelContainer,
        isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(fetchDescriptor, SectionKey(sectionBy), in: ModelContext(modelContainer), on: isolation)
    }

    /// Observes the objects that satisfy a condition, in a new context, in sections by an optional text.
    ///
    /// - Parameters:
    ///   - filterBy: The condition that the objects satisfy; nil for all objects.
    ///   - sortBy: The order; nil for none.
    ///   - sectionBy: The attribute whose values divide the results into sections.
    ///   - modelContainer: The container for fetching the objects.
    ///   - isolation: The actor on which the results change; the caller's by default.
    /// - Throws: The error of the first fetch.
    public convenience init(
        filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil,
        sectionBy: KeyPath<Element, String?> & Sendable, modelContainer: ModelContainer,
        isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(
            FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), SectionKey(sectionBy),
            in: ModelContext(modelContainer), on: isolation)
    }
}
