import Foundation
import Testing

import Umwelt
@testable import UmweltInteraction

/// The dates of a schedule, as time goes by.
struct TimelineDatesTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func dates(_ seconds: [Double]) -> TimelineDates<[Date].Iterator> {
        TimelineDates(seconds.map { start + $0 }.makeIterator(), at: start)
    }

    @Test func `The latest date that has come is the current one`() {
        var dates = dates([-3, -1, 2, 4])
        #expect(dates.current == start - 1)
        #expect(dates.next == start + 2)
        dates.move(to: start + 1)
        #expect(dates.current == start - 1)
        dates.move(to: start + 10)
        #expect(dates.current == start + 4)
        #expect(dates.next == nil)
    }

    @Test func `Dates that are not later than the previous one are left out`() {
        var dates = dates([1, 1, .nan, 0, 2])
        #expect(dates.current == nil)
        dates.move(to: start + 1)
        #expect(dates.current == start + 1)
        #expect(dates.next == start + 2)
    }

    @Test func `A schedule that gives one date for ever ends`() {
        let same = sequence(first: start) { $0 }
        let dates = TimelineDates(same.makeIterator(), at: start)
        #expect(dates.current == start)
        #expect(dates.next == nil)
    }

    @Test func `An alarm that rings a little early counts`() {
        var dates = dates([1])
        dates.move(to: start + 0.9995)
        #expect(dates.current == start + 1)
    }
}
