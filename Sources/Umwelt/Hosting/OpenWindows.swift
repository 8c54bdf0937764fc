import Foundation

/// The windows of the process, for names of UIKit's that mean the window without naming it, such as `UIScreen.main`.
@MainActor
package enum OpenWindows {
    private struct Reference {
        weak var host: ViewHost?
    }

    private static var references: [Reference] = []
    private static weak var used: ViewHost?

    /// True if screens that show a window are to stay on while the user does nothing.
    package static var keepsScreensOn = false {
        didSet {
            if keepsScreensOn != oldValue { for host in all { host.onKeepsScreenOn?(keepsScreensOn) } }
        }
    }

    /// The windows that are open, the oldest first. What is drawn off screen is none.
    package static var all: [ViewHost] {
        references.removeAll { $0.host == nil }
        return references.compactMap(\.host).filter { !$0.isClosed }
    }

    /// The window that is meant: the one whose body runs, or else the one that was used last; nil if there is none.
    package static var current: ViewHost? {
        if let element = RunningBody.current,
            let host = EnvironmentValues(at: element.scope, tracking: false)[SystemKey.self].target as? ViewHost,
            !host.isOffscreen
        {
            return host
        }
        if let used, !used.isClosed { return used }
        return all.last
    }

    /// The size of text in the window that is meant; the usual one for code that does not run on the main actor.
    package nonisolated static var currentTextSize: DynamicTypeSize {
        guard MainQueue.isCurrent else { return .large }
        return MainActor.assumeIsolated { current?.trackedTraits.dynamicTypeSize ?? .large }
    }

    /// The traits of the window that is meant; none for code that does not run on the main actor.
    package nonisolated static var currentTraits: UITraitCollection {
        guard MainQueue.isCurrent else { return UITraitCollection() }
        return MainActor.assumeIsolated { current?.traitCollection ?? UITraitCollection() }
    }

    static func add(_ host: ViewHost) {
        references.removeAll { $0.host == nil }
        references.append(Reference(host: host))
        used = host
    }

    /// Notes that the user works with a window, or that it is updated.
    static func use(_ host: ViewHost) {
        if used !== host, !host.traits.isInTray { used = host }
    }
}

extension ViewHost {
    /// The size of the window in points, which the body that reads it depends on; zero lengths if the content decides.
    package var trackedSize: CGSize {
        let size = sizeSource.value
        return CGSize(width: size.width ?? 0, height: size.height ?? 0)
    }

    /// The values that the system sets, which the body that reads them depends on.
    package var trackedTraits: HostTraits { traitsSource.value }

    /// The insets of the safe area, from the left and the right, which the body that reads them depends on.
    package var trackedSafeAreaInsets: EdgeInsets { traitsSource.value.safeAreaInsets }

    /// Takes the keyboard from the view that has it.
    package func endEditing() { root.focus.move(to: nil) }

    /// True if a view has the keyboard.
    package var isEditing: Bool { root.focus.node != nil }

    /// The trait collection of the window.
    package var traitCollection: UITraitCollection {
        // The body that reads the traits depends on these two.
        let (scheme, _) = (root.preferredColorScheme.value, (traitsSource.value, sizeSource.value))
        var values = EnvironmentValues(at: root.scope, tracking: false)
        if let scheme { values.colorScheme = scheme }
        return UITraitCollection(around: values)
    }
}
