/// What a window is to its app.
@MainActor
final class AppWindow {
    /// The app lives as long as one of its windows.
    let app: AppHost
    let scene: any WindowPresenter
    let value: WindowValue?

    /// Who has asked for the window first; nil if no view has.
    let origin: WindowRequest.Origin?

    init(app: AppHost, scene: any WindowPresenter, value: WindowValue?, origin: WindowRequest.Origin?) {
        self.app = app
        self.scene = scene
        self.value = value
        self.origin = origin
    }

    /// Whether the window is one of those that a view means.
    func isMeant(by search: WindowSearch) -> Bool {
        guard search.matches(scene) else { return false }
        guard let wanted = search.value else { return true }
        return value?.isEqual(to: wanted) ?? false
    }
}
