import Foundation

/// The notifications of an app's life, under UIKit's names.
package enum AppNotification {
    /// The app has begun.
    package static let didFinishLaunching = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    /// A window of the app is about to become visible, and none was.
    package static let willEnterForeground = Notification.Name("UIApplicationWillEnterForegroundNotification")
    /// The user works with the app.
    package static let didBecomeActive = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// The app is about to become inactive.
    package static let willResignActive = Notification.Name("UIApplicationWillResignActiveNotification")
    /// No window of the app is visible any more.
    package static let didEnterBackground = Notification.Name("UIApplicationDidEnterBackgroundNotification")
}

/// The lifecycle of an app as notifications, posted when the phase of its scenes changes.
final class AppLifeCycle {
    private var phase = ScenePhase.background

    /// Moves to a phase through all that are between.
    func move(to new: ScenePhase) {
        while phase < new { enter(phase == .background ? .inactive : .active) }
        while phase > new { enter(phase == .active ? .inactive : .background) }
    }

    private func enter(_ new: ScenePhase) {
        let name =
            switch (phase, new) {
            case (_, .active): AppNotification.didBecomeActive
            case (_, .background): AppNotification.didEnterBackground
            case (.background, _): AppNotification.willEnterForeground
            default: AppNotification.willResignActive
            }
        phase = new
        NotificationCenter.default.post(name: name, object: nil)
    }
}
