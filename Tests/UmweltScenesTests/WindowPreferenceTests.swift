import SwiftUI
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltCore
@testable import UmweltScenes

private struct TitledApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack { Text("Content").navigationTitle("Books").preferredColorScheme(.dark) }
        }
    }
}

@MainActor @Suite("The preferences of windows")
struct WindowPreferenceTests {
    @Test("A window reads its own preferences, and the app is not asked to: it would ask all of its windows")
    func own() throws {
        let app = AppHost(TitledApp(), typeSetter: FixedMetrics())
        let windows = try (0..<2).map { _ in try #require(app.openWindow()) }
        for window in windows {
            #expect(window.title == "Books")
            #expect(window.root.preferredColorScheme.value == .dark)
            #expect(window.root.passFlags.contains(.hasPreferences))
            var outer = window.root.parent
            while let element = outer {
                #expect(!element.passFlags.contains(.hasPreferences))
                outer = element.parent
            }
        }
    }
}
