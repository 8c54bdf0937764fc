import Foundation
@_spi(Kernel) import Umwelt

/// The days that are chosen in a month view.
nonisolated protocol DayChoice {
    /// True if one day is chosen at a time.
    static var isOne: Bool { get }

    /// Returns true if a day is chosen.
    func isChosen(_ day: Date, in calendar: Calendar) -> Bool

    /// Returns true if a day can be chosen.
    func canChoose(_ day: Date, in calendar: Calendar) -> Bool

    /// Selects a day, or deselects it if several can be selected.
    @MainActor func choose(_ day: Date, in calendar: Calendar)
}

extension DayChoice {
    static var isOne: Bool { true }
}

/// A month in the environment's calendar, with its days to choose from.
nonisolated struct MonthView<Label: View, Days: DayChoice>: View, SystemView {
    private let date: Date
    private let label: Label
    private let days: Days

    /// The number of months between the date's and the visible one.
    @State private var offset = 0
    @Environment(\.calendar) private var environmentCalendar
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    /// Makes a month.
    ///
    /// - Parameters:
    ///   - date: A date of the month that shows at first.
    ///   - days: The days that are chosen.
    nonisolated init(of date: Date, label: Label, days: Days) {
        self.date = date
        self.label = label
        self.days = days
    }

    private var calendar: Calendar {
        var calendar = environmentCalendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }

    @MainActor var body: some View {
        let calendar = calendar
        let month = Month(of: date, offset: offset, in: calendar)
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
                                DayButton(day: day, calendar: calendar, days: days) { if Days.isOne { offset = 0 } }
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
        .labeled(by: label)
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
private nonisolated struct DayButton<Days: DayChoice>: View, SystemView {
    let day: Date
    let calendar: Calendar
    let days: Days
    let onChoose: () -> Void

    nonisolated init(day: Date, calendar: Calendar, days: Days, onChoose: @escaping () -> Void) {
        self.day = day
        self.calendar = calendar
        self.days = days
        self.onChoose = onChoose
    }

    @MainActor var body: some View {
        let isChosen = days.isChosen(day, in: calendar)
        Button {
            days.choose(day, in: calendar)
            onChoose()
        } label: {
            Text(verbatim: number)
                .font(isChosen ? .title3.weight(.semibold) : .title3)
                .foregroundStyle(isChosen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary))
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .frame(maxWidth: .infinity, minHeight: 40)
                .background { if isChosen { Circle().fill(ControlFill.tinted) } }
        }
        .buttonStyle(.plain)
        .disabled(!days.canChoose(day, in: calendar))
        .accessibilityLabel(Text(verbatim: name))
        .accessibilityAddTraits(isChosen ? .isSelected : [])
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
}
