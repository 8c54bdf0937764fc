/// The properties of a transition type.
public struct TransitionProperties: Sendable {
    /// True if the transition moves something. Users who ask for less motion see the view fade instead.
    public var hasMotion: Bool

    /// Makes the properties of a transition.
    ///
    /// - Parameter hasMotion: True if the transition moves the view.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }

    /// Returns the properties of two transitions that are applied to one view.
    package func union(_ other: TransitionProperties) -> TransitionProperties {
        TransitionProperties(hasMotion: hasMotion || other.hasMotion)
    }
}
