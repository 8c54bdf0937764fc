import Charts
import SwiftUI

@main
struct DashboardApp: App {
    var body: some Scene {
        WindowGroup { DashboardView() }
    }
}

enum Channel: String, CaseIterable, Plottable {
    case web = "Web"
    case app = "App"
    case store = "Store"

    var share: Double {
        switch self {
        case .web: 0.5
        case .app: 0.33
        case .store: 0.17
        }
    }
}

/// The sales of one day.
struct Sales: Identifiable {
    let day: Date
    let revenue: Double
    let visits: Int
    var id: Date { day }

    /// Ninety days until June 15, 2025, with a rhythm of weeks.
    static let all: [Sales] = (0..<90).map { index in
        let day = Date(timeIntervalSince1970: 1_749_945_600 - Double(89 - index) * 86_400)
        let week = sin(Double(index) / 7 * 2 * .pi) * 900
        let noise = Double(index * 7919 % 613)
        let revenue = 3_800 + Double(index) * 22 + week + noise
        return Sales(day: day, revenue: revenue, visits: Int(revenue / 3.1) + index * 13 % 97)
    }
}

enum Period: Int, CaseIterable, Identifiable {
    case week = 7
    case month = 30
    case quarter = 90
    var id: Self { self }

    var title: LocalizedStringKey {
        switch self {
        case .week: "Week"
        case .month: "Month"
        case .quarter: "Quarter"
        }
    }

    var sales: ArraySlice<Sales> { Sales.all.suffix(rawValue) }
    var previous: ArraySlice<Sales> { Sales.all.dropLast(rawValue).suffix(rawValue) }
}

struct DashboardView: View {
    @State private var period = Period.month

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 16) {
                    Picker("Period", selection: $period.animation()) {
                        ForEach(Period.allCases) { Text($0.title) }
                    }
                    .pickerStyle(.segmented)
                    HStack(spacing: 16) {
                        Figure(title: "Revenue", symbol: "eurosign.circle.fill", color: .green, period: period) {
                            $0.revenue
                        }
                        Figure(title: "Visits", symbol: "person.2.fill", color: .blue, period: period) {
                            Double($0.visits)
                        }
                    }
                    RevenueCard(period: period)
                    ChannelCard(period: period)
                    GoalCard(revenue: period.sales.reduce(0) { $0 + $1.revenue }, goal: Double(period.rawValue) * 5_600)
                }
                .padding()
            }
            .background(Color(.systemGroupedBackground))
            .navigationTitle("Dashboard")
        }
    }
}

/// A white card with a title.
struct Card<Content: View>: View {
    let title: LocalizedStringKey
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text(title).font(.headline)
            content
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 16))
    }
}

/// The sum of a value over a period, and its change since the one before.
struct Figure: View {
    let title: LocalizedStringKey
    let symbol: String
    let color: Color
    let period: Period
    let value: (Sales) -> Double

    private var sum: Double { period.sales.reduce(0) { $0 + value($1) } }
    private var change: Double? {
        let previous = period.previous.reduce(0) { $0 + value($1) }
        return previous > 0 ? sum / previous - 1 : nil
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Label(title, systemImage: symbol).font(.subheadline.weight(.semibold)).foregroundStyle(color)
            Text(sum, format: .number.notation(.compactName).precision(.significantDigits(3)))
                .font(.system(.title, design: .rounded, weight: .semibold))
                .contentTransition(.numericText(value: sum))
            if let change {
                Label {
                    Text(change, format: .percent.precision(.fractionLength(1)))
                } icon: {
                    Image(systemName: change < 0 ? "arrow.down.right" : "arrow.up.right")
                }
                .font(.footnote)
                .foregroundStyle(change < 0 ? .red : .green)
            } else {
                Text("since March").font(.footnote).foregroundStyle(.secondary)
            }
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 16))
    }
}

struct RevenueCard: View {
    let period: Period
    @State private var selection: Date?

    private var selected: Sales? {
        guard let selection else { return nil }
        return period.sales.min {
            abs($0.day.timeIntervalSince(selection)) < abs($1.day.timeIntervalSince(selection))
        }
    }

    var body: some View {
        Card(title: "Revenue by Day") {
            Chart(period.sales) { sales in
                AreaMark(x: .value("Day", sales.day), y: .value("Revenue", sales.revenue))
                    .interpolationMethod(.catmullRom)
                    .foregroundStyle(
                        .linearGradient(colors: [.green.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
                LineMark(x: .value("Day", sales.day), y: .value("Revenue", sales.revenue))
                    .interpolationMethod(.catmullRom)
                    .foregroundStyle(.green)
                if sales.id == selected?.id {
                    RuleMark(x: .value("Day", sales.day))
                        .foregroundStyle(.secondary)
                        .annotation(position: .top, overflowResolution: .init(x: .fit, y: .disabled)) {
                            Text(sales.revenue, format: .currency(code: "EUR").precision(.fractionLength(0)))
                                .font(.caption.bold())
                        }
                    PointMark(x: .value("Day", sales.day), y: .value("Revenue", sales.revenue))
                        .foregroundStyle(.green)
                }
            }
            .chartXSelection(value: $selection)
            .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>().notation(.compactName)) }
            .frame(height: 170)
        }
    }
}

struct ChannelCard: View {
    let period: Period

    var body: some View {
        Card(title: "Channels") {
            HStack(spacing: 24) {
                Chart(Channel.allCases, id: \.self) { channel in
                    SectorMark(angle: .value("Share", channel.share), innerRadius: .ratio(0.62), angularInset: 1.5)
                        .cornerRadius(4)
                        .foregroundStyle(by: .value("Channel", channel))
                }
                .chartLegend(.hidden)
                .frame(width: 110, height: 110)
                Chart(Channel.allCases, id: \.self) { channel in
                    BarMark(x: .value("Share", channel.share), y: .value("Channel", channel))
                        .cornerRadius(4)
                        .foregroundStyle(by: .value("Channel", channel))
                        .annotation(position: .trailing) {
                            Text(channel.share, format: .percent).font(.caption).foregroundStyle(.secondary)
                        }
                }
                .chartLegend(.hidden)
                .chartXAxis(.hidden)
                .chartXScale(domain: 0...0.65)
                .frame(height: 110)
            }
        }
    }
}

struct GoalCard: View {
    let revenue: Double
    let goal: Double

    var body: some View {
        Card(title: "Goal") {
            Gauge(value: min(revenue / goal, 1)) {
                EmptyView()
            } currentValueLabel: {
                Text("\(revenue / goal, format: .percent.precision(.fractionLength(0))) of the goal reached")
            }
            .tint(Gradient(colors: [.orange, .green]))
        }
    }
}

#Preview { DashboardView() }
