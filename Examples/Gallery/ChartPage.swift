import Charts
import SwiftUI

/// Charts: a dashboard of each kind of mark.
struct ChartPage: View {
    @State private var day: String?

    var body: some View {
        Samples {
            Sample("Stacked bars") {
                Chart(Cup.all) { cup in
                    BarMark(x: .value("Day", cup.day), y: .value("Cups", cup.count))
                        .foregroundStyle(by: .value("Drink", cup.drink))
                }
                .frame(height: 160)
            }
            Sample("Bars beside each other, and a selected day") {
                Chart(Cup.all) { cup in
                    BarMark(x: .value("Day", cup.day), y: .value("Cups", cup.count))
                        .foregroundStyle(by: .value("Drink", cup.drink))
                        .position(by: .value("Drink", cup.drink))
                        .opacity(day == nil || day == cup.day ? 1 : 0.3)
                }
                .chartXSelection(value: $day)
                .frame(height: 160)
            }
            Sample("Lines over a band") {
                Chart(Hour.all) { hour in
                    AreaMark(
                        x: .value("Time", hour.time), yStart: .value("Low", hour.heat - 3),
                        yEnd: .value("High", hour.heat + 3)
                    )
                    .opacity(0.2)
                    LineMark(x: .value("Time", hour.time), y: .value("Heat", hour.heat))
                    RuleMark(y: .value("Mean", 15))
                        .foregroundStyle(.orange)
                        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
                }
                .everySixHours()
                .frame(height: 160)
            }
            Sample("A ring") {
                Chart(Cup.all.prefix(3)) { cup in
                    SectorMark(angle: .value("Cups", cup.count), innerRadius: .ratio(0.6), angularInset: 1.5)
                        .cornerRadius(4)
                        .foregroundStyle(by: .value("Day", cup.day))
                }
                .frame(height: 160)
            }
            Sample("A function, and points that scroll") {
                Chart { LinePlot(x: "x", y: "y", domain: -6...6) { sin($0) } }.frame(height: 120)
                Chart(Hour.all) { hour in
                    PointMark(x: .value("Time", hour.time), y: .value("Heat", hour.heat))
                        .symbol(by: .value("Half", hour.id < 12 ? "morning" : "evening"))
                }
                .chartScrollableAxes(.horizontal)
                .chartXVisibleDomain(length: 8 * 3_600)
                .frame(height: 140)
            }
        }
    }
}

extension View {
    /// Returns the chart with every sixth hour on the x axis.
    fileprivate func everySixHours() -> some View {
        chartXAxis {
            AxisMarks(values: .stride(by: .hour, count: 6)) { _ in
                AxisGridLine()
                AxisValueLabel(format: .dateTime.hour())
            }
        }
    }
}

private struct Cup: Identifiable {
    let id: Int
    let day: String
    let drink: String
    let count: Int

    static let all = [
        Cup(id: 0, day: "Mon", drink: "Tea", count: 5), Cup(id: 1, day: "Tue", drink: "Tea", count: 9),
        Cup(id: 2, day: "Wed", drink: "Tea", count: 7), Cup(id: 3, day: "Mon", drink: "Coffee", count: 3),
        Cup(id: 4, day: "Tue", drink: "Coffee", count: 2), Cup(id: 5, day: "Wed", drink: "Coffee", count: 6),
    ]
}

private struct Hour: Identifiable {
    let id: Int

    var time: Date { Date(timeIntervalSinceReferenceDate: Double(id) * 3_600) }
    var heat: Double { 15 + 8 * sin(Double(id - 8) / 12 * .pi) }

    static let all = (0..<24).map { Hour(id: $0) }
}
