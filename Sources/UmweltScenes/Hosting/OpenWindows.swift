@_spi(Kernel) import UmweltCore
import Foundation
import Synchronization
import UmweltDrawing

/// The windows of the process, for names of UIKit's that mean the window without naming it, such as `UIScreen.main`.
@MainActor
package enum OpenWindows {
    private struct Reference {
        weak var host: ViewHost?
    }

    private static var references: [Reference] = []
    private static weak var used: ViewHost?

    /// True if screens that show a window stay on without user input.
    package static var keepsScreensOn = false {
        didSet {
            if keepsScreensOn != oldValue { for host in all { host.surface?.keepScreenOn(keepsScreensOn) } }
        }
    }

    /// The host of the running body, including offscreen hosts; nil if none runs.
    private static var running: ViewHost? {
        RunningBody.current.flatMap { element in
            (EnvironmentValues(at: element.scope, tracking: false)[SystemKey.self].target as? WindowSystem)?.host
        }
    }

    /// Sets the locale of the window in use as `Locale.current`, for code of the main actor.
    static let followsLocale: Void = CurrentLocale.ofWindow.withLock {
        $0 = {
            guard MainQueue.isCurrent else { return nil }
            return onMainActor({ @MainActor in (running ?? current)?.traits.usedLocale }, ())
        }
    }

    /// The windows that are open, the oldest first. Offscreen windows are not included.
    package static var all: [ViewHost] {
        references.removeAll { $0.host == nil }
        return references.compactMap(\.host).filter { !$0.isClosed }
    }

    /// The current window: that of the running body, or the last used one; nil for none.
    ///
    /// Nil outside the main actor, which Swift 5 code may leave: this is logged once, and the last known values of
    /// windows are used there.
    package static var current: ViewHost? {
        guard MainQueue.isCurrent else {
            OnceLog.windows.warning(
                """
                The screen, its windows or the device are read outside of the main actor: the last known values are \
                returned, and views do not update. Read them in a body or on the main actor.
                """)
            return nil
        }
        if let host = running, !host.isOffscreen { return host }
        if let used, !used.isClosed { return used }
        return all.last
    }

    /// The text size of the current window; the default for code outside the main actor.
    package nonisolated static var currentTextSize: DynamicTypeSize {
        guard MainQueue.isCurrent else { return .large }
        return MainActor.assumeIsolated { current?.screen.traits.dynamicTypeSize ?? .large }
    }

    /// The traits of the current window; empty for code outside the main actor.
    package nonisolated static var currentTraits: UITraitCollection {
        guard MainQueue.isCurrent else { return UITraitCollection() }
        return MainActor.assumeIsolated { current?.screen.traitCollection ?? UITraitCollection() }
    }

    /// The last known values of the window that was used last, for reads outside of the main actor.
    package struct LastKnown: Sendable {
        /// The size in points; nil if the content decides, or before there are windows.
        package var size: CGSize?
        /// The number of pixels per point.
        package var displayScale: CGFloat = 1
    }

    private nonisolated static let known = Mutex(LastKnown())

    /// The last known values; nil on the main actor, which reads the windows themselves.
    package nonisolated static var lastKnown: LastKnown? { MainQueue.isCurrent ? nil : known.withLock { $0 } }

    private static func remember(_ host: ViewHost) {
        guard !host.isOffscreen else { return }
        let size = host.proposedSize
        let values = LastKnown(
            size: size.width.flatMap { width in size.height.map { CGSize(width: width, height: $0) } },
            displayScale: host.traits.displayScale)
        known.withLock { $0 = values }
    }

    /// The actions for the first window of an app that is being launched; nil while none is.
    private static var launchActions: [@MainActor () -> Void]?

    /// Runs an action at once, or, while an app is being launched, after its first window has opened.
    package static func afterLaunch(_ action: @escaping @MainActor () -> Void) {
        if launchActions != nil { launchActions?.append(action) } else { action() }
    }

    /// Records that an app is launched, unless windows are open already.
    static func beginLaunch() {
        if launchActions == nil && all.isEmpty { launchActions = [] }
    }

    /// Records that a window has opened.
    static func endLaunch() {
        guard let actions = launchActions else { return }
        launchActions = nil
        // The host sets the window's surface later in this turn of the main actor.
        if !actions.isEmpty { Task { for action in actions { action() } } }
    }

    static func add(_ host: ViewHost) {
        references.removeAll { $0.host == nil }
        references.append(Reference(host: host))
        used = host
        remember(host)
    }

    /// Notes that the user works with a window, or that it is updated.
    static func use(_ host: ViewHost) {
        if used !== host, !host.traits.isInTray { used = host }
        if used === host { remember(host) }
    }
}

extension OnceLog {
    fileprivate static let windows = OnceLog(Log.views)
}
