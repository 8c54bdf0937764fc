import Foundation
import Umwelt

/// A window of the app, with its content.
///
/// ```swift
/// let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
/// let top = scene?.windows.first?.safeAreaInsets.top ?? 0
/// ```
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
    private lazy var usual = UIWindow(of: self)

    /// The windows that a delegate has made for the scene.
    var made: [UIWindow] = []

    /// The window of the scene, in a list. It is the delegate's own window where a delegate makes them.
    public var windows: [UIWindow] { made.isEmpty ? [usual] : made }

    /// The window of the scene.
    public var keyWindow: UIWindow? { windows.last }

    /// The screen.
    public var screen: UIScreen { .main }

    /// The orientation of the window, by its shape.
    public var interfaceOrientation: UIInterfaceOrientation {
        guard let size = host?.screen.size else { return .unknown }
        return size.width > size.height ? .landscapeLeft : .portrait
    }

    /// The traits of the window.
    public var traitCollection: UITraitCollection { host?.screen.traitCollection ?? UITraitCollection() }

    /// The title of the window; empty if it has none.
    public var title: String { host?.title ?? "" }

    /// The bar above the window's content.
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(scene: self) }
}

/// The system's bar above the content of a window, if there is one.
@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
    private let scene: UIWindowScene

    init(scene: UIWindowScene) { self.scene = scene }

    /// The rectangle of the bar in points: as high as the system covers of the window's top. In the browser that is
    /// nothing.
    public var statusBarFrame: CGRect {
        guard let host = scene.host else { return .zero }
        return CGRect(x: 0, y: 0, width: host.screen.size.width, height: host.screen.safeAreaInsets.top)
    }
}

/// The scenes of the windows that are open.
@MainActor
struct WindowScenes {
    private var scenes: [UIWindowScene] = []

    /// Returns the scene of a window.
    mutating func scene(of host: ViewHost) -> UIWindowScene {
        if let scene = scenes.first(where: { $0.host === host }) { return scene }
        scenes.removeAll { $0.host == nil }
        let scene = UIWindowScene(host)
        scenes.append(scene)
        return scene
    }
}

extension UIApplication {
    /// The scenes of the windows that are open.
    public var connectedScenes: Set<UIScene> { Set(OpenWindows.all.map(scene)) }

    /// The sessions of the windows that are open.
    public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

    /// The windows that are open; the one that is used is the last.
    public var windows: [UIWindow] {
        let current = OpenWindows.current
        let others = OpenWindows.all.filter { $0 !== current }
        return (others + [current].compactMap { $0 }).flatMap { scene(of: $0).windows }
    }

    /// The window that is used; nil if there is none.
    public var keyWindow: UIWindow? { OpenWindows.current.flatMap { scene(of: $0).keyWindow } }

    func scene(of host: ViewHost) -> UIWindowScene { scenes.scene(of: host) }
}
