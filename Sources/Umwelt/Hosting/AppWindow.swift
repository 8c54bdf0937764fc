/// What a window is to its app.
@MainActor
final class AppWindow {
    /// The app lives as long as one of its windows.
    let app: AppHost
    let scene: any OpensWindows
    let value: WindowValue?

    init(app: AppHost, scene: any OpensWindows, value: WindowValue?) {
        self.app = app
        self.scene = scene
        self.value = value
    }

    /// Whether the window is one of those that a view means.
    func isMeant(by search: WindowSearch) -> Bool {
        guard search.matches(scene) else { return false }
        guard let wanted = search.value else { return true }
        return value?.isEqual(to: wanted) ?? false
    }
}
