/// The relation of a window to its app.
@MainActor
final class AppWindow {
    /// Strong, so that the app lives as long as one of its windows.
    let app: AppHost
    let scene: any WindowPresenter
    let value: WindowValue?

    /// The origin of the first request for the window; nil if no view has requested it.
    let origin: WindowRequest.Origin?

    init(app: AppHost, scene: any WindowPresenter, value: WindowValue?, origin: WindowRequest.Origin?) {
        self.app = app
        self.scene = scene
        self.value = value
        self.origin = origin
    }

    /// Returns true if a view's search matches the window.
    func isMeant(by search: WindowSearch) -> Bool {
        guard search.matches(scene) else { return false }
        guard let wanted = search.value else { return true }
        return value?.isEqual(to: wanted) ?? false
    }
}
