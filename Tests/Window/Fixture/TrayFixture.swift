import SwiftUI

/// An app in the tray: an item with a menu, and one with a window. It prints what happens.
struct TrayFixture: App {
    @State private var count = 0
    @State private var isQuiet = false
    @State private var isInserted = true

    var body: some Scene {
        MenuBarExtra("Whales", systemImage: "star", isInserted: $isInserted) {
            Button("Count \(count)") {
                count += 1
                print("count \(count)")
            }
            Toggle("Quiet", isOn: $isQuiet)
            Divider()
            Menu("More") { Button("Hide") { isInserted = false } }
            Text("Nothing new")
        }
        MenuBarExtra("Panel", systemImage: "gear") {
            Text("In the panel").frame(width: 200, height: 100).onAppear { print("panel") }
        }
        .menuBarExtraStyle(.window)
    }
}
