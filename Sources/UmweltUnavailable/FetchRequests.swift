import Foundation
import Umwelt

@available(*, unavailable, message: "Umwelt has no Core Data: keep the objects in a class of your own.")
@MainActor @preconcurrency
public struct FetchedResults<Result>: RandomAccessCollection {
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { [] }
        nonmutating set {}
    }

    public var nsPredicate: NSPredicate? {
        get { nil }
        nonmutating set {}
    }

    nonisolated public var startIndex: Int { 0 }

    nonisolated public var endIndex: Int { 0 }

    nonisolated public subscript(position: Int) -> Result { fatalError("There are no results.") }

    nonisolated init() {}
}

@available(*, unavailable, message: "Umwelt has no Core Data: keep the objects in a class of your own.")
@MainActor @preconcurrency
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
    public struct Configuration {
        public var nsSortDescriptors: [NSSortDescriptor] { [] }

        public var nsPredicate: NSPredicate? { nil }
    }

    nonisolated public init(
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {}

    @_disfavoredOverload
    nonisolated public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {}

    public var wrappedValue: FetchedResults<Result> { FetchedResults() }
}

@available(*, unavailable, message: "Umwelt has no Core Data: keep the objects in a class of your own.")
@MainActor @preconcurrency
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
    public struct Section: RandomAccessCollection {
        nonisolated public var startIndex: Int { 0 }

        nonisolated public var endIndex: Int { 0 }

        nonisolated public subscript(position: Int) -> Result { fatalError("There are no results.") }

        nonisolated init() {}
    }

    nonisolated public var startIndex: Int { 0 }

    nonisolated public var endIndex: Int { 0 }

    nonisolated public subscript(position: Int) -> Section { Section() }

    nonisolated init() {}
}

@available(*, unavailable, message: "Umwelt has no Core Data: keep the objects in a class of your own.")
@MainActor @preconcurrency
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>: DynamicProperty {
    nonisolated public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {}

    @_disfavoredOverload
    nonisolated public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {}

    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { SectionedFetchResults() }
}

@available(*, unavailable, message: "Umwelt has no Core Data: keep the objects in a class of your own.")
extension EnvironmentValues {
    public var managedObjectContext: Any {
        get { () }
        set {}
    }
}
