import Foundation

extension View {
    /// Does something with what is made of how something in this view is scrolled, before and now, at first and whenever
    /// that is something else. Of several views that scroll it is the first one.
    ///
    /// ```swift
    /// ScrollView { pages }
    ///     .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 100 } action: { _, new in isFar = new }
    /// ```
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollObservingModifier(content: ScrollGeometryAction(transform: transform, action: action)))
    }

    /// Does something when something in this view begins or stops to scroll, or is moved by something else than before.
    /// Of several views that scroll it is the first one.
    ///
    /// ```swift
    /// ScrollView { pages }.onScrollPhaseChange { _, new in isBusy = new.isScrolling }
    /// ```
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Does something, with what is known of how it is scrolled, when something in this view begins or stops to scroll,
    /// or is moved by something else than before. Of several views that scroll it is the first one.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) ->
            Void
    ) -> some View {
        modifier(ScrollObservingModifier(content: ScrollPhaseAction(action: action)))
    }

    /// Does something with the identities of the views that can be seen in something that scrolls, at first and whenever
    /// these are others: of the views that ``View/scrollTargetLayout(isEnabled:)`` says, with identities of a type in
    /// their `ForEach`, those of which at least a part can be seen, from 0 to 1.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(ScrollObservingModifier(content: ScrollTargetAction(threshold: threshold, action: action)))
    }
}

/// Something that is done when something scrolls.
protocol ScrollAction {
    /// What was found out last.
    associatedtype Known

    /// Looks at what scrolls, which has moved or is another; answers what is to be done.
    func check(at node: ScrollNode, known: inout Known?) -> (() -> Void)?

    /// Answers what is to be done when something else moves what scrolls.
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

/// Has what scrolls in a view tell how.
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

/// Hears of the first thing that scrolls in a view.
class ScrollObserver {
    private weak var node: ScrollNode?

    /// Whether this is what it hears of.
    final func follows(_ other: ScrollNode) -> Bool {
        if let node, !node.isDetached { return node === other }
        node = other
        return true
    }

    /// Called when what scrolls has moved, or another part of it is to be seen.
    func moved(_ node: ScrollNode) {}

    /// Called when something else moves it.
    func phaseChanged(from old: ScrollPhase, of node: ScrollNode) {}
}

private final class ActionObserver<Action: ScrollAction>: ScrollObserver {
    var action: Action?
    private var known: Action.Known?

    override func moved(_ node: ScrollNode) {
        if let call = action?.check(at: node, known: &known) { node.element.tree.afterUpdate(call) }
    }

    override func phaseChanged(from old: ScrollPhase, of node: ScrollNode) {
        if let call = action?.phaseChanged(from: old, of: node) { node.element.tree.afterUpdate(call) }
    }
}
