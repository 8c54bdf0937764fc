import Charts
import SwiftUI
import Testing
import Umwelt
import UmweltTesting

@MainActor @Suite("Charts as views") struct ChartViewTests {
    private struct Sale: Identifiable {
        let id: String
        var total: Int
    }

    private final class Reading {
        var frame: CGRect?
        var positions: [CGFloat?] = []
        var names: [String] = []
        var value: Int?
    }

    /// Returns the value of the element of a mark.
    private func value(of label: String, in nodes: [SemanticsNode]) -> String? {
        for node in nodes {
            if node.label == label, let value = node.semantics.value { return value }
            if let value = value(of: label, in: node.children) { return value }
        }
        return nil
    }

    @Test("A proxy converts between positions and values, and has the plot's frame")
    func proxy() {
        let reading = Reading()
        let host = TestHost(size: CGSize(width: 240, height: 140)) {
            Chart {
                BarMark(x: .value("Name", "a"), y: .value("Total", 5))
                BarMark(x: .value("Name", "b"), y: .value("Total", 10))
            }
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
            .chartOverlay { proxy in
                GeometryReader { geometry in
                    let _ = read(proxy, geometry, reading)
                    Color.clear
                }
            }
        }
        host.update()
        #expect(reading.frame == CGRect(x: 0, y: 0, width: 240, height: 140))
        #expect(reading.positions == [60, 180, 70])
        #expect(reading.names == ["a", "b"])
        #expect(reading.value == 5)
    }

    private func read(_ proxy: ChartProxy, _ geometry: GeometryProxy, _ reading: Reading) {
        reading.frame = proxy.plotFrame.map { geometry[$0] }
        reading.positions = [proxy.position(forX: "a"), proxy.position(forX: "b"), proxy.position(forY: 5)]
        reading.names = proxy.xDomain(dataType: String.self)
        reading.value = proxy.value(atY: 70)
    }

    @Test("The plot leaves space for labels, and a legend below it")
    func layout() {
        let reading = Reading()
        let host = TestHost(size: CGSize(width: 240, height: 140)) {
            Chart {
                BarMark(x: .value("Name", "a"), y: .value("Total", 10)).foregroundStyle(by: .value("Kind", "tea"))
            }
            .chartOverlay { proxy in
                GeometryReader { geometry in
                    let _ = read(proxy, geometry, reading)
                    Color.clear
                }
            }
        }
        host.update()
        #expect(host.texts.contains("tea"))
        let frame = reading.frame ?? .zero
        #expect(frame.minX == 0 && frame.maxX < 230 && frame.maxX > 200)
        #expect(frame.minY > 0 && frame.maxY < 120)
    }

    @Test("Labels follow the environment's locale and time zone")
    func locale() {
        let host = TestHost(size: CGSize(width: 300, height: 140)) {
            Chart { PointMark(x: .value("x", Date(timeIntervalSinceReferenceDate: 0)), y: .value("y", 10_000)) }
                .environment(\.locale, Locale(identifier: "de_DE"))
                .environment(\.timeZone, TimeZone(secondsFromGMT: -3_600) ?? .gmt)
        }
        #expect(value(of: "31. Dez.", in: host.semantics) == "10.000")
    }

    @Test("Marks are elements with their values, and modifiers replace them")
    func accessibility() {
        let host = TestHost(size: CGSize(width: 240, height: 140)) {
            Chart([Sale(id: "tea", total: 5), Sale(id: "coffee", total: 7)]) { sale in
                BarMark(x: .value("Name", sale.id), y: .value("Total", sale.total))
                if sale.id == "coffee" {
                    PointMark(x: .value("Name", sale.id), y: .value("Total", sale.total))
                        .accessibilityLabel("The favourite")
                        .accessibilityValue("seven cups")
                }
            }
        }
        #expect(value(of: "tea", in: host.semantics) == "5")
        #expect(value(of: "The favourite", in: host.semantics) == "seven cups")
    }

