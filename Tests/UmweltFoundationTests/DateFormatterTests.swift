import Foundation
import SwiftUI
import Testing

@Suite("Formatters of time that Foundation lacks here") struct DateFormatterTests {
    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit, locale: String = "en_US"
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: locale)
        formatter.calendar = calendar
        return formatter
    }

    @Test("Units by their places lose zeros at the start alone")
    func positional() {
        let clock = formatter(.positional, [.hour, .minute, .second])
        #expect(clock.string(from: 4205) == "1:10:05")
        #expect(clock.string(from: 65) == "1:05")
        #expect(clock.string(from: -65) == "-1:05")
        #expect(clock.string(from: 5) == "5")
        #expect(clock.string(from: .nan) == nil)
    }

    @Test("Padded units keep their zeros, and have two digits")
    func padded() {
        let clock = formatter(.positional, [.minute, .second])
        clock.zeroFormattingBehavior = .pad
        #expect(clock.string(from: 5) == "00:05")
        #expect(clock.string(from: 3605) == "60:05")
        let letters = formatter(.abbreviated, [.hour, .minute, .second])
        letters.zeroFormattingBehavior = .pad
        #expect(letters.string(from: 70) == "0h 1m 10s")
    }

    @Test("Each style writes units in its way")
    func styles() {
        let styles: [DateComponentsFormatter.UnitsStyle] = [.abbreviated, .short, .full, .spellOut, .brief]
        #expect(
            styles.map { formatter($0, [.hour, .minute]).string(from: 4200) } == [
                "1h 10m", "1 hr, 10 min", "1 hour, 10 minutes", "one hour, ten minutes", "1hr 10min",
            ])
        #expect(formatter(.full, [.hour, .minute], locale: "de_DE").string(from: 4200) == "1 Stunde und 10 Minuten")
    }

    @Test("Units are dropped where there are none, as far as the behaviour says")
    func zeros() {
        let letters = formatter(.abbreviated, [.day, .hour, .minute, .second])
        #expect(letters.string(from: 3610) == "1h 10s")
        #expect(letters.string(from: 0) == "0s")
        letters.zeroFormattingBehavior = .dropLeading
        #expect(letters.string(from: 600) == "10m 0s")
        letters.zeroFormattingBehavior = [.dropTrailing, .dropLeading]
        #expect(letters.string(from: 600) == "10m")
        letters.zeroFormattingBehavior = .dropAll
        letters.maximumUnitCount = 2
        #expect(letters.string(from: 4210) == "1h 10m")
    }

    @Test("Amounts may be components or the time between dates, and be put into phrases")
    func inputs() {
        let full = formatter(.full, [.year, .month, .day])
        let start = Date(timeIntervalSince1970: 0)
        #expect(full.string(from: start, to: start.addingTimeInterval(86400 * 400)) == "1 year, 1 month, 4 days")
        #expect(full.string(from: DateComponents(month: 14)) == "1 year, 2 months")
        full.allowedUnits = .weekOfMonth
        #expect(full.string(from: 86400 * 15) == "2 weeks")
        full.includesApproximationPhrase = true
        full.includesTimeRemainingPhrase = true
        #expect(full.string(from: 86400 * 15) == "About 2 weeks remaining")
        #expect(
            DateComponentsFormatter.localizedString(from: DateComponents(minute: 3), unitsStyle: .positional) == "3:00")
    }

    @Test("A relative time is that of the largest unit")
    func relative() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.localizedString(fromTimeInterval: -7000) == "1 hour ago")
        #expect(formatter.localizedString(from: DateComponents(month: 2)) == "in 2 months")
        formatter.unitsStyle = .spellOut
        #expect(formatter.localizedString(from: DateComponents(day: -2)) == "two days ago")
        formatter.unitsStyle = .short
        #expect(formatter.localizedString(from: DateComponents(hour: -2)) == "2 hr. ago")
        formatter.unitsStyle = .full
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
        formatter.formattingContext = .beginningOfSentence
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "Tomorrow")
        formatter.locale = Locale(identifier: "de")
        #expect(formatter.localizedString(from: DateComponents(day: -2)) == "Vorgestern")
    }

    @Test("Foundation's date formatters are formatters of a text")
    @MainActor func inTexts() {
        let start = Date(timeIntervalSince1970: 0)
        let now = RelativeDateTimeFormatter()
        #expect(now.string(for: start)?.hasSuffix("ago") == true)
        #expect(now.string(for: 3) == nil)
    }
}
