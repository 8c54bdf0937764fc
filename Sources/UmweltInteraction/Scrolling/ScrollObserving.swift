@_spi(Kernel) import UmweltCore
import Foundation

extension View {
    /// Performs an action with a value that is computed from the scroll geometry, at first and whenever it changes.
    ///
    /// The action gets the values before and after; at first both are the same. If this view contains several
    /// scrollable views, the first is observed.
    ///
    /// ```swift
    /// ScrollView { pages }
    ///     .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 100 } action: { _, new in isFar = new }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Computes the value from the geometry.
    ///   - action: Called after the update with the old and the new value.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollObservingModifier(content: ScrollGeometryAction(transform: transform, action: action)))
    }

    /// Performs an action when the scroll phase of a scrollable view in this view changes.
    ///
    /// If the view contains several scrollable views, the first is observed.
    ///
    /// ```swift
    /// ScrollView { pages }.onScrollPhaseChange { _, new in isBusy = new.isScrolling }
    /// ```
    ///
    /// - Parameter action: The action, with the old and the new phase.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Performs an action, with the scroll geometry and velocity, when the scroll phase of a scrollable view in this
    /// view changes.
    ///
    /// If the view contains several scrollable views, the first is observed.
    ///
    /// - Parameter action: The action, with the old and the new phase, and the geometry and velocity.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) ->
            Void
    ) -> some View {
        modifier(ScrollObservingModifier(content: ScrollPhaseAction(action: action)))
    }

    /// Performs an action with the identities of the visible views in a scrollable view, at first and whenever they
    /// change.
    ///
    /// The views are those of ``View/scrollTargetLayout(isEnabled:)`` whose `ForEach` identities have the type.
    ///
    /// - Parameters:
    ///   - idType: The type of the identities.
    ///   - threshold: The least visible part of a view that counts, as a fraction from 0 to 1.
    ///   - action: The action; not called at first if no view is visible.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(ScrollObservingModifier(content: ScrollTargetAction(threshold: threshold, action: action)))
    }
}

/// A type of action that is performed when a node scrolls.
protocol ScrollAction {
    /// The value of the last check.
    associatedtype Known

    /// Checks a scroll node that has moved or been replaced. Returns the call to make; nil for none.
    func check(at node: ScrollNode, known: inout Known?) -> (() -> Void)?

    /// Returns the call to make when the scroll phase has changed; nil for none.
    func phaseChanged(from old: ScrollPhase, of node: ScrollNode) -> (() -> Void)?
}

extension ScrollAction {
    func check(at node: ScrollNode, known: inout Known?) -> (() -> Void)? { nil }

    func phaseChanged(from old: ScrollPhase, of node: ScrollNode) -> (() -> Void)? { nil }
}

private struct ScrollGeometryAction<Value: Equatable>: ScrollAction {
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void

    func check(at node: ScrollNode, known: inout Value?) -> (() -> Void)? {
        let new = transform(node.geometry)
        guard new != known else { return nil }
        let old = known ?? new
        known = new
        return { action(old, new) }
    }
}

private struct ScrollPhaseAction: ScrollAction {
    typealias Known = Never
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    func phaseChanged(from old: ScrollPhase, of node: ScrollNode) -> (() -> Void)? {
        let (new, context) = (
            node.phase, ScrollPhaseChangeContext(geometry: node.geometry, velocity: node.velocity)
        )
        return { action(old, new, context) }
    }
}

private struct ScrollTargetAction<ID: Hashable>: ScrollAction {
    let threshold: Double
    let action: ([ID]) -> Void

    func check(at node: ScrollNode, known: inout [ID]?) -> (() -> Void)? {
        let new = node.visibleTargets(threshold: threshold).compactMap { $0.base as? ID }
        guard new != known ?? [] else { return nil }
        known = new
        return { action(new) }
    }
}

/// The modifier that adds an observer to the scroll settings of a view.
private nonisolated struct ScrollObservingModifier<Action: ScrollAction>: ViewModifier, SystemView {
    let content: Action

    @State private var observer = ActionObserver<Action>()

    nonisolated init(content: Action) { self.content = content }

    @MainActor func body(content view: Content) -> some View {
        let observer = observer
        observer.action = content
        return view.transformEnvironment(\.scrollSettings) { $0.observers.append(observer) }
    }
}

/// An observer of the first scrollable view in a view.
class ScrollObserver {
    private weak var node: ScrollNode?

    /// Returns true if a node is the observed one; the first node becomes that.
    final func follows(_ other: ScrollNode) -> Bool {
        if let node, !node.isDetached { return node === other }
        node = other
        return true
    }

    /// Called when the node has moved, or its visible part has changed.
    func moved(_ node: ScrollNode) {}

    /// Called when the scroll phase of the node has changed.
    func phaseChanged(from old: ScrollPhase, of node: ScrollNode) {}
}

private final class ActionObserver<Action: ScrollAction>: ScrollObserver {
    var action: Action?
    private var known: Action.Known?

    /// True from a move until it is checked.
    private var waitsForCheck = false

    /// Has the move checked when all layouts of the update are done: a lazy container makes its views in several.
    override func moved(_ node: ScrollNode) {
        if waitsForCheck { return }
        waitsForCheck = true
        node.element.tree.afterUpdate { [weak self, weak node] in
            guard let self else { return }
            waitsForCheck = false
            if let node, !node.isDetached, let call = action?.check(at: node, known: &known) { call() }
        }
    }

    override func phaseChanged(from old: ScrollPhase, of node: ScrollNode) {
        if let call = action?.phaseChanged(from: old, of: node) { node.element.tree.afterUpdate(call) }
    }
}
