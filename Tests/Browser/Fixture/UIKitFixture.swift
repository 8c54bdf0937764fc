import SwiftUI

/// UIKit's names at work in the browser.
struct UIKitFixture: View {
    var body: some View {
        VStack(spacing: 16) {
            Text("UIKit")
            Text("\(Int(UIScreen.main.bounds.width)) wide")
            Button("Copy") { UIPasteboard.general.string = "copied “text”" }
            Button("Stay awake") { UIApplication.shared.isIdleTimerDisabled.toggle() }
            Button("Announce") { UIAccessibility.post(notification: .announcement, argument: "Saved") }
            Text(UIApplication.shared.canOpenURL(URL(filePath: "/etc/passwd")) ? "opens files" : "opens no files")
        }
    }
}
