extension View {
    /// Sets the way in which the view comes and goes, when it is inserted or removed with an animation.
    ///
    /// ```swift
    /// if isOpen { Details().transition(.move(edge: .bottom)) }
    /// ```
    @_disfavoredOverload
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(_TransitionModifier(transition: t.erased))
    }

    /// Sets the way in which the view comes and goes, when it is inserted or removed with an animation.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(_TransitionModifier(transition: transition))
    }
}

/// The modifier that sets a view's transition.
public nonisolated struct _TransitionModifier<T: Transition>: ViewModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let transition: T

    nonisolated init(transition: T) { self.transition = transition }

    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        TransitionElement(view, inputs)
    }
}

/// The element of a view with a transition: shows the body of the transition for its phase.
private final class TransitionElement<Content: View, T: Transition>: SingleChildElement<
    ModifiedContent<Content, _TransitionModifier<T>>, TransitionBody<T>
>, TransitioningElement, TransactionEditing, TransactionScope
{
    private let source: TypedViewSource<Content>
    private var transition: T
    private var phase = TransitionPhase.identity

    /// The calls that wait for the phase, and the update in which it was shown.
    private var shown: (update: UInt64, completions: AnimationCompletions?)?

    init(_ view: ModifiedContent<Content, _TransitionModifier<T>>, _ inputs: _ElementInputs) {
        source = TypedViewSource(view.content)
        transition = view.modifier.transition
        super.init(inputs)
        editsTransaction()
        if tree.animations.isEnabled, isUsed, let insertion,
            insertion.animation != nil || hasAnimation(for: .willAppear)
        {
            phase = .willAppear
            tree.transitionPass.note(appearing: self)
        }
        showPhase()
    }

    override func update(_ view: ModifiedContent<Content, _TransitionModifier<T>>) {
        transition = transition.replaced(by: view.modifier.transition)
        showPhase()
        source.replace(view.content)
    }

    private func showPhase() { show(TransitionBody(transition: transition, source: source, phase: phase)) }

    func show(_ phase: TransitionPhase, completions: AnimationCompletions?) {
        self.phase = phase
        shown = (tree.transactions.count, completions)
        showPhase()
    }

    var isUsed: Bool {
        !transition.hasMotion || !EnvironmentValues(at: scope, tracking: false).accessibilityReduceMotion
    }

    func hasAnimation(for phase: TransitionPhase) -> Bool { transition.ownAnimation(for: phase) != nil }

    /// The transaction of what the transition does, with the calls that wait for that.
    var contentTransaction: Transaction {
        var result = transaction
        if let shown, shown.update == tree.transactions.count, let completions = shown.completions {
            result.completions = completions
        }
        return result
    }

    var scopedTransaction: Transaction? { transaction }
}

/// The body of a transition in a phase, as a view.
nonisolated struct TransitionBody<T: Transition>: View, SystemView {
    let transition: T
    let source: ModifiedViewSource
    let phase: TransitionPhase

    nonisolated init(transition: T, source: ModifiedViewSource, phase: TransitionPhase) {
        self.transition = transition
        self.source = source
        self.phase = phase
    }

    @MainActor var body: T.Body { transition.body(content: PlaceholderContentView(source: source), phase: phase) }
}
