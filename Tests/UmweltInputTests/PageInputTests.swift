import SwiftUI
import Testing
import UmweltTesting

/// Pages of tab views by raw input: swipes of fingers and of touchpads.
@MainActor
struct PageInputTests {
    @Test("A swipe of 40 points turns a page", arguments: [(39.0, "One"), (40.0, "Two")])
    func aSwipeOf40PointsTurnsAPage(distance: Double, page: String) {
        let host = TestHost { Pages() }
        // Nothing is drawn there.
        host.press(at: CGPoint(x: 300, y: 100))
        host.move(to: CGPoint(x: 300 - distance, y: 100))
        host.release()
        #expect(host.chosenTab == page)
    }

    @Test("Two fingers turn a page after 60 points", arguments: [(59.0, "One"), (60.0, "Two"), (600.0, "Two")])
    func twoFingersTurnAPageAfter60Points(distance: Double, page: String) {
        let host = TestHost { Pages() }
        for _ in 0..<2 { host.wheel(by: CGVector(dx: distance / 2, dy: 0)) }
        #expect(host.chosenTab == page)
    }

    @Test("Two fingers begin again after 0.3 seconds", arguments: [(0.29, "Two"), (0.31, "One")])
    func twoFingersBeginAgainAfter03Seconds(seconds: Double, page: String) {
        let host = TestHost { Pages() }
        host.wheel(by: CGVector(dx: 40, dy: 0))
        host.advance(by: seconds)
        host.wheel(by: CGVector(dx: 40, dy: 0))
        #expect(host.chosenTab == page)
    }

    @Test("A scroll view in a page scrolls sideways before the page turns")
    func aScrollViewInAPageScrollsSidewaysBeforeThePageTurns() {
        let host = TestHost(size: CGSize(width: 300, height: 300)) {
            TabView {
                Tab("One", systemImage: "1.circle") {
                    ScrollView(.horizontal) { Color.red.frame(width: 1000, height: 200) }
                }
                Tab("Two", systemImage: "2.circle") { Text("Second") }
            }
            .tabViewStyle(.page)
        }
        host.press(at: CGPoint(x: 200, y: 150))
        host.move(to: CGPoint(x: 100, y: 150))
        host.release()
        #expect(host.chosenTab == "One")
    }

    private struct Pages: View {
        var body: some View {
            TabView {
                Tab("One", systemImage: "1.circle") { Text("First") }
                Tab("Two", systemImage: "2.circle") { Text("Second") }
                Tab("Three", systemImage: "3.circle") { Text("Third") }
            }
            .tabViewStyle(.page)
        }
    }
}
