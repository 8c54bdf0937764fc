import Foundation
import Testing

@testable import Charts

@Suite("Dates on an axis") struct DateTicksTests {
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }()

    private func date(_ year: Int, _ month: Int = 1, _ day: Int = 1, _ hour: Int = 0) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
    }

    private func ticks(_ first: Date, _ last: Date) -> [String] {
        DateTicks.ticks(from: first, to: last, calendar: calendar).dates.map {
            $0.formatted(
                Date.ISO8601FormatStyle(timeZone: calendar.timeZone).year().month().day().time(
                    includingFractionalSeconds: false))
        }
    }

    @Test("A day has hours, a month weeks, a year quarters, and decades multiples of years")
    func steps() {
        func step(_ first: Date, _ last: Date) -> DateStep {
            DateTicks.ticks(from: first, to: last, calendar: calendar).step
        }
        #expect(step(date(2026, 3, 1), date(2026, 3, 2)) == DateStep(unit: .hour, count: 6))
        #expect(step(date(2026, 3, 1), date(2026, 3, 31)) == DateStep(unit: .weekOfYear))
        #expect(step(date(2026), date(2026, 12, 31)) == DateStep(unit: .month, count: 3))
        #expect(step(date(1990), date(2026)) == DateStep(unit: .year, count: 10))
    }

    @Test("Ticks are where units begin: months keep their first days, and decades their round years")
    func boundaries() {
        let months = DateTicks.dates(
            of: DateStep(unit: .month), from: date(2026, 1, 15), to: date(2026, 5, 2), calendar: calendar)
        #expect(months == [date(2026, 2), date(2026, 3), date(2026, 4), date(2026, 5)])
        let decades = DateTicks.dates(
            of: DateStep(unit: .year, count: 10), from: date(1994), to: date(2021), calendar: calendar)
        #expect(decades == [date(2000), date(2010), date(2020)])
        let hours = DateTicks.dates(
            of: DateStep(unit: .hour, count: 6), from: date(2026, 1, 1, 5), to: date(2026, 1, 1, 20), calendar: calendar
        )
        #expect(hours == [date(2026, 1, 1, 6), date(2026, 1, 1, 12), date(2026, 1, 1, 18)])
    }

    @Test("Quarters are three months, and six hours are counted from midnight when a clock changes")
    func irregular() {
        let quarters = DateTicks.dates(
            of: DateStep(unit: .quarter), from: date(2026), to: date(2026, 12, 31), calendar: calendar)
        #expect(quarters == [date(2026), date(2026, 4), date(2026, 7), date(2026, 10)])
        var newYork = calendar
        newYork.timeZone = TimeZone(identifier: "America/New_York") ?? .gmt
        let start = newYork.date(from: DateComponents(year: 2024, month: 3, day: 10)) ?? .distantPast
        let hours = DateTicks.dates(
            of: DateStep(unit: .hour, count: 6), from: start, to: start + 46 * 3_600, calendar: newYork)
        #expect(hours.suffix(4).map { newYork.component(.hour, from: $0) } == [0, 6, 12, 18])
    }

    @Test("Bins cover the range with whole units, and find the bin of a date")
    func bins() {
        let bins = DateBins(unit: .month, range: date(2026, 1, 15)...date(2026, 3, 2), calendar: calendar)
        #expect(bins.thresholds == [date(2026), date(2026, 2), date(2026, 3), date(2026, 4)])
        #expect(bins.index(for: date(2026, 2, 14)) == 1)
        #expect(bins.index(for: date(2020)) == 0)
        #expect(bins.index(for: date(2030)) == 2)
        #expect(DateBins(unit: .hour, range: date(2024)...date(2026), calendar: calendar).count == 731 * 24)
    }

    @Test("Numbers have bins at multiples of the size; the last one includes its upper bound")
    func numberBins() {
        let bins = NumberBins(size: 5, range: 3...15)
        #expect(bins.thresholds == [0, 5, 10, 15])
        #expect(bins.count == 3)
        #expect(bins.index(for: 5) == 1)
        #expect(bins.index(for: 15) == 2)
        #expect(bins[2].contains(15))
        #expect(!bins[1].contains(10))
        #expect(NumberBins(range: 0.0...1, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1])
        #expect(NumberBins(data: [1, 2, 9, 10], desiredCount: 5).thresholds == [0, 2, 4, 6, 8, 10])
    }
}
