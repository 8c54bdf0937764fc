import Foundation

/// An object that makes a scene's window, and follows its life.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called to create a window for a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - session: The session of the scene.
    ///   - connectionOptions: The reasons for the new window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

    /// Called when the scene's window is closed.
    ///
    /// - Parameter scene: The scene.
    func sceneDidDisconnect(_ scene: UIScene)

    /// Called when the scene's window is about to become visible.
    ///
    /// - Parameter scene: The scene.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// Called when the user works with the scene's window.
    ///
    /// - Parameter scene: The scene.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// Called when the scene's window becomes inactive.
    ///
    /// - Parameter scene: The scene.
    func sceneWillResignActive(_ scene: UIScene)

    /// Called when the scene's window is not visible any more.
    ///
    /// - Parameter scene: The scene.
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}

    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// An object that makes the window of a scene.
///
/// ```swift
/// class SceneDelegate: UIResponder, UIWindowSceneDelegate {
///     var window: UIWindow?
///
///     func scene(
///         _ scene: UIScene, willConnectTo session: UISceneSession,
///         options connectionOptions: UIScene.ConnectionOptions
///     ) {
///         guard let windowScene = scene as? UIWindowScene else { return }
///         let window = UIWindow(windowScene: windowScene)
///         window.rootViewController = UIHostingController(rootView: ContentView())
///         self.window = window
///         window.makeKeyAndVisible()
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window of the scene; nil for none.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// The default for delegates without a `window`: nil. Setting it has no effect.
    public var window: UIWindow? {
        get { nil }
        // Of a delegate without the property nothing is kept.
        set {}
    }
}
