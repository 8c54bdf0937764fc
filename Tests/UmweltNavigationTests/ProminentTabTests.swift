import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltNavigation

@MainActor @Suite("The prominent tab")
struct ProminentTabTests {
    private struct Page: View {
        var hasSecond = false

        var body: some View {
            TabView {
                Tab("Events", systemImage: "calendar") { Text("Event") }
                Tab("Cart", systemImage: "cart", role: .prominent) { Text("Nothing bought") }
                if hasSecond { Tab("Gifts", systemImage: "gift", role: .prominent) { Text("Gift") } }
                Tab("Fun", systemImage: "star") { Text("Game") }
            }
            .tint(.red)
        }
    }

    private func fills(_ host: TestHost) -> Int {
        let red = Color.red.resolve(in: EnvironmentValues())
        return host.displayList.leaves.count { item in
            if case .fill(let path, .color(red), _, _) = item { path.boundingRect.width > 40 } else { false }
        }
    }

    @Test("It is at the end of the bar, on the tint, and is selected as the others are")
    func place() throws {
        let host = show(400, 600) { Page() }
        let (events, fun, cart) = (
            try #require(host.frame(of: "Events")), try #require(host.frame(of: "Fun")),
            try #require(host.frame(of: "Cart"))
        )
        #expect(events.maxX <= fun.minX && fun.maxX <= cart.minX)
        #expect(fills(host) == 1)
        #expect(host.tap("Cart") && host.texts.contains("Nothing bought"))
        #expect(host.tap("Fun") && host.texts.contains("Game"))
    }

    @Test("Of several tabs with the role the first stands out")
    func several() {
        let host = show(400, 600) { Page(hasSecond: true) }
        #expect(fills(host) == 1)
        #expect(host.tap("Gifts") && host.texts.contains("Gift"))
    }
}
