import CoreDataStack
import Foundation
import Umwelt

/// The objects of the environment's managed object context that satisfy a condition, in sections with equal values of a
/// property.
///
/// ```swift
/// @SectionedFetchRequest(sectionIdentifier: \.country, sortDescriptors: [SortDescriptor(\.country), SortDescriptor(\.name)])
/// private var trips: SectionedFetchResults<String?, Trip>
/// ```
///
/// A section ends where the next object has another value: the order starts with that property.
@propertyWrapper @MainActor @preconcurrency
public struct SectionedFetchRequest<SectionIdentifier, Result>
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
    /// The request, which views may change.
    public struct Configuration {
        /// The property that divides objects into sections.
        public var sectionIdentifier: KeyPath<Result, SectionIdentifier>

        /// The order.
        public var nsSortDescriptors: [NSSortDescriptor]

        /// The condition; nil for all objects.
        public var nsPredicate: NSPredicate?
    }

    // Views are made, compared and installed on the main actor, in passes that are not isolated.
    nonisolated(unsafe) private let request: NSFetchRequest<Result>
    nonisolated(unsafe) private let section: KeyPath<Result, SectionIdentifier>
    private nonisolated let transaction: Transaction
    nonisolated(unsafe) private var controller: FetchController<Result, SectionIdentifier>?

    private init(
        _ request: NSFetchRequest<Result>, _ section: KeyPath<Result, SectionIdentifier>, _ transaction: Transaction
    ) {
        self.request = request
        self.section = section
        self.transaction = transaction
    }

    /// The sections; none before the view is shown.
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(controller: controller, section: section, found: controller?.results.sections ?? [])
    }

    /// The request, as a binding.
    public var projectedValue: Binding<Configuration> {
        let (controller, request, section) = (controller, request, section)
        return Binding(
            get: {
                Configuration(
                    sectionIdentifier: controller?.section ?? section,
                    nsSortDescriptors: controller?.order ?? request.sortDescriptors ?? [],
                    nsPredicate: controller.map(\.predicate) ?? request.predicate)
            },
            set: { new in
                controller?.set(
                    order: new.nsSortDescriptors, predicate: new.nsPredicate, section: new.sectionIdentifier)
            })
    }
}

@available(*, unavailable)
extension SectionedFetchRequest: Sendable {}

@available(*, unavailable)
extension SectionedFetchRequest.Configuration: Sendable {}

extension SectionedFetchRequest {
    /// Shows objects of an entity in an order.
    ///
    /// - Parameters:
    ///   - entity: The entity of the objects.
    ///   - sectionIdentifier: The property whose values divide the results into sections.
    ///   - sortDescriptors: The order.
    ///   - predicate: The condition that the objects satisfy; nil for all objects.
    ///   - animation: The animation of changes of the results; nil for none.
    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            NSFetchRequest(entity, sortDescriptors, predicate), sectionIdentifier, Transaction(animation: animation))
    }

    /// Shows the results of a request.
    ///
    /// - Parameters:
    ///   - fetchRequest: The request.
    ///   - sectionIdentifier: The property whose values divide the results into sections.
    ///   - animation: The animation of changes of the results; nil for none.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        self.init(fetchRequest, sectionIdentifier, Transaction(animation: animation))
    }

    /// Shows the results of a request.
    ///
    /// - Parameters:
    ///   - fetchRequest: The request.
    ///   - sectionIdentifier: The property whose values divide the results into sections.
    ///   - transaction: The transaction of changes of the results.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        transaction: Transaction
    ) {
        self.init(fetchRequest, sectionIdentifier, transaction)
    }
}

extension SectionedFetchRequest where Result: NSManagedObject {
    /// Shows the objects of a class in an order.
    ///
    /// - Parameters:
    ///   - sectionIdentifier: The property whose values divide the results into sections.
    ///   - sortDescriptors: The order.
    ///   - predicate: The condition that the objects satisfy; nil for all objects.
    ///   - animation: The animation of changes of the results; nil for none.
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(NSFetchRequest(nil, sortDescriptors, predicate), sectionIdentifier, Transaction(animation: animation))
    }

    /// Shows the objects of a class in an order.
    ///
    /// - Parameters:
    ///   - sectionIdentifier: The property whose values divide the results into sections.
    ///   - sortDescriptors: The order.
    ///   - predicate: The condition that the objects satisfy; nil for all objects.
    ///   - animation: The animation of changes of the results; nil for none.
    @_disfavoredOverload public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            sectionIdentifier: sectionIdentifier, sortDescriptors: sortDescriptors.map(\.asDescriptor),
            predicate: predicate, animation: animation)
    }
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
    /// The order.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { nsSortDescriptors.swiftDescriptors() }
        set { nsSortDescriptors = newValue.map(\.asDescriptor) }
    }
}

extension SectionedFetchRequest: DynamicProperty {
    nonisolated public func update() {}
}

extension SectionedFetchRequest: ObjectProperty {
    /// False: the body depends on the objects, and not on each change that they may follow from.
    package nonisolated static var isReadByBody: Bool { false }

    package nonisolated func isSameField(as other: SectionedFetchRequest) -> Bool {
        guard let controller = controller ?? other.controller, section == other.section else { return false }
        return controller.isSame(as: request) && controller.isSame(as: other.request)
    }

    package nonisolated mutating func install(with node: ObjectNode) {
        controller = FetchController.installed(request, section: section, transaction, with: node)
    }

    package nonisolated func environmentChanged(for node: ObjectNode) -> Bool {
        (node.object as? FetchController<Result, SectionIdentifier>)?.context !== node.environment.managedObjectContext
    }
}
