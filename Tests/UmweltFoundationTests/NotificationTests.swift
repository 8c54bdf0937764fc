import Foundation
import SwiftUI
import Testing
import Umwelt
import UmweltTesting
import UmweltUserNotifications

@Suite("UserNotifications in a window") @MainActor struct NotificationTests {
    private let host: TestHost
    private let clock = SteppedClock(start: Date(timeIntervalSinceReferenceDate: 0))
    private let center: UNUserNotificationCenter

    init() {
        host = TestHost { Text("Tea") }
        host.traits.scenePhase = .background
        center = UNUserNotificationCenter(clock: clock, window: host.host)
    }

    private func content(_ title: String, category: String = "") -> UNNotificationContent {
        let content = UNMutableNotificationContent()
        content.title = title
        content.sound = .default
        content.categoryIdentifier = category
        return content
    }

    private func request(
        _ id: String, in seconds: TimeInterval? = nil, repeats: Bool = false, category: String = ""
    ) -> UNNotificationRequest {
        let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats) }
        return UNNotificationRequest(identifier: id, content: content(id, category: category), trigger: trigger)
    }

    @Test("The user is asked once, and the settings tell the decision")
    func permission() async throws {
        host.notificationPermission = .undecided
        #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
        #expect(try await center.requestAuthorization(options: [.alert, .sound]) == false)
        #expect(await center.notificationSettings().authorizationStatus == .denied)
        #expect(await center.notificationSettings().alertSetting == .disabled)
        host.notificationPermission = .allowed
        let isGranted = await withCheckedContinuation { continuation in
            center.requestAuthorization { isGranted, error in
                continuation.resume(returning: isGranted && error == nil)
            }
        }
        #expect(isGranted)
        #expect(await center.notificationSettings().alertSetting == .enabled)
    }

    @Test("A notification is shown at its time, and can be opened")
    func interval() async throws {
        let delegate = Delegate()
        center.delegate = delegate
        try await center.add(request("tea", in: 180))
        #expect(host.host.system.pendingNotifications == 1)
        clock.advance(by: 179)
        #expect(host.notifications.isEmpty)
        clock.advance(by: 1)
        #expect(host.notifications == [HostNotification(id: "tea", title: "tea")])
        #expect(host.host.system.pendingNotifications == 0)
        #expect(await center.pendingNotificationRequests().isEmpty)
        let delivered = await center.deliveredNotifications()
        #expect(delivered.map(\.date.timeIntervalSinceReferenceDate) == [180])
        host.respond(toNotification: "tea")
        #expect(delegate.actions == ["tea: \(UNNotificationDefaultActionIdentifier)"])
        #expect(await center.deliveredNotifications().isEmpty)
    }

    @Test("A repeated trigger delivers at each of its times, until its request is removed")
    func repetition() async throws {
        try await center.add(request("water", in: 60, repeats: true))
        for minute in 1...3 {
            clock.advance(by: 60)
            #expect(host.notifications.count == 1, "replaced by the same identifier")
            let dates = await center.deliveredNotifications().map(\.date.timeIntervalSinceReferenceDate)
            #expect(dates == [Double(minute) * 60])
        }
        center.removeAllPendingNotificationRequests()
        center.removeAllDeliveredNotifications()
        #expect(host.notifications.isEmpty)
        clock.advance(by: 120)
        #expect(host.notifications.isEmpty)
        #expect(host.host.system.pendingNotifications == 0)
    }

    @Test("A calendar trigger is delivered on each matching date, in its time zone, and fails if there is none")
    func calendar() async throws {
        var components = DateComponents(hour: 8)
        components.calendar = Calendar(identifier: .gregorian)
        components.timeZone = TimeZone(secondsFromGMT: 3_600)
        let daily = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
        try await center.add(UNNotificationRequest(identifier: "daily", content: content("Up"), trigger: daily))
        clock.advance(by: 7 * 3_600 - 1)
        #expect(host.notifications.isEmpty)
        clock.advance(by: 1)
        #expect(host.notifications.map(\.title) == ["Up"])
        host.respond(toNotification: "daily", .dismissed)
        clock.advance(by: 24 * 3_600)
        #expect(host.notifications.map(\.title) == ["Up"])
        let never = UNCalendarNotificationTrigger(dateMatching: DateComponents(year: 1999), repeats: false)
        let request = UNNotificationRequest(identifier: "never", content: content(""), trigger: never)
        await #expect(throws: UNError.self) { try await center.add(request) }
    }

    @Test("Requests wait, replace each other by their identifiers, and can be removed")
    func requests() async throws {
        try await center.add(request("a", in: 3_600))
        try await center.add(request("b", in: 3_600))
        try await center.add(request("a", in: 7_200))
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["b", "a"])
        center.removePendingNotificationRequests(withIdentifiers: ["b"])
        #expect(await center.pendingNotificationRequests().map(\.content.title) == ["a"])
        clock.advance(by: 3_600)
        #expect(host.notifications.isEmpty)
    }

    @Test("A request has a copy of its content")
    func copy() {
        let content = UNMutableNotificationContent()
        content.body = "before"
        let request = UNNotificationRequest(identifier: "now", content: content, trigger: nil)
        content.body = "after"
        #expect(request.content.body == "before")
    }

    @Test("Without permission nothing is shown")
    func denied() async throws {
        host.notificationPermission = .denied
        try await center.add(request("tea"))
        #expect(host.notifications.isEmpty)
        #expect(await center.deliveredNotifications().isEmpty)
        await #expect(throws: UNError.self) { try await center.setBadgeCount(1) }
    }

    @Test("A category has actions, of which the delegate is notified; text fields are left out")
    func actions() async throws {
        let delegate = Delegate()
        center.delegate = delegate
        let actions = [
            UNNotificationAction(identifier: "more", title: "Five more minutes"),
            UNTextInputNotificationAction(
                identifier: "text", title: "Answer", textInputButtonTitle: "Send", textInputPlaceholder: ""),
        ]
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: "timer", actions: actions, intentIdentifiers: [], options: .customDismissAction)
        ])
        try await center.add(request("tea", category: "timer"))
        #expect(
            host.notifications.map(\.actions) == [[HostNotification.Action(id: "more", title: "Five more minutes")]])
        host.respond(toNotification: "tea", .action("more"))
        try await center.add(request("egg", category: "timer"))
        host.respond(toNotification: "egg", .dismissed)
        #expect(delegate.actions == ["tea: more", "egg: \(UNNotificationDismissActionIdentifier)"])
    }

    @Test("While the app is active, its delegate decides how a notification is presented")
    func foreground() async throws {
        host.traits.scenePhase = .active
        try await center.add(request("alone"))
        #expect(host.notifications.isEmpty)
        let delegate = Delegate()
        center.delegate = delegate
        delegate.presentation = [.list]
        try await center.add(request("listed"))
        #expect(host.notifications.isEmpty)
        #expect(await center.deliveredNotifications().map(\.request.identifier) == ["listed"])
        delegate.presentation = [.banner]
        try await center.add(request("shown"))
        #expect(host.notifications == [HostNotification(id: "shown", title: "shown", isSilent: true)])
    }

    @Test("A badge is set by the app or by a notification")
    func badge() async throws {
        try await center.setBadgeCount(3)
        #expect(host.badge == 3)
        await #expect(throws: UNError.self) { try await center.setBadgeCount(-1) }
        let content = UNMutableNotificationContent()
        content.badge = 7
        try await center.add(UNNotificationRequest(identifier: "seven", content: content, trigger: nil))
        #expect(host.badge == 7)
    }
}

private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
    var presentation: UNNotificationPresentationOptions = []
    private(set) var actions: [String] = []

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler(presentation) }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        actions.append("\(response.notification.request.identifier): \(response.actionIdentifier)")
        completionHandler()
    }
}
