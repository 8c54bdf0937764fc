import Foundation

extension ViewHost: SystemActions {
    package func open(_ url: URL, answer: @escaping @MainActor (Bool) -> Void) {
        if let surface { surface.open(url, completion: answer) } else { answer(false) }
    }

    package func showWindow(_ search: WindowSearch) {
        afterBodies { [weak self] in
            guard let self else { return }
            if let app {
                app.app.open(search, from: self)
            } else {
                Log.views.warning("A view asks for another window: it is in no app.")
            }
        }
    }

    package var awaitedURLs: AwaitedURLs { tree.awaitedURLs }

    package var valueScenes: [AppWindows.ValueScene] {
        app?.app.scenes.compactMap { scene in
            scene.valueType.map { AppWindows.ValueScene(id: scene.id, valueType: $0) }
        } ?? []
    }

    package var canOpenWindows: Bool { app?.app.onOpenWindow != nil && traits.supportsMultipleWindows }

    package func dismissWindows(_ search: WindowSearch?) {
        afterBodies { [weak self] in
            guard let self, let app else { return }
            if let search {
                app.app.dismiss(search)
            } else if !isClosed {
                app.app.dismiss(self)
            }
        }
    }

    /// The open windows of the app that the window belongs to, the oldest first; the window alone if it belongs to none.
    package var appWindows: [ViewHost] { app?.app.openWindows ?? [self] }

    /// Closes the window, if it belongs to an app.
    package func dismiss() { dismissWindows(nil) }

    /// Brings the window to the front, in hosts that can.
    package func raise() { surface?.raise() }

    /// Runs an action now, or after the update if a body is running: windows open and close between updates.
    private func afterBodies(_ action: @escaping () -> Void) {
        if tree.graph.reader == nil {
            action()
        } else {
            tree.afterUpdate(action)
        }
    }
}
