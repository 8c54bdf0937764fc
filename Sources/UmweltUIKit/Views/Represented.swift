import Foundation
import Umwelt

/// The object that a representable has made, and its coordinator, as long as the representable is in the tree.
@MainActor
final class Represented<Object, Coordinator> {
    private var made: (object: Object, coordinator: Coordinator)?
    private var dismantle: (@MainActor (Object, Coordinator) -> Void)?

    /// The number of updates.
    private(set) var version = 0

    nonisolated init() {}

    isolated deinit {
        if let made { dismantle?(made.object, made.coordinator) }
    }

    /// Makes the coordinator and the object if there are none yet, and sets the object up.
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
            set(now.object, now.coordinator)
            version += 1
            return now
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
