import CoreDataStack
import Foundation
import Umwelt

/// The objects of the environment's managed object context that satisfy a condition. The view's body runs again when
/// the objects or their order change; a change of an object runs the bodies that have read the changed property.
///
/// ```swift
/// @FetchRequest(sortDescriptors: [SortDescriptor(\.start)], predicate: NSPredicate(format: "days > 3"))
/// private var trips: FetchedResults<Trip>
/// ```
@propertyWrapper @MainActor @preconcurrency
public struct FetchRequest<Result> where Result: NSFetchRequestResult {
    /// The request, which views may change.
    @MainActor @preconcurrency
    public struct Configuration {
        /// The order.
        public var nsSortDescriptors: [NSSortDescriptor]

        /// The condition; nil for all objects.
        public var nsPredicate: NSPredicate?
    }

    // Views are made, compared and installed on the main actor, in passes that are not isolated.
    nonisolated(unsafe) private let request: NSFetchRequest<Result>
    private nonisolated let transaction: Transaction
    nonisolated(unsafe) private var controller: FetchController<Result, Int>?

    private init(_ request: NSFetchRequest<Result>, _ transaction: Transaction) {
        self.request = request
        self.transaction = transaction
    }

    /// The objects; none before the view is shown.
    public var wrappedValue: FetchedResults<Result> {
        FetchedResults(controller: controller, objects: controller?.results.objects ?? FetchedList())
    }

    /// The request, as a binding.
    public var projectedValue: Binding<Configuration> {
        let controller = controller
        let request = request
        return Binding(
            get: {
                Configuration(
                    nsSortDescriptors: controller?.order ?? request.sortDescriptors ?? [],
                    nsPredicate: controller.map(\.predicate) ?? request.predicate)
            },
            set: { new in
                controller?.set(order: new.nsSortDescriptors, predicate: new.nsPredicate)
            })
    }
}

extension FetchRequest {
    /// Shows objects of an entity in an order.
    ///
    /// - Parameters:
    ///   - entity: The entity of the objects.
    ///   - sortDescriptors: The order.
    ///   - predicate: The condition that the objects satisfy; nil for all objects.
    ///   - animation: The animation of changes of the results; nil for none.
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        self.init(
            NSFetchRequest(entity, sortDescriptors, predicate), Transaction(animation: animation))
    }

    /// Shows the results of a request.
    ///
    /// - Parameters:
    ///   - fetchRequest: The request.
    ///   - animation: The animation of changes of the results; nil for none.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init(fetchRequest, Transaction(animation: animation))
    }

    /// Shows the results of a request.
    ///
    /// - Parameters:
    ///   - fetchRequest: The request.
    ///   - transaction: The transaction of changes of the results.
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(fetchRequest, transaction)
    }
}

extension FetchRequest where Result: NSManagedObject {
    /// Shows the objects of a class in an order.
    ///
    /// - Parameters:
    ///   - sortDescriptors: The order.
    ///   - predicate: The condition that the objects satisfy; nil for all objects.
    ///   - animation: The animation of changes of the results; nil for none.
    public init(
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(NSFetchRequest(nil, sortDescriptors, predicate), Transaction(animation: animation))
    }

    /// Shows the objects of a class in an order.
    ///
    /// - Parameters:
    ///   - sortDescriptors: The order.
    ///   - predicate: The condition that the objects satisfy; nil for all objects.
    ///   - animation: The animation of changes of the results; nil for none.
    @_disfavoredOverload public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            sortDescriptors: sortDescriptors.map(\.asDescriptor), predicate: predicate, animation: animation)
    }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
    /// The order.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { nsSortDescriptors.swiftDescriptors() }
        set { nsSortDescriptors = newValue.map(\.asDescriptor) }
    }
}

extension FetchRequest: DynamicProperty {
    nonisolated public mutating func update() {}
}

extension FetchRequest: ObjectProperty {
    /// False: the body depends on the objects, and not on each change that they may follow from.
    package nonisolated static var isReadByBody: Bool { false }

    package nonisolated func isSameField(as other: FetchRequest) -> Bool {
        guard let controller = controller ?? other.controller else { return false }
        return controller.isSame(as: request) && controller.isSame(as: other.request)
    }

    package nonisolated mutating func install(with node: ObjectNode) {
        controller = FetchController.installed(request, section: nil, transaction, with: node)
    }

    package nonisolated func environmentChanged(for node: ObjectNode) -> Bool {
        (node.object as? FetchController<Result, Int>)?.context !== node.environment.managedObjectContext
    }
}
