/// A view that goes through phases, with an animation to each of them.
///
/// ```swift
/// PhaseAnimator([false, true]) { isLarge in
///     Circle().scaleEffect(isLarge ? 1.2 : 1)
/// } animation: { isLarge in
///     isLarge ? .bouncy : .easeOut
/// }
/// ```
///
/// The next phase begins when all that moves towards the last one has logically completed, and a frame after that at
/// the earliest, 1/60 of a second: phases without an animation follow each other no faster. What is out of sight waits.
/// In pictures the first phase shows.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    let phases: [Phase]

    /// The value whose changes begin a cycle; nil to go through the phases over and over.
    let trigger: (any Equatable)?

    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    /// Makes a view that shows the first phase, and with each change of a value goes through the others and back.
    ///
    /// A change on the way begins again, from what shows, with the second phase.
    ///
    /// - Parameters:
    ///   - phases: The phases. Without any, nothing shows, and a warning is logged.
    ///   - trigger: The value.
    ///   - content: Makes the content for a phase.
    ///   - animation: Returns the animation to a phase; nil to show it at once.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = trigger
        self.content = content
        self.animation = animation
    }

    /// Makes a view that goes through phases over and over, from when it appears.
    ///
    /// - Parameters:
    ///   - phases: The phases; one alone stays. Without any, nothing shows, and a warning is logged.
    ///   - content: Makes the content for a phase.
    ///   - animation: Returns the animation to a phase; nil to show it at once.
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
    /// Applies modifiers to the view that go through phases with each change of a value.
    ///
    /// ```swift
    /// Image(systemName: "bell").phaseAnimator([0, 15, -15], trigger: count) { bell, angle in
    ///     bell.rotationEffect(.degrees(angle))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - phases: The phases. The first one shows at rest. Without any, nothing shows, and a warning is logged.
    ///   - trigger: The value.
    ///   - content: Applies the modifiers for a phase to a placeholder for the view.
    ///   - animation: Returns the animation to a phase; nil to show it at once.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(source: TypedViewSource(self))
        return PhaseAnimator(phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
    }

    /// Applies modifiers to the view that go through phases over and over, from when it appears.
    ///
    /// - Parameters:
    ///   - phases: The phases; one alone stays. Without any, nothing shows, and a warning is logged.
    ///   - content: Applies the modifiers for a phase to a placeholder for the view.
    ///   - animation: Returns the animation to a phase; nil to show it at once.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(source: TypedViewSource(self))
        return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
    }
}
