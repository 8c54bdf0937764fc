import Foundation
import Testing
import UmweltUserNotifications

@Suite("UserNotifications without permission", .serialized) struct NotificationTests {
    private let center = UNUserNotificationCenter.current()

    private func request(_ identifier: String, in seconds: TimeInterval = 3_600) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = identifier
        content.sound = .default
        content.userInfo = ["key": 1]
        return UNNotificationRequest(
            identifier: identifier, content: content,
            trigger: UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false))
    }

    @Test("The permission is denied once it was asked for")
    func permission() async throws {
        #expect(try await center.requestAuthorization(options: [.alert, .sound]) == false)
        #expect(await center.notificationSettings().authorizationStatus == .denied)
        await withCheckedContinuation { continuation in
            center.requestAuthorization { isGranted, error in
                #expect(!isGranted && error == nil)
                continuation.resume()
            }
        }
        await #expect(throws: UNError.self) { try await center.setBadgeCount(1) }
    }

    @Test("Requests wait, replace each other by their identifiers, and can be removed")
    func requests() async throws {
        center.removeAllPendingNotificationRequests()
        try await center.add(request("a"))
        try await center.add(request("b"))
        try await center.add(request("a"))
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["b", "a"])
        center.removePendingNotificationRequests(withIdentifiers: ["b"])
        #expect(await center.pendingNotificationRequests().map(\.content.title) == ["a"])
        center.removeAllPendingNotificationRequests()
        #expect(await center.pendingNotificationRequests().isEmpty)
    }

    @Test("A request keeps its content, and waits no longer when its time has come")
    func content() async throws {
        center.removeAllPendingNotificationRequests()
        let content = UNMutableNotificationContent()
        content.body = "before"
        let now = UNNotificationRequest(identifier: "now", content: content, trigger: nil)
        content.body = "after"
        #expect(now.content.body == "before")
        try await center.add(now)
        #expect(await center.pendingNotificationRequests().isEmpty)
    }

    @Test("A calendar trigger is at the next date that matches, and fails if there is none")
    func calendar() async {
        let next = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8), repeats: true).nextTriggerDate()
        #expect(next.map { $0 > Date() } == true)
        #expect(next.map { Calendar.current.component(.hour, from: $0) } == 8)
        let never = UNCalendarNotificationTrigger(dateMatching: DateComponents(year: 1999), repeats: false)
        let request = UNNotificationRequest(identifier: "never", content: UNNotificationContent(), trigger: never)
        await #expect(throws: UNError.self) { try await center.add(request) }
    }
}
