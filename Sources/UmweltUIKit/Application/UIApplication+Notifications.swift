import Foundation
import Umwelt

extension UIApplication {
    /// The notification that the app has begun.
    public nonisolated static var didFinishLaunchingNotification: Notification.Name {
        AppNotification.didFinishLaunching
    }

    /// The notification that a window of the app is about to become visible, when none was.
    public nonisolated static var willEnterForegroundNotification: Notification.Name {
        AppNotification.willEnterForeground
    }

    /// The notification that the user works with the app.
    public nonisolated static var didBecomeActiveNotification: Notification.Name { AppNotification.didBecomeActive }

    /// The notification that the app becomes inactive.
    public nonisolated static var willResignActiveNotification: Notification.Name {
        AppNotification.willResignActive
    }

    /// The notification that no window of the app is visible any more.
    public nonisolated static var didEnterBackgroundNotification: Notification.Name {
        AppNotification.didEnterBackground
    }

    /// The notification that the app is about to end. It is not posted: the app's process is ended from outside, like
    /// an app in the background on iOS. Save when the app resigns being active.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")

    /// The notification that memory is short. It is not posted: Linux has no memory warnings.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// The notification that the user has taken a screenshot. It is not posted: browsers do not report it.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
}
