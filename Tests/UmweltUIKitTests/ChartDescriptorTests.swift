import SwiftUI
import Testing
import Umwelt
import UmweltTesting

@MainActor @Suite("AXChartDescriptor") struct ChartDescriptorTests {
    private struct Steps: View, AXChartDescriptorRepresentable {
        @State private var last = 3.0

        var body: some View {
            VStack {
                Button("More") { last += 1 }
                Color.red.accessibilityChartDescriptor(self)
            }
        }

        func makeChartDescriptor() -> AXChartDescriptor {
            AXChartDescriptor(
                title: "Steps", summary: "More and more",
                xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"]),
                yAxis: AXNumericDataAxisDescriptor(title: "Steps", range: 0...10, gridlinePositions: []) {
                    "\(Int($0)) steps"
                }, series: [series])
        }

        func updateChartDescriptor(_ descriptor: AXChartDescriptor) { descriptor.series = [series] }

        private var series: AXDataSeriesDescriptor {
            AXDataSeriesDescriptor(
                name: "Steps", isContinuous: false,
                dataPoints: [AXDataPoint(x: "Mon", y: 2), AXDataPoint(x: "Tue", y: last, label: "Today")])
        }
    }

    @Test("A chart is an element with its title, and has an element for each point, which follows the data")
    func points() {
        let host = TestHost { Steps() }
        #expect(host.node("Steps")?.semantics.value == "More and more")
        #expect(host.node("Mon")?.semantics.value == "2 steps")
        #expect(host.node("Today")?.semantics.value == "3 steps")
        host.tap("More")
        #expect(host.node("Today")?.semantics.value == "4 steps")
    }
}
