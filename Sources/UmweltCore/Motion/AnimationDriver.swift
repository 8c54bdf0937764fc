import Foundation

/// Advances the animated values of a view tree: it stores the running animations, sets their time, and requests frames.
///
/// A tree without running animations has no timer. During animations, hosts that draw frames call ``ViewHost/update()``
/// for each frame. Other hosts are woken only when an animation ends.
package final class AnimationDriver {
    private unowned(unsafe) let tree: ViewTree

    /// The seconds between frames if the display's frame rate is unknown: sixty a second.
    package static let frameDuration = 1.0 / 60

    /// The clock of frames. Tests replace the system clock.
    package var clock: any HostClock = SystemClock() {
        didSet { readClock() }
    }

    /// The motion that the host can show.
    package var capabilities = HostCapabilities() {
        didSet { if capabilities.animatesChanges != oldValue.animatesChanges { tree.updateMayAnimate() } }
    }

    /// True if changes are animated. Where they are not, views show the end of every animation.
    package var isEnabled: Bool {
        get { capabilities.animatesChanges }
        set { capabilities.animatesChanges = newValue }
    }

    /// True if the appearing and disappearing of screens is animated: pages, sheets, menus, dialogs.
    package var movesScreens: Bool { capabilities.movesScreens }

    /// True if the host plays animations itself.
    package var areForHost: Bool { capabilities.playsAnimations }

    /// True if such a host can also move the outlines of drawings.
    package var hostMovesOutlines: Bool { capabilities.movesOutlines }

    /// The number of changes with an animation so far.
    private var changes = 0

    /// The time of the current update, in the clock's seconds.
    @exclusivity(unchecked) package private(set) var time = 0.0

    /// The date of the current update.
    package private(set) var date = Date(timeIntervalSinceReferenceDate: 0)

    /// The time of the last frame.
    private var frameTime = -Double.infinity

    @exclusivity(unchecked) package private(set) var running: ContiguousArray<RunningAnimation> = []

    /// True if an animation has begun since the last frame.
    private var hasNew = false

    /// True once the frame of the current update has been run.
    private var hasRunFrame = false
    private var alarm: (any ClockAlarm)?
    private var alarmTime = Double.infinity

    init(_ tree: ViewTree) { self.tree = tree }

    /// True while a value moves.
    package var isRunning: Bool { !running.isEmpty }

    /// True during animations that the host does not play itself, for which it needs frames.
    package var needsFrames: Bool { running.contains { !$0.isPlayedByHost } }

    /// True if the animations have not been shown for the current time.
    var isFrameDue: Bool { !running.isEmpty && needsFrames && (hasNew || isDue(at: clock.seconds)) }

    private func isDue(at time: Double) -> Bool { time > frameTime && time >= frameTime + capabilities.frameInterval }

    /// Reads the clock, so that all of one update has one time.
    func beginUpdate() {
        readClock()
        hasRunFrame = false
    }

    private func readClock() { (time, date) = (clock.seconds, clock.now) }

    /// Runs a closure without animations for its changes.
    package func withoutAnimations(_ body: () -> Void) {
        let was = isEnabled
        isEnabled = false
        body()
        isEnabled = was
    }

    /// The progress that was asked for last: values that are changed together ask for the same.
    private var lastProgress: (animation: Animation, start: Double, time: Double, value: Double)?

    /// Returns the fraction of the distance covered by an animation without an initial velocity; nil for custom
    /// animations.
    func progress(of animation: Animation, from start: Double, at time: Double) -> Double? {
        if let last = lastProgress, last.time == time, last.start == start, last.animation.isSame(as: animation) {
            return last.value
        }
        guard let value = animation.progress(at: time - start) else { return nil }
        lastProgress = (animation, start, time, value)
        return value
    }

    /// Adds an animation that has begun.
    package func start(_ animation: RunningAnimation, of element: _Element) {
        hasNew = true
        changes += 1
        animation.serial = changes
        animation.isPlayedByHost = false
        if hasRunFrame { wake(at: min(alarmTime, time + Self.frameDuration)) }
        guard animation.element == nil else { return }
        animation.element = element
        running.append(animation)
    }

    /// Drops an animation that has ended before its time.
    package func drop(_ animation: RunningAnimation) {
        hasNew = true
        animation.element = nil
        running.removeAll { $0 === animation }
        if running.isEmpty { wake(at: .infinity) }
    }

    /// Sets the presentation values for the time of the update. Returns true if there were any.
    func runFrame() -> Bool {
        guard !running.isEmpty, hasNew || isDue(at: time) else { return false }
        hasNew = false
        frameTime = time
        let current = running
        running.removeAll(keepingCapacity: true)
        var next = Double.infinity
        var hasEnded = false
        for animation in current {
            guard let element = animation.element else { continue }
            if !element.isRemoved && animation.advance(to: time) {
                running.append(animation)
                next = min(next, animation.nextEvent(after: time))
            } else {
                animation.finish(in: tree)
                hasEnded = true
            }
        }
        // Animations that begin in this frame or after it, as when another one ends, are shown with the next.
        wake(at: hasNew && isRunning ? min(next, time + Self.frameDuration) : next)
        hasRunFrame = true
        // The update may be one that reading a size or a title has made, just before the alarm, which is gone now:
        // without a word the host would not show the end, nor that views have left.
        if hasEnded { tree.onNeedsUpdate?() }
        return true
    }

    /// Asks the clock for an update at a time, when an animation ends or is complete.
    private func wake(at time: Double) {
        guard time != alarmTime else { return }
        alarm?.cancel()
        alarm = nil
        alarmTime = time
        guard time.isFinite else { return }
        // Counted from the present, which may be later than the time of the update, and a microsecond late: times have
        // no finer steps than a tenth of that, and a frame just before an end would ask for the same one again.
        alarm = clock.alarm(after: max(time - clock.seconds, 0) + 1e-6) { [weak self] in
            guard let self else { return }
            // The tree keeps this driver.
            let tree = tree
            alarmTime = .infinity
            // Ends are on time, whether a frame is due or not.
            hasNew = true
            tree.update()
            tree.onNeedsUpdate?()
        }
    }

    /// Removes the animations of views that have left the tree. They would otherwise retain the views until the next
    /// frame.
    package func prune() {
        for animation in running where animation.element?.isRemoved == true { animation.element = nil }
        running.removeAll { $0.element == nil }
        if running.isEmpty { wake(at: .infinity) }
    }
}
