import SwiftUI
import Testing
import Umwelt
import UmweltTesting
import UmweltUIKit

@MainActor @Suite("UIKit's clipboard and accessibility", .serialized) struct DeviceTests {
    @Test("A copied text goes to the window that is used, and can be read again") func pasteboard() throws {
        let host = TestHost { Button("Copy") { UIPasteboard.general.string = "https://a.example" } }
        host.update()
        var copied: [String] = []
        host.onCopy = { copied.append($0) }
        let count = UIPasteboard.general.changeCount
        host.tap("Copy")
        #expect(copied == ["https://a.example"])
        #expect(UIPasteboard.general.string == "https://a.example" && UIPasteboard.general.hasURLs)
        #expect(UIPasteboard.general.changeCount == count + 1)
        UIPasteboard.general.string = nil
        #expect(!UIPasteboard.general.hasStrings && copied.count == 1)
    }

    @Test("An announcement goes to the window that is used") func announcements() throws {
        let host = TestHost { Text("page") }
        host.update()
        var heard: [String] = []
        host.onAnnounce = { heard.append($0) }
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        #expect(heard == ["Saved"])
        AccessibilityNotification.Announcement("Sent").post()
        AccessibilityNotification.Announcement(AttributedString("Read")).post()
        AccessibilityNotification.LayoutChanged().post()
        AccessibilityNotification.PageScrolled("Page 2").post()
        #expect(heard == ["Saved", "Sent", "Read", "Page 2"])
    }

    @Test("Settings of accessibility are the window's, and a body that reads them follows") func settings() {
        struct Motion: View {
            var body: some View { Text(UIAccessibility.isReduceMotionEnabled ? "still" : "moving") }
        }
        let host = TestHost { Motion() }
        #expect(host.texts == ["moving"])
        var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        host.traits.accessibilityReduceMotion = true
        #expect(host.texts == ["still"] && count == 1)
    }
}
