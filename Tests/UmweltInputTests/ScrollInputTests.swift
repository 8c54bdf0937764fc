import SwiftUI
import Testing

@testable import UmweltTesting

/// Scrolling by raw input: fingers, wheels and keys, with friction.
@MainActor
struct ScrollInputTests {
    @Test("A finger scrolls once it has moved more than 8 points", arguments: [(8.0, false), (9.0, true)])
    func aFingerScrollsOnceItHasMovedMoreThan8Points(distance: Double, isScrolled: Bool) {
        let offset = Recorded<CGFloat>(0)
        let host = TestHost(size: size) { Column(offset: offset) }
        host.press(at: CGPoint(x: 50, y: 150))
        host.move(to: CGPoint(x: 50, y: 150 - distance))
        #expect((offset.value > 0) == isScrolled)
        let start = offset.value
        host.move(to: CGPoint(x: 50, y: 110 - distance))
        host.release()
        #expect(abs(offset.value - start - 40) <= 1)
    }

    @Test(
        "A finger at 30 points per second leaves the scroll view in its place",
        arguments: [(29.0, false), (31.0, true)])
    func aFingerAt30PointsPerSecondLeavesTheScrollViewInItsPlace(velocity: Double, isMoving: Bool) {
        let offset = Recorded<CGFloat>(0)
        let host = TestHost(size: size) { Column(offset: offset) }
        host.press(at: CGPoint(x: 50, y: 180))
        host.move(to: CGPoint(x: 50, y: 80), after: 100 / velocity)
        host.release()
        let start = offset.value
        host.advance(by: 3)
        #expect((offset.value > start) == isMoving)
    }

    @Test("A wheel has ended after 0.15 seconds")
    func aWheelHasEndedAfter015Seconds() {
        let phases = Recorded<[ScrollPhase]>([])
        let host = TestHost(size: size) {
            ScrollView { Color.green.frame(height: 1000) }
                .onScrollPhaseChange { phases.value.append($1) }
        }
        host.wheel(by: CGVector(dx: 0, dy: 20))
        host.advance(by: 0.14)
        #expect(phases.value == [.interacting])
        host.advance(by: 0.02)
        #expect(phases.value == [.interacting, .idle])
    }

    @Test("Scroll indicators hide after a second")
    func scrollIndicatorsHideAfterASecond() {
        let host = TestHost(size: size) { Column(offset: .init(0)) }
        #expect(host.surface.input.indicators.isEmpty)
        host.wheel(by: CGVector(dx: 0, dy: 20))
        host.advance(by: 0.99)
        #expect(host.surface.input.indicators.count == 1)
        host.advance(by: 0.02)
        #expect(host.surface.input.indicators.isEmpty)
    }

    @Test("A pull of more than 70 points refreshes", arguments: [(70.0, false), (71.0, true)])
    func aPullOfMoreThan70PointsRefreshes(distance: Double, isRefreshed: Bool) async {
        let count = Recorded(0)
        let host = TestHost(size: size) {
            ScrollView { Color.green.frame(height: 50) }.refreshable { await count.increase() }
        }
        host.press(at: CGPoint(x: 50, y: 20))
        host.move(to: CGPoint(x: 50, y: 20 + distance))
        host.release()
        await host.finishDrop()
        for _ in 0..<100 where count.value == 0 && isRefreshed { await Task.yield() }
        #expect(count.value == (isRefreshed ? 1 : 0))
    }

    @Test("A released scroll view decelerates as on iOS")
    func aReleasedScrollViewDeceleratesAsOnIOS() {
        let offset = Recorded<CGFloat>(0)
        let host = fling(offset)
        let start = offset.value
        host.advance(by: 5)
        // The sum of a geometric series: the velocity by the logarithm of what is lost.
        let whole = 1000 / -log(pow(0.998, 1000.0))
        // It stops at 10 points per second, 5 points before.
        #expect(abs(offset.value - start - (whole - 5)) <= 1, "\(offset.value - start) instead of \(whole)")
        let end = offset.value
        host.advance(by: 5)
        #expect(offset.value == end)
    }

