import Foundation
import SwiftDataStack
import Umwelt
import UmweltGraph

/// The results of a query, as a node of the graph: it fetches again after a relevant change of the context, and updates
/// the view only if the results differ.
final class QueryResults<Element: PersistentModel> {
    let context: ModelContext
    private let source: QuerySource<Element>
    private var plan: FetchPlan<Element>
    private(set) var error: (any Error)?
    private let node: ObjectNode
    private var models: Computed<QueryValue<Element>>?
    private var shown = QueryValue<Element>()

    init(_ source: QuerySource<Element>, in context: ModelContext, node: ObjectNode) {
        self.context = context
        self.source = source
        self.node = node
        plan = FetchPlan(source.descriptor)
        models = Computed(
            in: node.graph, name: "@Query of \(Element.self)",
            areEqual: { $0.isSame(as: $1) },
            { [unowned self] in
                self.node.track()
                return fetch()
            })
    }

    private func fetch() -> QueryValue<Element> {
        let descriptor = source.descriptor
        do {
            error = nil
            guard let section = source.section else {
                return QueryValue(models: try context.unread(descriptor, plan) ?? context.fetch(descriptor, plan))
            }
            // The titles of all objects are read: their rows are read with them.
            return QueryValue(models: try context.fetch(descriptor, plan), section: section)
        } catch {
            self.error = error
            Log.data.error("The query of \(Element.self) failed: \(error)")
            return QueryValue()
        }
    }

    /// The objects. A body that reads them depends on them. An action sees the results that its view shows, so that
    /// their indices stay valid while it makes several changes.
    var value: QueryValue<Element> {
        guard let models else { return QueryValue() }
        if node.graph.isRunning || models.readerCount == 0 { shown = models.value }
        return shown
    }

    /// Returns true if another source has the same objects, in the same sections.
    func isSame(as other: QuerySource<Element>) -> Bool {
        source.section?.path == other.section?.path && plan == FetchPlan(other.descriptor)
    }

    /// Returns true if a change may affect the objects.
    func isAffected(by change: ContextChange) -> Bool { plan.isAffected(by: change) }
}

/// The subscription of a query to its context.
final class QuerySubscription<Element: PersistentModel>: ContextObserver {
    private weak var results: QueryResults<Element>?
    private let notify: () -> Void
    private let transaction: Transaction?

    init(_ results: QueryResults<Element>, transaction: Transaction?, notify: @escaping () -> Void) {
        self.results = results
        self.notify = notify
        self.transaction = transaction
        results.context.add(self)
    }

    package func contextChanged(_ change: ContextChange) {
        guard let results, results.isAffected(by: change) else { return }
        if let transaction { withTransaction(transaction, notify) } else { notify() }
    }
}
