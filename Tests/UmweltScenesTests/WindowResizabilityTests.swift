import SwiftUI
import Testing
import UmweltTesting

import Umwelt

@MainActor @Suite("The size of windows by their content")
struct WindowResizabilityTests {
    private struct Sample: App {
        let rule: WindowResizability

        init() { self.init(.automatic) }
        init(_ rule: WindowResizability) { self.rule = rule }

        var body: some Scene {
            WindowGroup { Color.red.frame(minWidth: 200, maxWidth: 300, minHeight: 50, maxHeight: 80) }
                .windowResizability(rule)
                .restorationBehavior(.automatic)
        }
    }

    @Test("The scene's resizability limits a window to the smallest and largest size of its content")
    func rules() throws {
        let small = CGSize(width: 100, height: 100)
        let large = CGSize(width: 500, height: 60)
        let rules: [(WindowResizability, CGSize, CGSize)] = [
            (.automatic, small, small), (.automatic, large, large),
            (.contentMinSize, small, CGSize(width: 200, height: 100)), (.contentMinSize, large, large),
            (.contentSize, small, CGSize(width: 200, height: 80)),
            (.contentSize, large, CGSize(width: 300, height: 60)),
        ]
        for (rule, size, expected) in rules {
            let app = AppHost(Sample(rule), typeSetter: FixedMetrics())
            let window = try #require(app.openWindow(traits: HostTraits(), proposedSize: ProposedViewSize(size)))
            #expect(window.system.resizable(size) == expected)
        }
    }
}
