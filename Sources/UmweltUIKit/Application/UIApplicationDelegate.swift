import Foundation
import Umwelt

/// An object that follows the life of the app.
///
/// ```swift
/// class AppDelegate: NSObject, UIApplicationDelegate {
///     func application(
///         _ application: UIApplication,
///         didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
///     ) -> Bool {
///         Analytics.begin()
///         return true
///     }
/// }
/// ```
///
/// A delegate may implement methods of Apple's protocol that are missing here; they are not called, because their
/// events, such as remote notifications, do not exist here.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The app's window, if it has no scenes; nil for none.
    var window: UIWindow? { get set }

    /// Called before the app starts.
    ///
    /// - Parameters:
    ///   - application: The app.
    ///   - launchOptions: The reasons for the launch by their keys; nil for none.
    /// - Returns: False for an unsupported URL; there is none here, so it has no effect.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when the app starts, before its first window is shown.
    ///
    /// - Parameter launchOptions: The reasons for the launch; nil, because the app is started as a program.
    /// - Returns: False for an unsupported URL; there is none here, so it has no effect.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when the app starts, after the method with options.
    ///
    /// - Parameter application: The app.
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// Called when a window of the app is about to become visible, when none was.
    ///
    /// - Parameter application: The app.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Called when the user works with the app.
    ///
    /// - Parameter application: The app.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Called when the app becomes inactive.
    ///
    /// - Parameter application: The app.
    func applicationWillResignActive(_ application: UIApplication)

    /// Called when no window of the app is visible any more.
    ///
    /// - Parameter application: The app.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Returns the configuration of a new window, with the class of its delegate.
    ///
    /// Called for each window of an app whose `@main` is this delegate. By default the class `SceneDelegate` of the
    /// app's module, if any, creates the window.
    ///
    /// - Parameters:
    ///   - application: The app.
    ///   - connectingSceneSession: The session of the new window.
    ///   - options: The reasons for the new window.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
    /// Nil: the delegate has no window.
    public var window: UIWindow? {
        get { nil }
        // Of a delegate without the property nothing is kept.
        set {}
    }

    /// True.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// True.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Does nothing.
    ///
    /// - Parameter application: The app.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}

    /// Does nothing.
    ///
    /// - Parameter application: The app.
    public func applicationWillEnterForeground(_ application: UIApplication) {}

    /// Does nothing.
    ///
    /// - Parameter application: The app.
    public func applicationDidBecomeActive(_ application: UIApplication) {}

    /// Does nothing.
    ///
    /// - Parameter application: The app.
    public func applicationWillResignActive(_ application: UIApplication) {}

    /// Does nothing.
    ///
    /// - Parameter application: The app.
    public func applicationDidEnterBackground(_ application: UIApplication) {}

    /// The session's own configuration.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }

    /// Notifies the delegate of the launch.
    func launch(_ application: UIApplication) {
        _ = self.application(application, willFinishLaunchingWithOptions: nil)
        _ = self.application(application, didFinishLaunchingWithOptions: nil)
        applicationDidFinishLaunching(application)
    }
}

extension UIApplication {
    /// A reason for the launch of an app.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the reason.
        public let rawValue: String

        /// Makes a reason of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A URL that the app opens.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")

        /// A remote notification.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")

        /// A shortcut of the app's icon.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }
}
