/// The modifier that shows a view as a transition does in a phase.
nonisolated struct AppliedTransition<T: Transition>: ViewModifier {
    typealias Body = Never
    let transition: T
    let phase: TransitionPhase

    /// The animation of changes of the phase; nil for the transaction's animation.
    var animation: TransitionAnimation?

    nonisolated init(transition: T, phase: TransitionPhase, animation: TransitionAnimation? = nil) {
        self.transition = transition
        self.phase = phase
        self.animation = animation
    }

    nonisolated static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        AppliedTransitionElement(view, inputs)
    }
}

/// The animation that a transition carries.
struct TransitionAnimation {
    /// The animation; nil if the transition is never animated.
    let animation: Animation?
}

/// The element of a view as a transition shows it.
private final class AppliedTransitionElement<Content: View, T: Transition>: SingleChildElement<
    ModifiedContent<Content, AppliedTransition<T>>, TransitionBody<T>
>, TransactionEditing, TransactionScope
{
    private let source: TypedViewSource<Content>
    private var modifier: AppliedTransition<T>

    /// The number of the update in which the phase last changed.
    private var changed: UInt64?

    init(_ view: ModifiedContent<Content, AppliedTransition<T>>, _ inputs: _ElementInputs) {
        source = TypedViewSource(view.content)
        modifier = view.modifier
        super.init(inputs)
        editsTransaction()
        showPhase()
    }

    override func update(_ view: ModifiedContent<Content, AppliedTransition<T>>) {
        if view.modifier.phase != modifier.phase { changed = tree.transactions.count }
        modifier = view.modifier
        showPhase()
        source.replace(view.content)
    }

    private func showPhase() {
        show(TransitionBody(transition: modifier.transition, source: source, phase: modifier.phase))
    }

    /// The transaction of the transition's changes, with its own animation while the phase changes. Other changes of
    /// the view, such as of its position, are not included.
    var contentTransaction: Transaction {
        var result = transaction
        if let own = modifier.animation, changed == tree.transactions.count, !result.disablesAnimations {
            result.animation = own.animation
        }
        return result
    }

    var scopedTransaction: Transaction? { transaction }
}
