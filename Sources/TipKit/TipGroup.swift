import Observation

/// Tips of which one at a time is shown.
///
/// ```swift
/// @State private var tips = TipGroup(.ordered) {
///     LocationTip()
///     RotationTip()
/// }
/// …
/// Compass().popoverTip(tips.currentTip)
/// ```
public final class TipGroup: Observable, Sendable {
    /// The order in which a group's tips are shown.
    public enum Priority: Equatable, Hashable, Sendable {
        /// The first tip that can be shown.
        case firstAvailable
        /// Each tip after all earlier ones have been invalidated.
        case ordered
    }

    private let priority: Priority
    private let tips: [any Tip]

    /// Makes a group.
    ///
    /// - Parameters:
    ///   - priority: The order in which the tips are shown.
    ///   - builder: The tips.
    public init(_ priority: Priority = .firstAvailable, @Tips.GroupBuilder _ builder: () -> [any Tip]) {
        self.priority = priority
        tips = builder()
    }

    /// The tip that is shown now; nil for none.
    @MainActor public var currentTip: (any Tip)? { current }

    private var current: (any Tip)? {
        switch priority {
        case .firstAvailable: return tips.first { $0.shouldDisplay }
        case .ordered:
            let next = tips.first { if case .invalidated = $0.status { false } else { true } }
            return next.flatMap { $0.shouldDisplay ? $0 : nil }
        }
    }

    /// The tips that become the current one.
    public var currentTipUpdates: some AsyncSequence<any Tip, Never> {
        let ids = TipDatastore.current.updates { [self] _ in current?.id }
        return ids.compactMap { [tips] id in tips.first { $0.id == id } }
    }
}
