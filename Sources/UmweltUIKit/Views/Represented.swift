import Foundation
import Umwelt

/// The object that a representable has made, and its coordinator, as long as the representable is in the tree.
@MainActor
final class Represented<Object, Coordinator> {
    private var made: (object: Object, coordinator: Coordinator)?
    private var dismantle: (@MainActor (Object, Coordinator) -> Void)?

    /// The number of updates.
    private(set) var version = 0

    /// True while the representable sets the object up.
    private var isUpdating = false

    /// The completions of the animated changes of the last update that had such.
    private(set) var completions: [() -> Void] = []

    /// The number of updates with animated changes and completions.
    private(set) var completedUpdates = 0

    nonisolated init() {}

    isolated deinit {
        if let made { dismantle?(made.object, made.coordinator) }
    }

    /// Makes the coordinator and the object at the first call, and configures the object.
    func update(
        coordinator makeCoordinator: () -> Coordinator, make: (Coordinator) -> Object,
        set: (Object, Coordinator) -> Void, dismantle: @escaping @MainActor (Object, Coordinator) -> Void
    ) -> (object: Object, coordinator: Coordinator) {
        UIView.whileUpdating {
            let now: (object: Object, coordinator: Coordinator)
            if let made {
                now = made
            } else {
                let coordinator = makeCoordinator()
                now = (make(coordinator), coordinator)
                made = now
            }
            self.dismantle = dismantle
            completions = []
            isUpdating = true
            set(now.object, now.coordinator)
            isUpdating = false
            if !completions.isEmpty { completedUpdates += 1 }
            version += 1
            return now
        }
    }
}

extension Represented {
    /// Runs changes of the object that are animated by a transaction.
    ///
    /// - Parameter completion: Called when the animation is complete; immediately without one.
    func animate(_ changes: () -> Void, in transaction: Transaction, completion: (() -> Void)?) {
        guard let completion else { return withTransaction(transaction, changes) }
        guard let animation = transaction.animation else {
            withTransaction(transaction, changes)
            return completion()
        }
        if isUpdating {
            withTransaction(transaction, changes)
            // The first appearance is not animated.
            if version == 0 { completion() } else { completions.append(completion) }
        } else {
            withAnimation(animation, changes, completion: completion)
        }
    }
}

extension View {
    /// Calls the completions of a represented object's animated changes when the animations of this view are complete.
    nonisolated func completing(_ completions: [() -> Void], update: Int) -> some View {
        transaction(value: update) { transaction in
            for completion in completions { transaction.addAnimationCompletion(completion) }
        }
    }
}

/// The layout of one view, whose size a function may decide.
struct RepresentedLayout: Layout {
    let size: @MainActor (ProposedViewSize) -> CGSize?

    init(_ size: @escaping @MainActor (ProposedViewSize) -> CGSize?) { self.size = size }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        onMainActor({ @MainActor (size) in size(proposal) }, size) ?? subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}
