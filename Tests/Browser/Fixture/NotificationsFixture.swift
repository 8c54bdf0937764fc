import SwiftUI
import UmweltUserNotifications

/// Notifications that are scheduled, shown while the app is active, opened, dismissed and removed.
struct NotificationsFixture: View {
    @State private var log = "Idle"
    @State private var delegate: NotificationLog?
    private let center = UNUserNotificationCenter.current()

    var body: some View {
        VStack(spacing: 12) {
            Text("Notifications")
            Text(log)
            Button("Ask") {
                Task { log = try await center.requestAuthorization(options: [.alert]) ? "Granted" : "Refused" }
            }
            Button("Brew") { schedule() }
            Button("Time") { schedule(category: "timer") }
            Button("Remove") { center.removeAllDeliveredNotifications() }
        }
        .padding()
        .onAppear {
            let delegate = NotificationLog { log = $0 }
            center.delegate = delegate
            self.delegate = delegate
        }
    }

    private func schedule(category: String = "") {
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        content.subtitle = "Green"
        content.body = "It is ready."
        content.badge = 2
        content.categoryIdentifier = category
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 0.1, repeats: false)
        let again = UNNotificationAction(identifier: "again", title: "Again")
        center.setNotificationCategories([
            UNNotificationCategory(identifier: "", actions: [], intentIdentifiers: [], options: .customDismissAction),
            UNNotificationCategory(identifier: "timer", actions: [again], intentIdentifiers: []),
        ])
        center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
    }
}

private final class NotificationLog: NSObject, UNUserNotificationCenterDelegate {
    private let write: @MainActor (String) -> Void

    init(_ write: @escaping @MainActor (String) -> Void) { self.write = write }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [.banner, .list, .badge] }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        switch response.actionIdentifier {
        case UNNotificationDefaultActionIdentifier: await write("Opened")
        case UNNotificationDismissActionIdentifier: await write("Dismissed")
        case let action: await write("Action \(action)")
        }
    }
}
