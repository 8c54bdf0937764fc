import SwiftUI

/// Opens and closes windows.
struct WindowsFixture: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

    var body: some View {
        VStack(spacing: 16) {
            Text(supportsMultipleWindows ? "Several windows" : "One window")
            Button("Open seven") { openWindow(value: 7) }
            Button("Open settings") { openWindow(id: "settings") }
            Button("Open soon") {
                Task {
                    try? await Task.sleep(for: .milliseconds(100))
                    openWindow(value: 8)
                }
            }
            Button("Close seven") { dismissWindow(value: 7) }
            Button("Close this") { dismissWindow() }
        }
    }
}

/// The windows that the fixture opens.
struct OtherWindows: Scene {
    var body: some Scene {
        WindowGroup("Number", for: Int.self) { $number in NumberWindow(number: number ?? 0) }
        Window("Settings", id: "settings") { SettingsWindow() }.defaultSize(width: 320, height: 240)
    }
}

/// A number, and how often it was counted on.
private struct NumberWindow: View {
    let number: Int
    @State private var count = 0
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        VStack(spacing: 16) {
            Text("Number \(number)")
            Button("Count \(count)") { count += 1 }
            Button("Done") { dismissWindow() }
        }
    }
}

private struct SettingsWindow: View {
    @State private var isOn = false
    var body: some View { Button(isOn ? "On" : "Off") { isOn.toggle() } }
}
