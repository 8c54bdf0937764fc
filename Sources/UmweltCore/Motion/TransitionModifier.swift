extension View {
    /// Sets the transition of the view: its appearance and disappearance, when it is inserted or removed with an
    /// animation.
    ///
    /// ```swift
    /// VStack {
    ///     if isOpen { Details().transition(.move(edge: .bottom)) }
    ///     Button("Details") { withAnimation { isOpen.toggle() } }
    /// }
    /// ```
    ///
    /// Without an animation, views are inserted and removed without a transition. Around a condition, a ``ForEach`` or
    /// an `id`, it is the default transition of the views inside.
    ///
    /// - Parameter t: The transition.
    @_disfavoredOverload
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(_TransitionModifier(transition: t.erased))
    }

    /// Sets the transition of the view: its appearance and disappearance, when it is inserted or removed with an
    /// animation.
    ///
    /// - Parameter transition: The transition.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(_TransitionModifier(transition: transition))
    }

    /// Sets the transition of the view as a whole. Views that are inserted and removed inside have their own.
    nonisolated package func transitionOfWhole<T: Transition>(_ transition: T) -> some View {
        modifier(_TransitionModifier(transition: transition, isOfParts: false))
    }
}

/// The modifier that sets a view's transition.
public nonisolated struct _TransitionModifier<T: Transition>: ViewModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let transition: T

    /// True if it also applies to views that are inserted and removed inside.
    let isOfParts: Bool

    nonisolated init(transition: T, isOfParts: Bool = true) {
        self.transition = transition
        self.isOfParts = isOfParts
    }

    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        TransitionElement(view, inputs, origin: nil)
    }
}

/// The element of a view with a transition: shows the body of the transition for its phase.
final class TransitionElement<Content: View, T: Transition>: SingleChildElement<
    ModifiedContent<Content, _TransitionModifier<T>>, TransitionBody<T>
