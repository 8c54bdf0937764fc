import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

@MainActor @Suite("Gauges")
struct GaugeTests {
    @Test("A gauge is called by its label, and tells its value within its bounds, in percent or in its own words")
    func words() {
        let host = TestHost {
            Gauge(value: 25, in: 20...40) { Text("Heat") }.environment(\.locale, Locale(identifier: "en_US"))
            Gauge(value: 99, in: 20...40) {
                Text("Cold")
            } currentValueLabel: {
                Text("none")
            }
        }
        #expect(host.amount("Heat") == 25)
        #expect(host.amount("Cold") == 40)
        #expect(host.semantics.map(\.semantics.value) == ["25%", "none"])
    }

    @Test("Every style of the system's shows the labels that it has room for")
    func styles() {
        func texts(_ style: some GaugeStyle) -> [String] {
            TestHost {
                Gauge(value: 0.5) {
                    Text("label")
                } currentValueLabel: {
                    Text("half")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("1")
                }
                .gaugeStyle(style)
            }
            .texts
        }
        #expect(texts(.automatic) == ["label", "0", "1", "half"])
        #expect(texts(.linearCapacity) == ["label", "0", "1", "half"])
        #expect(texts(.accessoryLinearCapacity) == ["label", "0", "1", "half"])
        #expect(texts(.accessoryLinear) == ["0", "1"])
        #expect(texts(.accessoryCircular) == ["half", "0", "1"])
        #expect(texts(.accessoryCircularCapacity) == ["half"])
    }

    @Test(
        "A gradient runs along all of a bar, from the lower end",
        arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func gradient(direction: LayoutDirection) {
        let host = TestHost(size: CGSize(width: 200, height: 50), typeSetter: FixedMetrics()) {
            Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryLinear).tint(Gradient(colors: [.blue, .red]))
                .environment(\.layoutDirection, direction)
        }
        let found = host.displayList.fillGradients
        #expect(found.count == 1 && found.first?.frame?.width == 200)
        let ends = [CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5)]
        let isMirrored = direction == .rightToLeft
        #expect(found.first?.geometry == .linear(from: ends[isMirrored ? 1 : 0], to: ends[isMirrored ? 0 : 1]))
    }

    @Test("A style of the app's is given how full it is, from 0 to 1, and the labels")
    func ownStyle() {
        let host = TestHost { Gauge(value: 25, in: 20...40) { Text("Heat") }.gaugeStyle(Words()) }
        #expect(host.texts == ["Heat", "0.25", "no words"])
        #expect(host.amount("Heat") == 25)
    }

    private struct Words: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
            Text(verbatim: "\(configuration.value)")
            if configuration.currentValueLabel == nil { Text("no words") }
        }
    }
}
