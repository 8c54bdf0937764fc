import CoreDataStack
import Foundation
import Umwelt

/// The sections of objects that a request of a view has found: see ``SectionedFetchRequest``.
@MainActor @preconcurrency
public struct SectionedFetchResults<SectionIdentifier, Result>
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
    /// The objects that have one value of the section's property.
    @MainActor @preconcurrency
    public struct Section: @preconcurrency Identifiable {
        /// The value of the section's property.
        public var id: SectionIdentifier { key }

        // Read by views, on the main actor.
        nonisolated(unsafe) let objects: FetchedList<Result>

        nonisolated init(id: SectionIdentifier, objects: FetchedList<Result>) {
            self.objects = objects
            key = id
        }

        /// The value, for comparisons outside the main actor.
        nonisolated(unsafe) let key: SectionIdentifier
    }

    let controller: FetchController<Result, SectionIdentifier>?
    let section: KeyPath<Result, SectionIdentifier>
    let found: [Section]

    /// The order of the objects. Another one replaces the request's.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { controller?.order ?? [] }
        nonmutating set { controller?.order = newValue }
    }

    /// The condition of the objects. Another one replaces the request's.
    public var nsPredicate: NSPredicate? {
        get { controller?.predicate }
        nonmutating set { controller?.predicate = newValue }
    }

    /// The property that divides objects into sections.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
        get { controller?.section ?? section }
        nonmutating set { controller?.section = newValue }
    }
}

extension SectionedFetchResults: RandomAccessCollection {
    nonisolated public var startIndex: Int { 0 }

    nonisolated public var endIndex: Int { found.count }

    /// The section at a position.
    ///
    /// - Parameter position: The index, from 0.
    nonisolated public subscript(position: Int) -> Section { found[position] }
}

extension SectionedFetchResults.Section: RandomAccessCollection {
    nonisolated public var startIndex: Int { 0 }

    nonisolated public var endIndex: Int { objects.count }

    /// The object at a position.
    ///
    /// - Parameter position: The index, from 0.
    nonisolated public subscript(position: Int) -> Result { objects[position] }
}

extension SectionedFetchResults.Section: KnownIdentities {
    package nonisolated func identities<ID: Hashable>(as type: ID.Type) -> ContiguousArray<ID>? {
        objects.identities(as: type)
    }
}

extension SectionedFetchResults where Result: NSManagedObject {
    /// The order of the objects. Another one replaces the request's.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { nsSortDescriptors.swiftDescriptors() }
        nonmutating set { nsSortDescriptors = newValue.map(\.asDescriptor) }
    }
}
