/// The motion that a host can show.
///
/// ```swift
/// window.capabilities = HostCapabilities(animatesChanges: true, movesScreens: true)
/// ```
public struct HostCapabilities: Hashable, Sendable {
    /// True if changes are animated as views ask for it: the host calls ``ViewHost/update()`` for each frame while
    /// ``HostMotion/isAnimating``. If false, every change shows its end at once.
    public var animatesChanges: Bool

    /// True if, with ``animatesChanges``, screens move as they appear and disappear: pages of navigation stacks,
    /// sheets, popovers, menus and dialogs.
    public var movesScreens: Bool

    /// True if the host plays animations by itself: frame differences contain the whole course of a movement, where it
    /// is known in advance. See ``NodeChange/course``; the host draws frames of the rest while
    /// ``HostMotion/needsFrames``.
    package var playsAnimations = false

    /// True if the courses that the host plays contain the outlines of drawings too, as far as these keep their steps.
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
