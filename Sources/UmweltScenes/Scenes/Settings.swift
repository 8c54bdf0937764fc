/// A scene with the app's settings, in at most one window.
///
/// ```swift
/// var body: some Scene {
///     WindowGroup { Library() }
///     Settings { SettingsForm() }
/// }
/// ```
///
/// ``EnvironmentValues/openSettings`` and `SettingsLink` open it, in the browser in another tab.
public nonisolated struct Settings<Content: View>: WindowScene {
    package let windows: WindowTemplate<Content>

    /// Makes the scene.
    ///
    /// - Parameter content: The view in the window of settings.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        let content = content()
        windows = WindowTemplate(id: settingsWindowID, title: Text("Settings"), isSingle: true) { _ in content }
    }
}

/// The reserved identifier of the settings window.
private let settingsWindowID = "\u{0}settings"

/// The action that opens the window of the app's settings.
@preconcurrency @MainActor
public struct OpenSettingsAction {
    private nonisolated let openWindow: OpenWindowAction

    nonisolated init(openWindow: OpenWindowAction) { self.openWindow = openWindow }

    /// Opens the window of ``Settings``, or brings it to the front.
    public func callAsFunction() { openWindow(id: settingsWindowID) }
}

extension EnvironmentValues {
    /// The action that opens the window of the app's settings. Where the host shows one window only, or the app has no
    /// scene with settings, a line is logged.
    ///
    /// `SettingsLink` runs it.
    public var openSettings: OpenSettingsAction { OpenSettingsAction(openWindow: openWindow) }
}

extension WindowSystem {
    /// Opens the window of the app's settings, for a host's key or menu. Returns false if the app has no settings.
    package func openSettings() -> Bool {
        guard hasSettings, let host, let app = host.app else { return false }
        app.app.open(WindowSearch(id: settingsWindowID), from: host)
        return true
    }

    /// True if the app has a scene with settings.
    package var hasSettings: Bool { host?.app?.app.scenes.contains { $0.id == settingsWindowID } ?? false }
}
