import Foundation
@_spi(Kernel) import Umwelt

/// The texts of days and times in messages of hosts: `year-month-day` in the Gregorian calendar, whatever the user's
/// calendar is, or `hour:minute`.
nonisolated struct DateFieldText {
    let kind: DateFieldSemantics.Kind
    private let calendar: Calendar

    init(_ kind: DateFieldSemantics.Kind, timeZone: TimeZone) {
        self.kind = kind
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
    }

    /// Returns the text of a date's day, or of its time of day.
    func string(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        func digits(_ number: Int?, _ count: Int) -> String {
            let text = String(number ?? 0)
            return String(repeating: "0", count: max(count - text.count, 0)) + text
        }
        switch kind {
        case .day: return "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
        case .time: return "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
        }
    }

    /// Returns a date with its day, or its time of day, replaced by a text's; nil for an invalid text.
    func date(_ date: Date, changedTo text: String) -> Date? {
        let numbers = text.split(separator: kind == .day ? "-" : ":", omittingEmptySubsequences: false).map { Int($0) }
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        switch kind {
        case .day:
            guard numbers.count == 3, let year = numbers[0], let month = numbers[1], let day = numbers[2],
                (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
            else { return nil }
            (parts.year, parts.month, parts.day) = (year, month, day)
        case .time:
            guard numbers.count >= 2, let hour = numbers[0], let minute = numbers[1], (0..<24).contains(hour),
                (0..<60).contains(minute)
            else { return nil }
            (parts.hour, parts.minute, parts.second) = (hour, minute, 0)
        }
        return calendar.date(from: parts)
    }

    /// Returns true if two dates are on the same day.
    func isOneDay(_ date: Date, _ other: Date) -> Bool { calendar.isDate(date, inSameDayAs: other) }
}
