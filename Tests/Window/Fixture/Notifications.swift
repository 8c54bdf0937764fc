import SwiftUI
import UmweltUserNotifications

/// A notification with a button, which is shown at once. It prints the user's response.
struct Notifications: View {
    @State private var delegate = PrintingDelegate()
    private let center = UNUserNotificationCenter.current()

    var body: some View {
        Text("Notifications").task {
            center.delegate = delegate
            let again = UNNotificationAction(identifier: "again", title: "Again")
            center.setNotificationCategories([
                UNNotificationCategory(identifier: "timer", actions: [again], intentIdentifiers: [])
            ])
            guard (try? await center.requestAuthorization(options: [.alert, .badge])) == true else { return }
            try? await center.setBadgeCount(3)
            print("granted")
            for name in ["tea", "egg"] {
                let content = UNMutableNotificationContent()
                content.title = name
                content.body = "1 < 2"
                content.categoryIdentifier = "timer"
                try? await center.add(UNNotificationRequest(identifier: name, content: content, trigger: nil))
            }
        }
    }
}

private final class PrintingDelegate: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [.banner, .list] }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        print("\(response.notification.request.identifier) \(response.actionIdentifier)")
        if response.actionIdentifier == "again" { center.removeAllDeliveredNotifications() }
    }
}
