@_spi(Kernel) import UmweltCore
@_spi(Kernel) import UmweltInteraction

/// The animations of a window: what the host plays itself, and whether it needs frames.
@MainActor
public struct HostMotion {
    let host: ViewHost

    /// The clock for waiting gestures and texts. Tests replace the system's clock by their own.
    package var gestureClock: any HostClock {
        get { host.root.pointers.clock }
        nonmutating set {
            host.root.pointers.clock = newValue
            host.tree.textClock.clock = newValue
            host.tree.animations.clock = newValue
        }
    }

    /// The motion that the host can show; none at first.
    public var capabilities: HostCapabilities {
        get { host.tree.animations.capabilities }
        nonmutating set { host.tree.animations.capabilities = newValue }
    }

    /// Runs changes that are not animated, whatever the host can show.
    package func withoutAnimation<Result>(_ changes: () throws -> Result) rethrows -> Result {
        let animates = capabilities.animatesChanges
        capabilities.animatesChanges = false
        defer { capabilities.animatesChanges = animates }
        return try changes()
    }

    /// True during animations that the host does not play itself.
    package var needsFrames: Bool { host.tree.animations.needsFrames }

    /// True while something moves, and each frame differs from the last.
    public var isAnimating: Bool { host.tree.animations.isRunning }

    /// True while actions that views have started with `task` are running.
    public var hasRunningTasks: Bool { !host.tree.runningTasks.isEmpty }
}

extension ViewHost {
    /// The motion of the window.
    public var motion: HostMotion { HostMotion(host: self) }
}
