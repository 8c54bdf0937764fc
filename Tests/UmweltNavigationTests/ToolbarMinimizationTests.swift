import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls
import UmweltNavigation

@MainActor @Suite("Bars that disappear while content is scrolled")
struct ToolbarMinimizationTests {
    private struct Page: View {
        var behavior = ToolbarMinimizationBehavior.onScrollDown
        var restoration = ToolbarMinimizationRestoration.automatic
        var adjustment = ToolbarMinimizationSafeAreaAdjustment.automatic

        var body: some View {
            NavigationStack {
                ScrollView { Color.clear.frame(height: 3000) }
                    .safeAreaInset(edge: .top, spacing: 0) { Text("Below").frame(height: 30) }
                    .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .toolbar { Button("Edit") {} }
                    .toolbarMinimizationBehavior(behavior, for: .navigationBar)
                    .toolbarMinimizationRestoration(restoration, for: .navigationBar)
                    .toolbarMinimizationSafeAreaAdjustment(adjustment, for: .navigationBar)
            }
        }
    }

    private func scroll(_ host: TestHost, to y: CGFloat) {
        host.scroll(to: CGPoint(x: 0, y: y))
        host.waitUntilIdle()
    }

    private func hasBar(_ host: TestHost) throws -> Bool {
        let edit = try #require(host.presentation(of: "Edit"))
        let isHere = edit.frame.minY >= 0
        #expect(edit.opacity == (isHere ? 1 : 0))
        return isHere
    }

    @Test("A bar disappears as content is scrolled down, and appears as it is scrolled up")
    func down() throws {
        let host = show(390, 600) { Page() }
        #expect(try hasBar(host))
        scroll(host, to: 100)
        #expect(try !hasBar(host))
        scroll(host, to: 60)
        #expect(try hasBar(host))
        scroll(host, to: 200)
        scroll(host, to: 0)
        #expect(try hasBar(host))
    }

    @Test("A bar may disappear as content is scrolled up")
    func up() throws {
        let host = show(390, 600) { Page(behavior: .onScrollUp) }
        scroll(host, to: 200)
        #expect(try hasBar(host))
        scroll(host, to: 100)
        #expect(try !hasBar(host))
        scroll(host, to: 0)
        #expect(try hasBar(host))
    }

    @Test("A bar that appears at the edge stays away until the content is there")
    func edge() throws {
        let host = show(390, 600) { Page(restoration: .atScrollEdge) }
        scroll(host, to: 300)
        scroll(host, to: 100)
        #expect(try !hasBar(host))
        scroll(host, to: 0)
        #expect(try hasBar(host))
    }

    @Test("Bars stay that never disappear", arguments: [ToolbarMinimizationBehavior.automatic, .never])
    func never(behavior: ToolbarMinimizationBehavior) throws {
        let host = show(390, 600) { Page(behavior: behavior) }
        scroll(host, to: 200)
        #expect(try hasBar(host))
    }

    @Test("What is below the bar moves up with it, unless the safe area is to stay")
    func safeArea() throws {
        let host = show(390, 600) { Page() }
        let start = try #require(host.presentation(of: "Below")).frame.minY
        scroll(host, to: 100)
        #expect(try #require(host.presentation(of: "Below")).frame.minY == start - 44)
        let fixed = show(390, 600) { Page(adjustment: .disabled) }
        scroll(fixed, to: 100)
        #expect(try #require(fixed.presentation(of: "Below")).frame.minY == start)
    }
}
