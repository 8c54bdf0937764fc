/// The motion that a host can show.
///
/// ```swift
/// window.capabilities = HostCapabilities(animatesChanges: true, movesScreens: true)
/// ```
public struct HostCapabilities: Hashable, Sendable {
    /// True if the host shows animations: it calls ``ViewHost/update()`` for each frame while
    /// ``HostMotion/isAnimating``. If false, changes are shown without animation.
    public var animatesChanges: Bool

    /// True if, with ``animatesChanges``, the appearing and disappearing of screens is animated: pages of navigation
    /// stacks, sheets, popovers, menus and dialogs.
    public var movesScreens: Bool

    /// True if the host plays animations itself: frame differences contain whole animations that are known in advance.
    /// See ``NodeChange/animation``. The host draws frames of the others while ``HostMotion/needsFrames``.
    package var playsAnimations = false

    /// True if the animations that the host plays also contain the outlines of drawings, if these keep their path
    /// elements.
    package var movesOutlines = false

    /// The least time between two frames in seconds; zero for a frame with each update.
    package var frameInterval = 0.0

    /// Makes the capabilities of a host that draws frames.
    ///
    /// - Parameters:
    ///   - animatesChanges: True if changes are animated.
    ///   - movesScreens: True if screens move too.
    public init(animatesChanges: Bool = false, movesScreens: Bool = false) {
        self.animatesChanges = animatesChanges
        self.movesScreens = movesScreens
    }
}
