import Foundation
@_spi(Kernel) import Umwelt

/// The style of a month with its days to choose from, and the time below it.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view that the style shows.
    ///
    /// - Parameter configuration: The label, the date, its bounds and the displayed components of the picker.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            if configuration.displayedComponents.contains(.date) {
                MonthView(
                    of: configuration.selection, label: configuration.label,
                    days: SingleDay(configuration: configuration))
            }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                ControlRow(label: configuration.label, stacksLargeType: true, hasOwnPadding: true, isHigh: true) {
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

/// The day of a date picker's selection.
nonisolated struct SingleDay: DayChoice {
    let configuration: DatePickerStyleConfiguration

    nonisolated init(configuration: DatePickerStyleConfiguration) { self.configuration = configuration }

    func isChosen(_ day: Date, in calendar: Calendar) -> Bool {
        calendar.isDate(day, inSameDayAs: configuration.selection)
    }

    func canChoose(_ day: Date, in calendar: Calendar) -> Bool {
        let next = calendar.date(byAdding: .day, value: 1, to: day) ?? day
        return configuration.minimumDate.map { next > $0 } ?? true
            && configuration.maximumDate.map { day <= $0 } ?? true
    }

    /// Chooses the day with the time of day of the selection.
    @MainActor func choose(_ day: Date, in calendar: Calendar) {
        let start = calendar.startOfDay(for: configuration.selection)
        let days = calendar.dateComponents([.day], from: start, to: day).day ?? 0
        let date = calendar.date(byAdding: .day, value: days, to: configuration.selection) ?? day
        configuration.selection = configuration.nearest(to: date)
    }
}
