import Foundation

/// The update loop of a host: the windows of an app, or of separate views, and one update for all changes of a turn of
/// the main actor.
///
/// A host makes a loop for each app that it shows, and one for separate views, such as previews.
///
/// ```swift
/// let loop = HostLoop(AppHost(NotesApp(), typeSetter: PangoTypeSetter.shared))
/// let window = loop.openWindow(proposedSize: ProposedViewSize(width: 800, height: 600))
/// window?.surface = surface
/// ```
///
/// After a change the loop calls ``HostSurface/update()`` of each window's surface.
@MainActor
public final class HostLoop {
    /// The app; nil for views that belong to none.
    public let app: AppHost?

    /// Called to update the windows; nil to call ``HostSurface/update()`` of each window's surface.
    package var onUpdate: (() -> Void)?

    /// The windows that belong to no app.
    private var others: [Other] = []

    private struct Other {
        weak var window: ViewHost?
    }

    private var isDue = false

    /// Makes the loop of an app, or of views without one.
    ///
    /// - Parameter app: The app; nil for views that belong to none.
    public init(_ app: AppHost? = nil) {
        self.app = app
        app?.onNeedsUpdate = { [weak self] in self?.requestUpdate() }
    }

    // MARK: Windows

    /// Opens a window of the app. Its views can open further windows if the host supports several.
    ///
    /// - Parameters:
    ///   - request: The request of a view or of an earlier window; nil for a window of the app's first scene.
    ///   - traits: The values of the system.
    ///   - proposedSize: The size of the window in points; nil for the length of the content.
    ///   - restorationID: The name for storing `@SceneStorage` values, if the scene's windows are restored; nil to
    ///     store none.
    ///   - snapshot: The initial values of other state, where it contains them; nil for the values in the source.
    /// - Returns: The window; nil if there is no app, or the app has no scene for the request.
    public func openWindow(
        _ request: WindowRequest? = nil, traits: HostTraits = HostTraits(),
        proposedSize: ProposedViewSize = .unspecified, restorationID: String? = nil,
        restoring snapshot: StateSnapshot? = nil
    ) -> ViewHost? {
        app?.openWindow(
            request, traits: adjusted(traits), proposedSize: proposedSize, restorationID: restorationID,
            restoring: snapshot)
    }

    /// Returns the values of the system, with whether the host lets views open windows.
    ///
    /// - Parameter traits: The values of the system.
    package func adjusted(_ traits: HostTraits) -> HostTraits {
        var traits = traits
        // Drives supportsMultipleWindows: true for apps, false for previews
        if app?.onOpenWindow != nil { traits.supportsMultipleWindows = true }
        return traits
    }

    /// Adds a window without an app, such as a preview's. The host owns it.
    ///
    /// - Parameter window: The window.
    public func add(_ window: ViewHost) {
        others.removeAll { $0.window == nil }
        others.append(Other(window: window))
        window.onNeedsUpdate = { [weak self] in self?.requestUpdate() }
    }

    /// The open windows, the oldest first.
    public var windows: [ViewHost] { (app?.openWindows ?? []) + others.compactMap(\.window) }

    // MARK: Updates

    /// Asks for an update after the current turn of the main actor. Has no effect if an update is already scheduled.
    public func requestUpdate() {
        guard !isDue else { return }
        isDue = true
        Task {
            isDue = false
            update()
        }
    }

    /// Updates the windows, and shows their changes.
    public func update() {
        if let onUpdate { return onUpdate() }
        for window in windows { window.surface?.update() }
    }

    // MARK: Snapshots

    /// Returns the state of the app and of its windows, for the next process.
    ///
    /// - Parameter windows: The state of the windows.
    package func snapshot(_ windows: [HostSnapshot.Window]) -> HostSnapshot {
        HostSnapshot(app: app?.stateSnapshot ?? StateSnapshot(), windows: windows)
    }

    /// Returns the state of a window, with the request for which the app opens another window like it.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - name: The host's name for it; nil for none.
    ///   - size: The size in the next process, in points; nil if another program determines it.
    package func snapshot(of window: ViewHost, named name: String? = nil, size: CGSize? = nil) -> HostSnapshot.Window {
        HostSnapshot.Window(name: name, request: app?.request(for: window), state: window.stateSnapshot, size: size)
    }
}
