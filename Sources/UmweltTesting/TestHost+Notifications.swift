import Umwelt

/// The notifications of a test's window, and its user's decisions about them.
struct TestNotifications {
    var permission = HostNotification.Permission.allowed
    var badge = 0
    var shown: [(notification: HostNotification, completion: @MainActor (HostNotification.Response) -> Void)] = []
}

extension TestHost {
    /// The user's permission to show notifications. Initially they are allowed; `.undecided` stands for a user who
    /// refuses when asked.
    public var notificationPermission: HostNotification.Permission {
        get { surface.notifications.permission }
        set { surface.notifications.permission = newValue }
    }

    /// The notifications that the window's app shows, the oldest first.
    ///
    /// ```swift
    /// #expect(host.notifications.map(\.title) == ["Tea is ready"])
    /// ```
    public var notifications: [HostNotification] { surface.notifications.shown.map(\.notification) }

    /// The number on the app's icon; zero for none.
    public var badge: Int { surface.notifications.badge }

    /// Responds to a notification as the user does, which removes the notification.
    ///
    /// - Parameters:
    ///   - id: The identifier of the notification.
    ///   - response: The response.
    /// - Returns: False if the notification is not shown.
    @discardableResult
    public func respond(toNotification id: String, _ response: HostNotification.Response = .opened) -> Bool {
        guard let index = surface.notifications.shown.firstIndex(where: { $0.notification.id == id }) else {
            return false
        }
        surface.notifications.shown.remove(at: index).completion(response)
        host.update()
        return true
    }
}

extension TestSurface {
    func requestNotifications(
        asking: Bool, completion: @escaping @MainActor (HostNotification.Permission) -> Void
    ) {
        if asking, notifications.permission == .undecided { notifications.permission = .denied }
        completion(notifications.permission)
    }

    func show(
        _ notification: HostNotification, completion: @escaping @MainActor (HostNotification.Response) -> Void
    ) -> Bool {
        removeNotifications([notification.id])
        notifications.shown.append((notification, completion))
        return true
    }

    func removeNotifications(_ ids: [String]) {
        notifications.shown.removeAll { ids.contains($0.notification.id) }
    }

    func showBadge(_ count: Int) { notifications.badge = count }
}
