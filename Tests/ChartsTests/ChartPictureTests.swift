import Charts
import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Pictures of charts") struct ChartPictureTests {
    private struct Entry: Identifiable {
        let id: Int
        let name: String
        let kind: String
        let amount: Double
    }

    private let entries = [
        Entry(id: 0, name: "Mon", kind: "Tea", amount: 5), Entry(id: 1, name: "Tue", kind: "Tea", amount: 9),
        Entry(id: 2, name: "Wed", kind: "Tea", amount: 7), Entry(id: 3, name: "Mon", kind: "Coffee", amount: 3),
        Entry(id: 4, name: "Tue", kind: "Coffee", amount: 2), Entry(id: 5, name: "Wed", kind: "Coffee", amount: 6),
    ]

    private let proposal = ProposedViewSize(width: 200, height: 140)

    @Test("Stacked bars with a legend, light and dark") func stackedBars() {
        let view = Chart(entries) { entry in
            BarMark(x: .value("Day", entry.name), y: .value("Cups", entry.amount))
                .foregroundStyle(by: .value("Drink", entry.kind))
        }
        .padding(8)
        expectPicture(of: view, named: "stacked-bars", in: .matrix(.colorScheme), proposedSize: proposal)
    }

    @Test("Lines and points of series, over an area, from right to left too") func lines() {
        let view = Chart {
            ForEach(entries) { entry in
                AreaMark(x: .value("Day", entry.id % 3), y: .value("Cups", entry.amount), stacking: .unstacked)
                    .foregroundStyle(by: .value("Drink", entry.kind))
                    .opacity(0.2)
                LineMark(x: .value("Day", entry.id % 3), y: .value("Cups", entry.amount))
                    .foregroundStyle(by: .value("Drink", entry.kind))
                    .symbol(by: .value("Drink", entry.kind))
                    .interpolationMethod(.monotone)
            }
            RuleMark(y: .value("Goal", 8)).foregroundStyle(.red).lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
                .annotation(position: .top, alignment: .leading) { Text("Goal").font(.caption2) }
        }
        .padding(8)
        expectPicture(of: view, named: "lines", in: .matrix(.layoutDirection), proposedSize: proposal)
    }

    @Test("A ring of sectors with gaps, round corners and annotations") func ring() {
        let view = Chart(entries.prefix(3)) { entry in
            SectorMark(angle: .value("Cups", entry.amount), innerRadius: .ratio(0.6), angularInset: 1.5)
                .cornerRadius(4)
                .foregroundStyle(by: .value("Day", entry.name))
                .annotation { Text(entry.amount, format: .number).font(.caption2).foregroundStyle(.white) }
        }
        .padding(8)
        expectPicture(of: view, named: "ring", proposedSize: proposal)
    }

    @Test("A heat map of numbers with a gradient") func heatMap() {
        let view = Chart(0..<12, id: \.self) { index in
            RectangleMark(x: .value("Column", "\(index % 4)"), y: .value("Row", "r\(index / 4)"))
                .foregroundStyle(by: .value("Heat", index))
        }
        .chartForegroundStyleScale(range: Gradient(colors: [.yellow, .red]))
        .padding(8)
        expectPicture(of: view, named: "heat-map", proposedSize: proposal)
    }

    @Test("A plot with a style, axes on the other sides, titles and turned labels") func axes() {
        let view = Chart(entries.prefix(3)) { entry in
            BarMark(x: .value("Day", entry.name), y: .value("Cups", entry.amount)).cornerRadius(6)
        }
        .chartXAxis {
            AxisMarks(position: .top) { _ in
                AxisTick()
                AxisValueLabel(orientation: .vertical).foregroundStyle(.purple)
            }
        }
        .chartYAxis { AxisMarks(position: .leading, values: [0, 5, 10]) }
        .chartYAxisLabel("Cups", position: .leading)
        .chartXAxisLabel("Day")
        .chartPlotStyle { $0.background(.yellow.opacity(0.2)).border(.gray) }
        .padding(8)
        expectPicture(of: view, named: "axes", proposedSize: proposal)
    }
}