>, TransitioningElement, TransactionEditing, TransactionScope
{
    private let source: TypedViewSource<Content>
    private(set) var transition: T
    private var phase = TransitionPhase.identity

    let isOwn: Bool

    /// The completions that wait for the phase, and the update in which it was shown.
    private var shown: (update: UInt64, completions: AnimationCompletions?)?

    /// The update in which the transition left its first phase without an animation.
    private var stoodAside: UInt64?

    /// The same transition around the outer modifiers, if it applies there.
    private var outer: TransitionElement<SurroundedNodes, T>?

    private(set) var isReplaced = false

    /// The view itself, if its transition applies elsewhere.
    private var plain: _ViewElement<PlaceholderContentView<T>>?

    /// The environment of that view, if the transition writes to it; otherwise nil.
    private var plainScope: EnvironmentScope?

    /// Makes an element.
    ///
    /// - Parameter origin: The element at which the transition is declared, around the condition that the view depends
    ///   on; nil for this element.
    init(
        _ view: ModifiedContent<Content, _TransitionModifier<T>>, _ inputs: _ElementInputs, origin: _Element?
    ) {
        source = TypedViewSource(view.content)
        source.isInTransition = view.modifier.isOfParts
        transition = view.modifier.transition
        isOwn = origin == nil
        super.init(inputs)
        if isOwn && !takesPlaceHere() {
            showPlain()
            return
        }
        // A part of the transition itself is no view that comes and goes by it.
        passFlags.remove(.isInTransition)
        editsTransaction()
        if tree.animations.isEnabled, isWanted, let insertion = insertion(within: origin),
            insertion.animation != nil || hasAnimation(for: .willAppear)
        {
            phase = .willAppear
            tree.transitionPass.add(appearing: self)
        }
        showPhase()
    }

    override func update(_ view: ModifiedContent<Content, _TransitionModifier<T>>) {
        transition = transition.replaced(by: view.modifier.transition)
        if let surrounded = outer?.source.content {
            outer?.update(surrounded.withTransition(view.modifier.transition))
        }
        if plain == nil { showPhase() }
        source.replace(view.content)
    }

    /// Moves the transition to the place at which it applies. Returns true if that is where it is declared.
    private func takesPlaceHere() -> Bool {
        switch TransitionPlace(of: self) {
        case .here: return true
        case .around(let modifier, let scope):
            outer = SurroundingTransition.surround(modifier, with: transition, in: scope)
            surrounding?.setScopes(around: self)
            surrounding?.placeChanged = { [weak self] in self?.placeChanged() }
            return outer == nil
        case .nowhere:
            isReplaced = true
            return false
        }
    }

    private func showPlain() {
        // Views that come and go within do so by the transition that counts.
        if isReplaced { source.isInTransition = false }
        plainScope = surrounding?.scope(at: scope)
        plain = PlaceholderContentView<T>._makeElement(
            PlaceholderContentView(source: source), childInputs(scope: plainScope))
    }

    /// The transition around the outer modifiers, if it applies there.
    private var surrounding: SurroundingTransition? { outer?.source.content.surrounding }

    /// Makes the view again in the environment of another place, as a transition does that shows it by another
    /// structure.
    private func placeChanged() {
        guard let plain, !isLeavingWithin, plainScope != nil || surrounding?.scope(at: scope) != nil else { return }
        surrounding?.setScopes(around: self)
        plain.leaveTree()
        showPlain()
        layoutNodesChanged()
    }

    /// True if the view is no longer in the tree: it keeps its last appearance.
    private var isLeavingWithin: Bool {
        var next: _Element? = self
        while let element = next {
            if element.isRemoved || element.passFlags.contains(.isLeaving) { return true }
            next = element.parent
        }
        return false
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let plain { body(plain) } else { super.forEachChild(body) }
    }

    private func showPhase() { show(TransitionBody(transition: transition, source: source, phase: phase)) }

    func show(_ phase: TransitionPhase, completions: AnimationCompletions?) {
        self.phase = phase
        // Only now is it known that the view that has come has a transition of its own.
        if phase == .identity && !isUsed { stoodAside = tree.transactions.count }
        shown = (tree.transactions.count, completions)
        showPhase()
    }

    /// True unless the user is known to prefer reduced motion.
    private var isWanted: Bool {
        !transition.hasMotion || !EnvironmentValues(at: scope, tracking: false).accessibilityReduceMotion
    }

    var isUsed: Bool { plain == nil && isWanted && (isOwn || child?.hasOwnTransition != true) }

    func shows(_ source: ModifiedViewSource) -> Bool { source === self.source }

    func makeElement<V: View>(of view: V, _ inputs: _ElementInputs) -> _ViewElement<V> {
        TransitionedElement(view, inputs, origin: self)
    }

    func hasAnimation(for phase: TransitionPhase) -> Bool { transition.ownAnimation(for: phase) != nil }

    /// The transaction of the transition's changes, with the completions that wait for them.
    var contentTransaction: Transaction {
        var result = transaction
        if stoodAside == tree.transactions.count {
            result.animation = nil
            // Nor by an animation of the transition's own.
            result.disablesAnimations = true
        }
        if let shown, shown.update == tree.transactions.count, let completions = shown.completions {
            result.completions = completions
        }
        return result
    }

    var scopedTransaction: Transaction? { transaction }
}

/// The body of a transition in a phase, as a view. The transition's dynamic properties are installed as its own.
nonisolated struct TransitionBody<T: Transition>: View, PropertyContainer, SystemView {
    let transition: T
    let source: ModifiedViewSource
    let phase: TransitionPhase

    nonisolated init(transition: T, source: ModifiedViewSource, phase: TransitionPhase) {
        self.transition = transition
        self.source = source
        self.phase = phase
    }

    static var reportedType: Any.Type { T.self }

    @MainActor var body: T.Body { transition.body(content: PlaceholderContentView(source: source), phase: phase) }
}
