@_spi(Kernel) import UmweltCore
@_spi(Kernel) import UmweltInteraction
import Foundation

/// The system as the views of a window use it: the app's windows, its settings and the host.
@MainActor
package final class WindowSystem: SystemActions {
    /// The window, which owns the object; nil after its release.
    private(set) weak var host: ViewHost?

    /// The observation of the process's locale, calendar and time zone; nil until the window is connected.
    private var processObserver: ProcessObserver?

    /// The number of scheduled notifications that the window will show: while there are any, a host does not suspend
    /// the window.
    package var pendingNotifications = 0

    init(_ host: ViewHost) { self.host = host }

    /// Sets the values of the system in the window's environment, and observes those of the process.
    func connect() {
        guard let host else { return }
        let environment = host.environment
        _ = OpenWindows.followsLocale
        if !host.isOffscreen && !host.traits.isInTray { OpenWindows.add(host) }
        OpenWindows.endLaunch()
        environment.set(host.undoManager, for: UndoManagerKey.self)
        host.undoManager.onEventEnd = { [weak host] in host?.tree.update() }
        environment.set(SystemReference(self), for: SystemKey.self)
        environment.set(URLOpenerReference(self), for: URLOpenerKey.self)
        environment.set(host.root.modifierKeys, for: ModifierKeysKey.self)
        // Every window is a screen, with an edit mode of its own.
        let editMode = StateSource(EditMode.inactive, in: host.tree.graph)
        environment.set(Binding(location: StateLocation(editMode)), for: ScreenEditModeKey.self)
        processObserver = ProcessObserver { [weak host] in
            guard let host else { return }
            host.shown.values.write(to: host.environment, windowSize: host.proposedSize, instead: nil)
        }
    }

    /// Lets the views dismiss the window. The initial windows of the app do not have that action.
    func allowDismissal() {
        host?.environment.set(DismissAction { [weak self] in self?.dismissWindows(nil) }, for: DismissKey.self)
    }

    package func open(_ url: URL, answer: @escaping @MainActor (Bool) -> Void) {
        if let surface = host?.surface { surface.open(url, completion: answer) } else { answer(false) }
    }

    package func showWindow(_ search: WindowSearch) {
        afterBodies { [weak self] in
            if let host = self?.host, let app = host.app {
                app.app.open(search, from: host)
            } else {
                Log.views.warning("openWindow: the view is not in a window of an app, so no window opens.")
            }
        }
    }

    package var pendingURLs: PendingURLs { host?.tree.pendingURLs ?? PendingURLs() }

    package var valueScenes: [AppWindows.ValueScene] {
        host?.app?.app.scenes.compactMap { scene in
            scene.valueType.map { AppWindows.ValueScene(id: scene.id, valueType: $0) }
        } ?? []
    }

    package var canOpenWindows: Bool {
        host?.app?.app.onOpenWindow != nil && host?.traits.supportsMultipleWindows == true
    }

    package func dismissWindows(_ search: WindowSearch?) {
        afterBodies { [weak self] in
            guard let host = self?.host, let app = host.app else { return }
            if let search {
                app.app.dismiss(search)
            } else if !host.isClosed {
                app.app.dismiss(host)
            }
        }
    }

    /// The open windows of the window's app, oldest first; only the window without an app.
    package var appWindows: [ViewHost] { host.map { $0.app?.app.openWindows ?? [$0] } ?? [] }

    /// Closes the window, if it belongs to an app.
    package func dismiss() { dismissWindows(nil) }

    /// The number on the app's icon that the window has set; zero for none.
    package private(set) var badge = 0

    /// Sets the number on the app's icon, in hosts that can.
    package func showBadge(_ count: Int) {
        badge = count
        host?.surface?.showBadge(count)
    }

    /// Brings the window to the front, in hosts that can.
    package func raise() { host?.surface?.raise() }

    /// Runs an action now, or after the update if a body is running: windows open and close between updates.
    private func afterBodies(_ action: @escaping () -> Void) {
        guard let tree = host?.tree else { return }
        if tree.graph.reader == nil {
            action()
        } else {
            tree.afterUpdate(action)
        }
    }

    /// False if the window's clipboard must not be shared in the process.
    package var keepsCopies: Bool { host?.app?.app.keepsCopies ?? true }
}
