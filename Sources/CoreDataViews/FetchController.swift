import CoreDataStack
import Foundation
import Umwelt
import UmweltFoundation
import UmweltGraph

/// The objects of a view's request, as a node of the graph: fetched again after relevant changes of the context, and a
/// change for the view only if the results differ.
final class FetchController<Result, Identifier: Hashable> where Result: NSFetchRequestResult {
    typealias Section = SectionedFetchResults<Identifier, Result>.Section

    struct Results {
        var objects = FetchedList<Result>()
        var sections: [Section] = []
    }

    /// The request as the view has it.
    private let original: NSFetchRequest<Result>

    /// The request with its later changes.
    private var fetch: ObjectFetch<Result>
    private var sectionPath: KeyPath<Result, Identifier>?
    private let node: ObjectNode
    private var notify: (() -> Void)?
    private var computed: Computed<Results>?
    private var shown = Results()
    fileprivate let transaction: Transaction

    init(
        _ request: NSFetchRequest<Result>, section: KeyPath<Result, Identifier>?, _ transaction: Transaction,
        in context: NSManagedObjectContext, node: ObjectNode
    ) {
        original = request
        fetch = ObjectFetch(request, in: context)
        sectionPath = section
        self.transaction = transaction
        self.node = node
        computed = Computed(
            in: node.graph, name: "@FetchRequest of \(Result.self)",
            areEqual: { left, right in
                left.objects.isSame(as: right.objects)
                    && left.sections.elementsEqual(
                        right.sections, by: { $0.key == $1.key && $0.objects.count == $1.objects.count })
            },
            { [unowned self] in
                self.node.track()
                // The controller reports the changes that matter, so the objects that it reads are not observed.
                return ObjectObservation.withoutFollowing { find() }
            })
    }

    /// The controller of a view's property, created again for another request or context.
    static func installed(
        _ request: NSFetchRequest<Result>, section: KeyPath<Result, Identifier>?, _ transaction: Transaction,
        with node: ObjectNode
    ) -> FetchController {
        let context = node.environment.managedObjectContext
        if let known = node.object as? FetchController, known.context === context, known.isSame(as: request) {
            return known
        }
        let new = FetchController(request, section: section, transaction, in: context, node: node)
        node.follow(new) { controller, notify in FetchSubscription(controller, notify) }
        return new
    }

    /// The objects and sections. A body that reads them depends on them. An action sees the results that its view
    /// shows, so that their indices stay valid while it makes several changes.
    var results: Results {
        guard let computed else { return Results() }
        if node.graph.isRunning || computed.readerCount == 0 { shown = computed.value }
        return shown
    }

    var context: NSManagedObjectContext { fetch.context }

    /// The order. Changing it fetches again, like changing the condition or the sections.
    var order: [NSSortDescriptor] {
        get { fetch.order }
        set { set(order: newValue, predicate: predicate) }
    }

    var predicate: NSPredicate? {
        get { fetch.predicate }
        set { set(order: order, predicate: newValue) }
    }

    var section: KeyPath<Result, Identifier>? {
        get { sectionPath }
        set { set(order: order, predicate: predicate, section: newValue) }
    }

    /// Fetches by another order, condition and sections from now on.
    func set(order: [NSSortDescriptor], predicate: NSPredicate?, section: KeyPath<Result, Identifier>? = nil) {
        fetch.set(order: order, predicate: predicate)
        if let section { sectionPath = section }
        notifyView()
    }

    fileprivate func notifyView() {
        if transaction.animation == nil { notify?() } else { withTransaction(transaction) { notify?() } }
    }

    fileprivate func follow(_ notify: @escaping () -> Void) { self.notify = notify }

    /// Returns true if a view's request is the one of this controller.
    func isSame(as other: NSFetchRequest<Result>) -> Bool {
        if original === other { return true }
        return original.entityName == other.entityName && original.predicate == other.predicate
            && (original.sortDescriptors ?? []).map(\.keyed) == (other.sortDescriptors ?? []).map(\.keyed)
            && original.fetchLimit == other.fetchLimit && original.fetchOffset == other.fetchOffset
            && original.resultType == other.resultType
    }

    private func find() -> Results {
        // Without a store there is nothing: previews and views outside of an app show an empty list.
        guard context.coordinator != nil else { return Results() }
        do {
            let objects = try fetch.list(isSectioned: sectionPath != nil)
            guard let sectionPath else { return Results(objects: objects) }
            let sections = objects.runs { $0[keyPath: sectionPath] }.map { Section(id: $0.key, objects: $0.elements) }
            return Results(objects: objects, sections: sections)
        } catch {
            Log.coreData.error("The fetch of \(Result.self) failed: \(error)")
            return Results()
        }
    }

    /// Returns true if a change may affect the objects.
    fileprivate func isAffected(by change: ContextChange) -> Bool {
        // Sections may be made by any value.
        if sectionPath != nil, case .property = change { return true }
        return fetch.isAffected(by: change)
    }
}

/// The subscription of a controller to its context.
private final class FetchSubscription<Result, Identifier: Hashable>: ContextObserver
where Result: NSFetchRequestResult {
    private weak var controller: FetchController<Result, Identifier>?

    init(_ controller: FetchController<Result, Identifier>, _ notify: @escaping () -> Void) {
        self.controller = controller
        controller.follow(notify)
        controller.context.add(self)
    }

    package func contextChanged(_ change: ContextChange) {
        guard let controller, controller.isAffected(by: change) else { return }
        controller.notifyView()
    }
}
