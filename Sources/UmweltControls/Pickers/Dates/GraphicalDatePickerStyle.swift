import Foundation
@_spi(Kernel) import Umwelt

/// The style of a month with its days to choose from, and the time below it.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view that the style shows.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            if configuration.displayedComponents.contains(.date) { MonthView(configuration: configuration) }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                ControlRow(label: configuration.label, stacksLargeType: true, hasOwnPadding: true) {
                    DateField(.time, configuration)
                }
            }
        }
    }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A month with its days to choose from, and the time below it.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A month in the environment's calendar, one day of which is chosen.
private nonisolated struct MonthView: View, SystemView {
    let configuration: DatePickerStyleConfiguration

    /// The number of months from that of the selection to the visible one.
    @State private var offset = 0
    @Environment(\.calendar) private var environmentCalendar
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    nonisolated init(configuration: DatePickerStyleConfiguration) { self.configuration = configuration }

    private var calendar: Calendar {
        var calendar = environmentCalendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }

    @MainActor var body: some View {
        let calendar = calendar
        let month = Month(of: configuration.selection, offset: offset, in: calendar)
        VStack(spacing: 12) {
            HStack(spacing: 20) {
                Text(verbatim: title(of: month.start)).font(.headline)
                Spacer(minLength: 0)
                turn(by: -1, .previousMonth)
                turn(by: 1, .nextMonth)
            }
            Grid(horizontalSpacing: 0, verticalSpacing: 2) {
                GridRow {
                    ForEach(0..<7) { column in
                        Text(verbatim: month.weekdaySymbol(column, calendar))
                            .font(.caption.weight(.semibold))
                            .foregroundStyle(.secondary)
                            .lineLimit(1)
                            .minimumScaleFactor(0.5)
                            .frame(maxWidth: .infinity)
                            .accessibilityHidden(true)
                    }
                }
                ForEach(0..<month.weeks, id: \.self) { week in
                    GridRow {
                        ForEach(0..<7) { column in
                            if let day = month.day(week: week, column: column, calendar) {
                                DayButton(day: day, calendar: calendar, configuration: configuration) { offset = 0 }
                            } else {
                                Color.clear.frame(height: 1)
                            }
                        }
                    }
                }
            }
        }
        // Seven columns have no space for larger text.
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .accessibilityElement(children: .contain)
        .labeled(by: configuration.label)
    }

    private func title(of date: Date) -> String {
        date.formatted(
            Date.FormatStyle(locale: locale, calendar: environmentCalendar, timeZone: timeZone).year().month(.wide))
    }

    @MainActor private func turn(by months: Int, _ name: SystemWord) -> some View {
        Button {
            offset += months
        } label: {
            Chevron(.forward).scaleEffect(x: months < 0 ? -1 : 1).frame(width: 24, height: 24)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(name.text)
    }
}

/// The days of a month in weeks.
private nonisolated struct Month {
    let start: Date
    let weeks: Int
    private let count: Int
    private let leading: Int

    init(of date: Date, offset: Int, in calendar: Calendar) {
        let first = calendar.dateInterval(of: .month, for: date)?.start ?? date
        start = calendar.date(byAdding: .month, value: offset, to: first) ?? first
        count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
        leading = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
        weeks = (leading + count + 6) / 7
    }

    func day(week: Int, column: Int, _ calendar: Calendar) -> Date? {
        let index = week * 7 + column - leading
        return (0..<count).contains(index) ? calendar.date(byAdding: .day, value: index, to: start) : nil
    }

    func weekdaySymbol(_ column: Int, _ calendar: Calendar) -> String {
        let symbols = calendar.shortStandaloneWeekdaySymbols
        let index = (column + calendar.firstWeekday - 1) % 7
        return symbols.indices.contains(index) ? symbols[index].uppercased(with: calendar.locale) : ""
    }
}

/// The button of a day.
private nonisolated struct DayButton: View, SystemView {
    let day: Date
    let calendar: Calendar
    let configuration: DatePickerStyleConfiguration
    let onChoose: () -> Void

    nonisolated init(
        day: Date, calendar: Calendar, configuration: DatePickerStyleConfiguration, onChoose: @escaping () -> Void
    ) {
        self.day = day
        self.calendar = calendar
        self.configuration = configuration
        self.onChoose = onChoose
    }

    private var isSelected: Bool { calendar.isDate(day, inSameDayAs: configuration.selection) }

    /// True if a time on the day can be chosen.
    private var isInRange: Bool {
        let next = calendar.date(byAdding: .day, value: 1, to: day) ?? day
        return configuration.minimumDate.map { next > $0 } ?? true
            && configuration.maximumDate.map { day <= $0 } ?? true
    }

    @MainActor var body: some View {
        Button {
            choose()
        } label: {
            Text(verbatim: number)
                .font(isSelected ? .title3.weight(.semibold) : .title3)
                .foregroundStyle(isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary))
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .frame(maxWidth: .infinity, minHeight: 40)
                .background { if isSelected { Circle().fill(ControlFill.tinted) } }
        }
        .buttonStyle(.plain)
        .disabled(!isInRange)
        .accessibilityLabel(Text(verbatim: name))
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }

    /// The number of the day in the month, in the locale's digits.
    private var number: String {
        let number = calendar.component(.day, from: day)
        return number.formatted(.number.locale(calendar.locale ?? .current).grouping(.never))
    }

    private var name: String {
        day.formatted(
            Date.FormatStyle(
                date: .complete, time: .omitted, locale: calendar.locale ?? .current, calendar: calendar,
                timeZone: calendar.timeZone))
    }

    /// Chooses the day with the time of day of the selection.
    @MainActor private func choose() {
        let start = calendar.startOfDay(for: configuration.selection)
        let days = calendar.dateComponents([.day], from: start, to: day).day ?? 0
        let date = calendar.date(byAdding: .day, value: days, to: configuration.selection) ?? day
        configuration.selection = configuration.nearest(to: date)
        onChoose()
    }
}
