import Foundation
import Umwelt
import UmweltGraph

/// The objects that a query shows, as a node of the graph: fetched anew when the context has changed in a way that
/// matters, and a change for the view only if others come of it.
final class QueryResults<Element: PersistentModel> {
    let context: ModelContext
    private var descriptor: FetchDescriptor<Element>
    private var plan: FetchPlan<Element>
    private(set) var error: (any Error)?
    private let node: ObjectNode
    private var models: Computed<[Element]>?
    private var shown: [Element] = []

    init(_ descriptor: FetchDescriptor<Element>, in context: ModelContext, node: ObjectNode) {
        self.context = context
        self.descriptor = descriptor
        self.node = node
        plan = FetchPlan(descriptor)
        models = Computed(
            in: node.graph, name: "@Query of \(Element.self)",
            areEqual: { $0.elementsEqual($1, by: { $0 === $1 }) },
            { [unowned self] in
                self.node.track()
                return fetch()
            })
    }

    private func fetch() -> [Element] {
        do {
            error = nil
            return try context.unread(descriptor, plan) ?? context.fetch(descriptor, plan)
        } catch {
            self.error = error
            Log.data.error("A query of \(Element.self) cannot be done: \(error)")
            return []
        }
    }

    /// The objects. A body that reads them depends on them. An action has those that its view shows, so that their
    /// places stay while it changes one after the other.
    var value: [Element] {
        guard let models else { return [] }
        if node.graph.isRunning || models.readerCount == 0 { shown = models.value }
        return shown
    }

    /// Returns true if another descriptor fetches the same.
    func isSame(as other: FetchDescriptor<Element>) -> Bool { plan == FetchPlan(other) }

    /// Returns true if the objects may be others after a change.
    func isAffected(by change: ContextChange) -> Bool {
        switch change {
        case .all: true
        case .members(let entity): plan.properties == nil || entity.root === Entity.of(Element.self).root
        case .property(let entity, let index):
            plan.properties.map { entity.root === Entity.of(Element.self).root && $0.contains(index) } ?? true
        }
    }
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

    func contextChanged(_ change: ContextChange) {
        guard let results, results.isAffected(by: change) else { return }
        if let transaction { withTransaction(transaction, notify) } else { notify() }
    }
}