    @Test("A press stops a decelerating scroll view")
    func aPressStopsADeceleratingScrollView() {
        let offset = Recorded<CGFloat>(0)
        let host = fling(offset)
        host.advance(by: 0.1)
        host.press(at: CGPoint(x: 50, y: 100))
        let place = offset.value
        host.advance(by: 1)
        #expect(offset.value == place)
        host.release()
    }

    @Test("Fractions of a pixel add up")
    func fractionsOfAPixelAddUp() {
        let offset = Recorded<CGFloat>(0)
        let host = TestHost(size: size) { Column(offset: offset) }
        for _ in 1...40 { host.wheel(by: CGVector(dx: 0, dy: 0.25)) }
        #expect(offset.value == 10)
    }

    @Test("A wheel scrolls the innermost scroll view that can move")
    func aWheelScrollsTheInnermostScrollViewThatCanMove() {
        let (outer, inner) = (Recorded<CGFloat>(0), Recorded<CGFloat>(0))
        let host = TestHost(size: size) {
            ScrollView {
                Column(offset: inner).frame(height: 100)
                Color.green.frame(height: 1000)
            }
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.y
            } action: {
                outer.value = $1
            }
        }
        #expect(host.wheel(by: CGVector(dx: 0, dy: 50), at: CGPoint(x: 50, y: 50)))
        #expect((inner.value, outer.value) == (50, 0))
        #expect(host.wheel(by: CGVector(dx: 0, dy: 50), at: CGPoint(x: 50, y: 150)))
        #expect((inner.value, outer.value) == (50, 50))
        #expect(!host.wheel(by: CGVector(dx: 50, dy: 0), at: CGPoint(x: 50, y: 150)))
    }

    @Test("Phases follow a finger")
    func phasesFollowAFinger() {
        let phases = Recorded<[ScrollPhase]>([])
        let host = TestHost(size: size) {
            ScrollView { Color.green.frame(height: 1000) }
                .onScrollPhaseChange { phases.value.append($1) }
        }
        host.press(at: CGPoint(x: 50, y: 150))
        host.move(to: CGPoint(x: 50, y: 50), after: 0.1)
        #expect(phases.value == [.interacting])
        host.release()
        host.advance(by: 5)
        #expect(phases.value == [.interacting, .decelerating, .idle])
    }

    @Test("Page keys leave a line visible")
    func pageKeysLeaveALineVisible() {
        let offset = Recorded<CGFloat>(0)
        let host = TestHost(size: size) { Column(offset: offset) }
        #expect(host.key(.pageDown))
        #expect(offset.value == 160)
        #expect(host.key(.downArrow))
        #expect(offset.value == 200)
        #expect(host.key(.end))
        #expect(offset.value == 1800)
        #expect(!host.key(.pageDown))
        #expect(host.key(.home))
        #expect(offset.value == 0)
    }

    /// Returns a host whose scroll view was released at 1,000 points per second, which lose 0.2 percent each
    /// millisecond.
    private func fling(_ offset: Recorded<CGFloat>) -> TestHost {
        let host = TestHost(size: size) { Column(offset: offset) }
        host.press(at: CGPoint(x: 50, y: 180))
        host.move(to: CGPoint(x: 50, y: 80), after: 0.1)
        host.release()
        return host
    }

    private let size = CGSize(width: 100, height: 200)

    /// A scroll view 2,000 points long that records its offset.
    private struct Column: View {
        let offset: Recorded<CGFloat>

        var body: some View {
            ScrollView { Color.blue.frame(height: 2000) }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: {
                    offset.value = $1
                }
        }
    }
}

extension Recorded<Int> {
    fileprivate func increase() { value += 1 }
}

/// A value that views write and tests read.
@MainActor
final class Recorded<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
}
