/// A view that cycles through phases, with an animation to each phase.
///
/// ```swift
/// PhaseAnimator([false, true]) { isLarge in
///     Circle().scaleEffect(isLarge ? 1.2 : 1)
/// } animation: { isLarge in
///     isLarge ? .bouncy : .easeOut
/// }
/// ```
///
/// The next phase starts when all animations of the last one are logically complete, and at least a frame, 1/60 of a
/// second, later. This also limits phases without an animation. Views that are not visible wait. In pictures the first
/// phase shows.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    let phases: [Phase]

    /// The value whose changes start a cycle; nil to repeat the cycle forever.
    let trigger: (any Equatable)?

    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    /// Makes a view that shows the first phase, and with each change of a value cycles through the others and back.
    ///
    /// A change during a cycle restarts it from the current appearance, with the second phase.
    ///
    /// - Parameters:
    ///   - phases: The phases. Without phases, nothing is shown and a warning is logged.
    ///   - trigger: The value.
    ///   - content: Makes the content for a phase.
    ///   - animation: Returns the animation to a phase; nil for no animation.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = trigger
        self.content = content
        self.animation = animation
    }

    /// Makes a view that repeats the cycle of phases from when it appears.
    ///
    /// - Parameters:
    ///   - phases: The phases; a single phase is constant. Without phases, nothing is shown and a warning is logged.
    ///   - content: Makes the content for a phase.
    ///   - animation: Returns the animation to a phase; nil for no animation.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// The content for the first phase. The system shows it for the phase of the moment.
    @MainActor public var body: some View { phases.first.map(content) }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        PhaseAnimatorElement(view, inputs)
    }
}

@available(*, unavailable)
extension PhaseAnimator: Sendable {}

extension View {
    /// Applies modifiers for phases to the view, and cycles through these with each change of a value.
    ///
    /// ```swift
    /// Image(systemName: "bell").phaseAnimator([0, 15, -15], trigger: count) { bell, angle in
    ///     bell.rotationEffect(.degrees(angle))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - phases: The phases. The first phase is shown at rest. Without phases, nothing is shown and a warning is
    ///     logged.
    ///   - trigger: The value.
    ///   - content: Applies the modifiers for a phase to a placeholder for the view.
    ///   - animation: Returns the animation to a phase; nil for no animation.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(source: TypedViewSource(self))
        return PhaseAnimator(phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
    }

    /// Applies modifiers for phases to the view, and repeats the cycle from when it appears.
    ///
    /// - Parameters:
    ///   - phases: The phases; a single phase is constant. Without phases, nothing is shown and a warning is logged.
    ///   - content: Applies the modifiers for a phase to a placeholder for the view.
    ///   - animation: Returns the animation to a phase; nil for no animation.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(source: TypedViewSource(self))
        return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
    }
}
