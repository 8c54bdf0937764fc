import SwiftUI
import Testing
import UmweltTesting

@testable import Charts

@MainActor @Suite("Charts that scroll") struct ChartScrollingTests {
    private final class Reading {
        var positions: [Int] = []
        var plot: CGRect?
        var container: CGRect?
        var place: CGFloat?
    }

    private struct Page: View {
        @State private var position = 40
        let reading: Reading

        var body: some View {
            VStack(spacing: 0) {
                Button("Go") { position = 20 }.frame(height: 20)
                Chart {
                    ForEach(0..<101) { PointMark(x: .value("x", $0), y: .value("y", $0 % 10)) }
                }
                .chartXScale(domain: 0...100)
                .chartXAxis(.hidden)
                .chartYAxis(.hidden)
                .chartScrollableAxes(.horizontal)
                .chartXVisibleDomain(length: 25)
                .chartScrollPosition(x: $position)
                .chartOverlay { proxy in
                    GeometryReader { geometry in
                        let _ = read(proxy, geometry)
                        Color.clear.allowsHitTesting(false)
                    }
                }
                .onChange(of: position, initial: true) { reading.positions.append(position) }
            }
        }

        private func read(_ proxy: ChartProxy, _ geometry: GeometryProxy) {
            reading.plot = proxy.plotFrame.map { geometry[$0] }
            reading.container = proxy.plotContainerFrame.map { geometry[$0] }
            reading.place = proxy.position(forX: 50)
        }
    }

    @Test("The plot is as long as the whole domain, and begins at the binding's position")
    func position() {
        let reading = Reading()
        let host = TestHost(size: CGSize(width: 200, height: 120)) { Page(reading: reading) }
        host.waitUntilIdle()
        #expect(reading.plot?.width == 800)
        #expect(reading.container == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(reading.place == 400)
        #expect(reading.plot?.minX == -320)
        #expect(reading.positions == [40])
    }

    @Test("Scrolling sets the binding, and the binding scrolls")
    func bothWays() {
        let reading = Reading()
        let host = TestHost(size: CGSize(width: 200, height: 120)) { Page(reading: reading) }
        host.waitUntilIdle()
        #expect(host.scroll(to: CGPoint(x: 480, y: 0)))
        host.waitUntilIdle()
        #expect(reading.positions.last == 60)
        host.tap("Go")
        host.waitUntilIdle()
        #expect(reading.plot?.minX == -160)
    }

    @Test("A value-aligned behaviour rests at multiples of its unit, or of the major one when it is fast")
    func alignment() {
        let scale = PositionScale(axis: .horizontal, type: .linear, start: 0, end: 100, range: nil)
        #expect(scale.scrollRatio(visibleLength: 25) == 4)
        #expect(scale.scrollRatio(visibleLength: 500) == 1)
        #expect(scale.scrollOffset(of: .number(30), contentLength: 800) == 240)
        let categories = PositionScale(
            axis: .horizontal, type: .category, categories: ["a", "b", "c", "d"], range: nil)
        #expect(categories.scrollRatio(visibleLength: 2) == 2)
        #expect(categories.scrollOffset(of: .category("c"), contentLength: 400) == 200)
    }
}
