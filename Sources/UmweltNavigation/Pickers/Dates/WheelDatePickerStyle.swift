import Foundation
@_spi(Kernel) import Umwelt

/// The style of wheels that turn to the parts of a date: month, day and year in the order of the environment's locale,
/// then hour and minute.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// The width, in points, whatever the picker shows: that of UIKit's date picker.
    private static let width: CGFloat = 320

    /// Returns the view that the style shows.
    ///
    /// - Parameter configuration: The label, the date, its bounds and the displayed components of the picker.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ControlRow(label: configuration.label, stacksLargeType: true, hasOwnPadding: true, isHigh: true) {
            DateWheels(configuration: configuration, width: Self.width)
        }
    }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels that turn to the parts of a date.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A wheel for each part of a date.
nonisolated struct DateWheels: View, SystemView {
    private let configuration: DatePickerStyleConfiguration

    /// The greatest width, in points; nil for that of the wheels.
    private let width: CGFloat?

    @Environment(\.calendar) private var environmentCalendar
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    nonisolated init(configuration: DatePickerStyleConfiguration, width: CGFloat? = nil) {
        self.configuration = configuration
        self.width = width
    }

    @MainActor var body: some View {
        var calendar = environmentCalendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        let parts = DatePart.parts(configuration.displayedComponents, for: locale)
        return HStack(spacing: 0) {
            ForEach(parts, id: \.self) { [configuration, calendar] part in
                DateWheel(part: part, calendar: calendar, configuration: configuration)
            }
        }
        .environment(\.wheelIsBesideOthers, true)
        .frame(idealWidth: width, maxWidth: width)
        .background { WheelGround() }
        .accessibilityElement(children: .contain)
        .labeled(by: configuration.label)
    }
}

/// A part of a date that has a wheel.
private nonisolated enum DatePart: Hashable {
    case year
    case month
    case day
    case hour(isHalfDay: Bool)
    case minute
    case halfDay

    /// Returns the parts in the order of a locale.
    static func parts(_ components: DatePickerComponents, for locale: Locale) -> [DatePart] {
        var parts: [DatePart] = []
        if components.contains(.date) { parts += order("yMMMMd", locale) }
        if components.contains(.hourAndMinute) { parts += order("jmm", locale) }
        return parts
    }

    private static func order(_ template: String, _ locale: Locale) -> [DatePart] {
        let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? ""
        var parts: [DatePart] = []
        var isQuoted = false
        for letter in format {
            if letter == "'" { isQuoted.toggle() }
            guard !isQuoted, let part = part(letter), !parts.contains(part) else { continue }
            parts.append(part)
        }
        return parts
    }

    private static func part(_ letter: Character) -> DatePart? {
        switch letter {
        case "y", "u", "r": .year
        case "M", "L": .month
        case "d": .day
        case "h", "K": .hour(isHalfDay: true)
        case "H", "k": .hour(isHalfDay: false)
        case "m": .minute
        case "a", "b", "B": .halfDay
        default: nil
        }
    }
}

/// The wheel of one part of a date.
private nonisolated struct DateWheel: View, SystemView {
    let part: DatePart
    let calendar: Calendar
    let configuration: DatePickerStyleConfiguration

    nonisolated init(part: DatePart, calendar: Calendar, configuration: DatePickerStyleConfiguration) {
        self.part = part
        self.calendar = calendar
        self.configuration = configuration
    }

    @MainActor var body: some View {
        Picker(
            selection: Binding {
                value
            } set: {
                change(to: $0)
            }
        ) {
            ForEach(range, id: \.self) { [part, calendar] number in
                Text(verbatim: DateWheel.text(of: number, part, calendar)).monospacedDigit().tag(number)
            }
        } label: {
            name
        }
        .pickerStyle(.wheel)
        .frame(width: width)
    }

    /// The width, in points: a guess that fits most names and numbers.
    private var width: CGFloat {
        switch part {
        case .month: 140
        case .year: 80
        case .day, .hour, .minute, .halfDay: 60
        }
    }

    private var name: Text {
        switch part {
        case .year: SystemWord.year.text
        case .month: SystemWord.month.text
        case .day: SystemWord.day.text
        case .hour: SystemWord.hour.text
        case .minute: SystemWord.minute.text
        case .halfDay: Text(verbatim: "\(calendar.amSymbol)/\(calendar.pmSymbol)")
        }
    }

    private func component(_ component: Calendar.Component) -> Int {
        calendar.component(component, from: configuration.selection)
    }

    private var value: Int {
        switch part {
        case .year: component(.year)
        case .month: component(.month)
        case .day: component(.day)
        case .hour(let isHalfDay): isHalfDay ? component(.hour) % 12 : component(.hour)
        case .minute: component(.minute)
        case .halfDay: component(.hour) / 12
        }
    }

    /// The numbers of the wheel. A wheel of years covers a hundred years before and after the current one, and the
    /// picker's range, because a wheel has an end; outside the range it turns back.
    private var range: Range<Int> {
        switch part {
        case .year:
            let year = component(.year)
            // Distant dates stand for no end.
            let ends = [configuration.minimumDate, configuration.maximumDate].compactMap { $0 }
                .map { calendar.component(.year, from: $0) }
                .filter { abs($0 - year) < 1000 }
            let decade = year / 10 * 10
            return ([decade - 100] + ends).min()!..<([decade + 110] + ends).max()! + 1
        case .month: return calendar.range(of: .month, in: .year, for: configuration.selection) ?? 1..<13
        case .day: return calendar.range(of: .day, in: .month, for: configuration.selection) ?? 1..<32
        case .hour(let isHalfDay): return 0..<(isHalfDay ? 12 : 24)
        case .minute: return 0..<60
        case .halfDay: return 0..<2
        }
    }

    private static func text(of number: Int, _ part: DatePart, _ calendar: Calendar) -> String {
        switch part {
        case .month:
            let symbols = calendar.standaloneMonthSymbols
            return symbols.indices.contains(number - 1) ? symbols[number - 1] : String(number)
        case .hour(let isHalfDay): return isHalfDay && number == 0 ? "12" : String(number)
        case .minute: return number < 10 ? "0\(number)" : String(number)
        case .halfDay: return number == 0 ? calendar.amSymbol : calendar.pmSymbol
        case .year, .day: return String(number)
        }
    }

    /// Writes the date with another number in this component, or the nearest date that exists and is in the picker's
    /// range.
    @MainActor private func change(to number: Int) {
        let selection = configuration.selection
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: selection)
        let hour = component(.hour)
        switch part {
        case .year: parts.year = number
        case .month: parts.month = number
        case .day: parts.day = number
        case .hour(let isHalfDay): parts.hour = isHalfDay ? hour / 12 * 12 + number : number
        case .minute: parts.minute = number
        case .halfDay: parts.hour = hour % 12 + number * 12
        }
        // The thirty-first of January leads to the last day of February.
        if part != .day, let day = parts.day {
            var first = parts
            first.day = 1
            if let month = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: month) {
                parts.day = min(day, days.count)
            }
        }
        guard let date = calendar.date(from: parts) else { return }
        configuration.selection = configuration.nearest(to: date)
    }
}
