import Foundation
import Umwelt

/// The app of an `@main` delegate: the delegates create its windows.
package struct DelegateApp<Delegate: NSObject & UIApplicationDelegate>: App {
    package init() { _ = UIApplication.shared.installDelegate(Delegate.self) }

    package var body: some Scene {
        WindowGroup { DelegateWindow() }
    }
}

/// The content of a window that delegates make.
private struct DelegateWindow: View, SystemView {
    @State private var connection = SceneConnection()
    @Environment(\.scenePhase) private var phase

    var body: some View {
        let window = connection.window
        Group {
            if let controller = window?.content.controller { controller.hostedView }
        }
        .tint(window?.content.tint.map { Color(uiColor: $0) })
        .onChange(of: phase, initial: true) { connection.move(to: phase) }
        .onDisappear { connection.end() }
    }
}

/// The connection of a window to its delegate.
@MainActor
private final class SceneConnection {
    private var delegate: (any UISceneDelegate)?
    private var scene: UIWindowScene?
    private var isMade = false
    private var phase = ScenePhase.background

    /// The window created by the delegates, at the first access; nil if they have created none.
    var window: UIWindow? {
        if !isMade {
            isMade = true
            make()
        }
        let made = (delegate as? any UIWindowSceneDelegate)?.window ?? scene?.made.last
        return made ?? UIApplication.shared.delegate?.window ?? UIWindow.withoutScene.last
    }

    private func make() {
        let app = UIApplication.shared
        guard let host = OpenWindows.current, let appDelegate = app.delegate else { return }
        let scene = app.scene(of: host)
        self.scene = scene
        let options = UIScene.ConnectionOptions()
        let configuration = appDelegate.application(
            app, configurationForConnecting: scene.session, options: options)
        scene.session.configuration = configuration
        let module = String(reflecting: type(of: appDelegate)).prefix { $0 != "." }
        let found: AnyClass? = configuration.delegateClass ?? NSClassFromString("\(module).SceneDelegate")
        guard let type = found as? NSObject.Type,
            let delegate = ObjectOfClass.make(type) as? any UISceneDelegate
        else { return }
        self.delegate = delegate
        scene.delegate = delegate
        delegate.scene(scene, willConnectTo: scene.session, options: options)
        if window?.rootViewController == nil {
            Log.views.error("\(type) has made no window with a root view controller: nothing shows.")
        }
    }

    /// Notifies the delegate of all phases between the last and a new one.
    func move(to new: ScenePhase) {
        guard let scene else { return }
        while phase < new {
            phase = phase == .background ? .inactive : .active
            if phase == .inactive { delegate?.sceneWillEnterForeground(scene) }
            if phase == .active { delegate?.sceneDidBecomeActive(scene) }
        }
        while phase > new {
            phase = phase == .active ? .inactive : .background
            if phase == .inactive { delegate?.sceneWillResignActive(scene) }
            if phase == .background { delegate?.sceneDidEnterBackground(scene) }
        }
    }

    func end() {
        if let scene { delegate?.sceneDidDisconnect(scene) }
    }
}