    @Test("Charts with annotations share a stack")
    func stack() {
        let reading = Reading()
        let host = TestHost(size: CGSize(width: 240, height: 200)) {
            VStack(spacing: 0) {
                ForEach(0..<2) { index in
                    Chart {
                        BarMark(x: .value("Name", "a"), y: .value("Total", 10)).annotation { Text("Total") }
                    }
                    .chartXAxis(.hidden)
                    .chartYAxis(.hidden)
                    .chartOverlay { proxy in
                        GeometryReader { geometry in
                            let _ = index == 0 ? read(proxy, geometry, reading) : ()
                            Color.clear
                        }
                    }
                }
            }
        }
        host.update()
        // The annotation above the bar takes its space from the plot.
        let frame = reading.frame ?? .zero
        #expect(frame.maxY == 100 && frame.minY > 10)
        #expect(host.texts == ["Total", "Total"])
    }

    @Test("Each point of a line is an element")
    func linePoints() {
        let host = TestHost(size: CGSize(width: 240, height: 140)) {
            Chart(["a", "b", "c"], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 == "b" ? 4 : 2)) }
        }
        #expect(value(of: "b", in: host.semantics) == "4")
        #expect(value(of: "c", in: host.semantics) == "2")
    }

    @Test("Pressing and dragging in the plot selects values, which are nil when it ends")
    func selection() {
        struct Page: View {
            @State private var name: String?
            @State private var range: ClosedRange<Int>?
            let reading: Reading

            var body: some View {
                Chart {
                    ForEach(["a", "b", "c", "d"], id: \.self) { mark in
                        BarMark(x: .value("x", mark), y: .value("y", 10)).foregroundStyle(
                            mark == name ? .orange : .blue)
                    }
                }
                .chartXAxis(.hidden)
                .chartYAxis(.hidden)
                .chartXSelection(value: $name)
                .chartYSelection(range: $range)
                .onChange(of: name) { reading.names.append(name ?? "none") }
                .onChange(of: range) {
                    reading.names.append(range.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "none")
                }
            }
        }
        let reading = Reading()
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Page(reading: reading) }
        host.touchDown(at: CGPoint(x: 75, y: 50))
        host.update()
        #expect(reading.names.contains("b"))
        host.touchMove(to: CGPoint(x: 180, y: 20))
        host.update()
        #expect(reading.names.contains("d"))
        #expect(reading.names.contains("5 to 8"))
        host.touchUp(at: CGPoint(x: 180, y: 20))
        host.update()
        #expect(reading.names.suffix(2) == ["none", "none"])
        host.touchDown(at: CGPoint(x: 75, y: 50))
        host.update()
        #expect(reading.names.last != "none")
        host.touchCancel(at: CGPoint(x: 75, y: 50))
        host.update()
        #expect(reading.names.last == "none")
    }

    @Test("A value that changes runs the chart's own bodies, and no other view's")
    func updates() {
        struct Page: View {
            @State private var total = 5

            var body: some View {
                Button("More") { total += 1 }
                Other()
                Chart([Sale(id: "a", total: total)]) { BarMark(x: .value("x", $0.id), y: .value("y", $0.total)) }
            }
        }
        struct Other: View { var body: some View { Text("Other") } }
        let host = TestHost(size: CGSize(width: 200, height: 200)) { Page() }
        let bodies = host.updates { host.tap("More") }
        #expect(bodies.contains("Page"))
        #expect(!bodies.contains("Other"))
        #expect(value(of: "a", in: host.semantics) == "6")
    }

    @Test("Axis marks are made for each value")
    func axisMarks() {
        let reading = Reading()
        let host = TestHost(size: CGSize(width: 240, height: 140)) {
            Chart { PointMark(x: .value("x", 50), y: .value("y", 50)) }
                .chartXScale(domain: 0...100)
                .chartXAxis {
                    AxisMarks(values: [0, 50, 100]) { value in
                        let _ = reading.names.append("\(value.as(Int.self) ?? -1): \(value.index) of \(value.count)")
                        AxisGridLine()
                        if let number = value.as(Int.self), number > 0 {
                            AxisValueLabel("\(number) %", centered: false, anchor: .top)
                        }
                    }
                }
                .chartYAxis { AxisMarks(position: .leading, values: .stride(by: 25.0)) }
        }
        host.update()
        #expect(reading.names == ["0: 0 of 3", "50: 1 of 3", "100: 2 of 3"])
    }
}
