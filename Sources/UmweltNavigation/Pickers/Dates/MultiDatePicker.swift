import Foundation
@_spi(Kernel) import Umwelt

/// A control for selecting several days: a month in which each press selects or deselects a day.
///
/// ```swift
/// @State private var days: Set<DateComponents> = []
///
/// MultiDatePicker("Days off", selection: $days, in: Date.now...)
/// ```
///
/// A chosen day is written as its calendar, era, year, month and day.
public nonisolated struct MultiDatePicker<Label: View>: View, SystemView {
    private let selection: Binding<Set<DateComponents>>
    private let minimum: Date?
    private let end: Date?
    private let label: Label

    /// The month that shows at first.
    @State private var start: Date?

    nonisolated private init(
        _ selection: Binding<Set<DateComponents>>, from minimum: Date? = nil, upTo end: Date? = nil, label: Label
    ) {
        self.selection = selection
        self.minimum = minimum
        self.end = end
        self.label = label
    }

    /// The month of the first selected day, or else the current month or the nearest one with selectable days.
    private var firstDate: Date {
        let chosen = selection.wrappedValue.compactMap { ($0.calendar ?? .current).date(from: $0) }.min()
        var date = chosen ?? Date()
        if let minimum { date = max(date, minimum) }
        if let end, date >= end { date = end.addingTimeInterval(-1) }
        return date
    }

    /// The month, whose label is its accessibility label.
    @MainActor public var body: some View {
        let first = start ?? firstDate
        MonthView(
            of: first, label: label,
            days: SeveralDays(selection: selection, minimum: minimum, end: end)
        )
        // The month stays while days of others are chosen.
        .onAppear { start = first }
    }
}

/// The days of a set.
private nonisolated struct SeveralDays: DayChoice {
    let selection: Binding<Set<DateComponents>>
    let minimum: Date?
    let end: Date?

    static var isOne: Bool { false }

    /// The elements of the set that are a day.
    private func elements(_ day: Date, in calendar: Calendar) -> [DateComponents] {
        selection.wrappedValue.filter { element in
            guard let date = (element.calendar ?? calendar).date(from: element) else { return false }
            return calendar.isDate(date, inSameDayAs: day)
        }
    }

    func isChosen(_ day: Date, in calendar: Calendar) -> Bool { !elements(day, in: calendar).isEmpty }

    func canChoose(_ day: Date, in calendar: Calendar) -> Bool {
        let next = calendar.date(byAdding: .day, value: 1, to: day) ?? day
        return minimum.map { next > $0 } ?? true && end.map { day < $0 } ?? true
    }

    @MainActor func choose(_ day: Date, in calendar: Calendar) {
        let old = elements(day, in: calendar)
        if old.isEmpty {
            var components = calendar.dateComponents([.era, .year, .month, .day], from: day)
            components.calendar = calendar
            selection.wrappedValue.insert(components)
        } else {
            selection.wrappedValue.subtract(old)
        }
    }
}

extension MultiDatePicker {
    /// Makes a picker with a label.
    ///
    /// - Parameters:
    ///   - selection: The days that the user chooses.
    ///   - label: Makes the label.
    nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, label: label())
    }

    /// Makes a picker with a label, for the days of a range.
    ///
    /// - Parameters:
    ///   - selection: The days that the user chooses.
    ///   - bounds: The days that can be chosen.
    ///   - label: Makes the label.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, label: label())
    }

    /// Makes a picker with a label, for days from the start of a range on.
    ///
    /// - Parameters:
    ///   - selection: The days that the user chooses.
    ///   - bounds: The days that can be chosen.
    ///   - label: Makes the label.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: bounds.lowerBound, label: label())
    }

    /// Makes a picker with a label, for days before the end of a range.
    ///
    /// - Parameters:
    ///   - selection: The days that the user chooses.
    ///   - bounds: The days that can be chosen.
    ///   - label: Makes the label.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, upTo: bounds.upperBound, label: label())
    }
}

extension MultiDatePicker where Label == Text {
    /// Makes a picker with a localized text.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - selection: The days that the user chooses.
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection, label: Text(titleKey))
    }

    /// Makes a picker with a localized text, for the days of a range.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - selection: The days that the user chooses.
    ///   - bounds: The days that can be chosen.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, label: Text(titleKey))
    }

    /// Makes a picker with a localized text, for days from the start of a range on.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - selection: The days that the user chooses.
    ///   - bounds: The days that can be chosen.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, from: bounds.lowerBound, label: Text(titleKey))
    }

    /// Makes a picker with a localized text, for days before the end of a range.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - selection: The days that the user chooses.
    ///   - bounds: The days that can be chosen.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, upTo: bounds.upperBound, label: Text(titleKey))
    }

    /// Makes a picker with a string.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - selection: The days that the user chooses.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection, label: Text(title))
    }

    /// Makes a picker with a string, for the days of a range.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - selection: The days that the user chooses.
    ///   - bounds: The days that can be chosen.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, label: Text(title))
    }

    /// Makes a picker with a string, for days from the start of a range on.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - selection: The days that the user chooses.
    ///   - bounds: The days that can be chosen.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, from: bounds.lowerBound, label: Text(title))
    }

    /// Makes a picker with a string, for days before the end of a range.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - selection: The days that the user chooses.
    ///   - bounds: The days that can be chosen.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, upTo: bounds.upperBound, label: Text(title))
    }
}
