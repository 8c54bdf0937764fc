/// A transition for symbols that appear and disappear. Other views appear and disappear without a transition.
@MainActor @preconcurrency
public struct SymbolEffectTransition: Transition {
    private let configuration: SymbolEffectConfiguration
    private let options: SymbolEffectOptions

    /// Makes a transition.
    ///
    /// - Parameters:
    ///   - effect: The effect on the symbols.
    ///   - options: Its options. The speed is that of the animation of the insertion or removal.
    public init<T>(effect: T, options: SymbolEffectOptions) where T: SymbolEffect, T: TransitionSymbolEffect {
        configuration = effect.configuration
        self.options = options
    }

    /// Shows a view in a phase.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - phase: The phase of the transition: before the view appears, while it is shown, or after it disappears.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(
            LastingSymbolEffect(
                configuration: configuration, options: options, strength: phase.isIdentity ? 0 : 1))
    }

    /// The properties of the transition: symbols move.
    public static let properties = TransitionProperties(hasMotion: true)
}

/// The modifier that puts an effect on symbols which lasts with a strength. Its strength is animated with the
/// transition's transaction, and the transition ends with that animation.
private nonisolated struct LastingSymbolEffect: ViewModifier, Animatable, SystemView {
    let configuration: SymbolEffectConfiguration
    let options: SymbolEffectOptions
    var strength: Double

    nonisolated init(configuration: SymbolEffectConfiguration, options: SymbolEffectOptions, strength: Double) {
        self.configuration = configuration
        self.options = options
        self.strength = strength
    }

    var animatableData: Double {
        get { strength }
        set { strength = newValue }
    }

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            _SymbolEffectModifier(
                SymbolEffectEntry(configuration: configuration, options: options, trigger: .strength(strength)),
                location: nil))
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// Returns a transition with a symbol effect. Other views appear and disappear without a transition.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: Its options.
    @MainActor @preconcurrency
    public static func symbolEffect<T>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition where T: SymbolEffect, T: TransitionSymbolEffect {
        SymbolEffectTransition(effect: effect, options: options)
    }

    /// A transition in which symbols grow as they appear and shrink as they disappear.
    @MainActor @preconcurrency
    public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }
}

extension ContentTransition {
    /// Returns a content transition that replaces symbols with an effect. Other content changes as by default.
    ///
    /// ```swift
    /// Image(systemName: isOn ? "pause.fill" : "play.fill").contentTransition(.symbolEffect(.replace))
    /// ```
    ///
    /// It needs no other animation.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The speed.
    public static func symbolEffect<T>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition where T: ContentTransitionSymbolEffect, T: SymbolEffect {
        ContentTransition(.symbolEffect(effect.configuration, options))
    }

    /// The old symbol shrinks and the new symbol grows. Other content changes as by default.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }
}
