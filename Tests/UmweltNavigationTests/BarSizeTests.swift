import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Bars in safe areas") struct BarSizeTests {
    @Test("A view with a bar is as long as both and the distance between them, and as wide as the wider one")
    func size() {
        expectSizes(
            of: Color.red.safeAreaInset(edge: .top, spacing: 5) { Box("bar", 50, 20) }, zero: (50, 25),
            ideal: (50, 35), endless: (.infinity, .infinity), usual: (100, 60))
        expectSize(of: Box("a", 30, 20).safeAreaInset(edge: .leading, spacing: 0) { Box("bar", 10, 50) }, 40, 50)
        expectSize(of: Box("a", 30, 20).safeAreaInset(edge: .trailing) { Box("bar", 10, 10) }, 48, 20)
        expectSize(of: Box("a", 30, 20).safeAreaInset(edge: .bottom, spacing: -5) { Box("bar", 50, 20) }, 50, 35)
    }

    @Test("No bar takes no room, and no distance")
    func empty() {
        expectSize(of: Box("a", 30, 20).safeAreaInset(edge: .top) { EmptyView() }, 30, 20)
    }

    @Test("A bar that stretches takes all that the view can do without")
    func stretching() {
        expectSizes(
            of: Box("a", 30, 20).safeAreaInset(edge: .bottom, spacing: 0) { Color.red }, zero: (30, 20),
            ideal: (30, 30), endless: (.infinity, .infinity), usual: (100, 60))
        let host = show { Box("a", 30, 20).safeAreaInset(edge: .bottom, spacing: 10) { Filling("bar") } }
        expect(host, "a", 85, 0)
        #expect(isNear(host.room(of: "bar"), 0, 30, 200, 70))
    }

    @Test("A bar that is wider than the view is aligned with it")
    func alignment() {
        func host(_ alignment: HorizontalAlignment) -> TestHost {
            show { Box("a", 30, 20).safeAreaInset(edge: .top, alignment: alignment, spacing: 0) { Box("bar", 50, 20) } }
        }
        expect(host(.center), "a", 85, 50)
        expect(host(.center), "bar", 75, 30)
        expect(host(.leading), "bar", 85, 30)
        expect(host(.trailing), "bar", 65, 30)
    }

    @Test("From right to left a bar at the leading edge is at the right")
    func rightToLeft() {
        let host = show { Filling("a").safeAreaInset(edge: .leading, spacing: 0) { Text("bar").frame(width: 30) } }
        host.traits.layoutDirection = .rightToLeft
        #expect(host.frame(of: "bar")?.midX == 185)
        #expect(host.frame(of: "a")?.maxX == 170)
    }
}
