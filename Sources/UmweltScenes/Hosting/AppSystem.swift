import Foundation

/// The system for the app itself and its scenes: the actions of `@Environment` properties of an `App`, performed by the
/// frontmost window.
@MainActor
final class AppSystem: SystemActions {
    /// The app's host; nil until it has started the app.
    weak var host: AppHost?

    /// The tree of the app and its windows, which lives as long as its host.
    private unowned let tree: ViewTree

    init(tree: ViewTree) { self.tree = tree }

    /// The frontmost window: the last active one, or else the last one.
    private var front: ViewHost? {
        let windows = host?.openWindows ?? []
        return windows.last { $0.traits.scenePhase == .active } ?? windows.last
    }

    func open(_ url: URL, answer: @escaping @MainActor (Bool) -> Void) {
        guard let front else {
            Log.views.warning("The app opens \(url) while it has no window: open it from a view.")
            return answer(false)
        }
        front.system.open(url, answer: answer)
    }

    func showWindow(_ search: WindowSearch) {
        guard let front else {
            Log.views.warning("The app opens a window while it has none: open it from a view.")
            return
        }
        front.system.showWindow(search)
    }

    var pendingURLs: PendingURLs { tree.pendingURLs }

    var valueScenes: [AppWindows.ValueScene] { front?.system.valueScenes ?? [] }

    var canOpenWindows: Bool { front?.system.canOpenWindows ?? false }

    func dismissWindows(_ search: WindowSearch?) { front?.system.dismissWindows(search) }
}
