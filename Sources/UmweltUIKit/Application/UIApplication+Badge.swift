import Umwelt

extension UIApplication {
    /// The number on the app's icon: that of an installed web app, or of a desktop with such numbers; zero for none.
    @available(*, deprecated, message: "Use setBadgeCount(_:) of UNUserNotificationCenter.")
    public var applicationIconBadgeNumber: Int {
        get { OpenWindows.current?.system.badge ?? 0 }
        set { OpenWindows.current?.system.showBadge(max(newValue, 0)) }
    }
}
