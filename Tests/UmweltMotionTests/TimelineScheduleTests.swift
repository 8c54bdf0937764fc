import Foundation
import Testing

import Umwelt

@Suite("Schedules of timeline views") struct TimelineScheduleTests {
    /// A minute's beginning, some 26 years after the reference date.
    private let minute = Date(timeIntervalSinceReferenceDate: 800_000_040)

    /// The first dates of a schedule, in seconds after `minute`.
    private func seconds<S: TimelineSchedule>(
        _ schedule: S, from start: Double = 0, _ mode: TimelineScheduleMode = .normal, count: Int = 4
    ) -> [Double] {
        schedule.entries(from: minute + start, mode: mode).prefix(count).map { $0.timeIntervalSince(minute) }
    }

    /// True if dates come once in a frame of 60 a second, from a given one on.
    private func areFrames(_ seconds: [Double], from start: Double = 0) -> Bool {
        seconds.count == 4 && seconds.indices.allSatisfy { abs(seconds[$0] - start - Double($0) / 60) < 1e-6 }
    }

    @Test("SEMANTICS 51: periodic dates start with the last one that has passed")
    func periodic() {
        let schedule = PeriodicTimelineSchedule(from: minute + 30, by: 60)
        #expect(seconds(schedule, from: 1_485) == [1_470, 1_530, 1_590, 1_650])
        #expect(seconds(schedule, from: 1_530) == [1_530, 1_590, 1_650, 1_710])
        #expect(seconds(schedule, from: 1_485, .lowFrequency) == seconds(schedule, from: 1_485))
    }

    @Test("SEMANTICS 51: periodic dates that are yet to come start with the first one")
    func periodicInTheFuture() {
        #expect(seconds(.periodic(from: minute + 100, by: 3)) == [100, 103, 106, 109])
    }

    @Test("Periodic dates do not drift, and start where they are asked for one of them")
    func periodicExactly() {
        let schedule = PeriodicTimelineSchedule(from: minute, by: 0.1)
        for place in [1, 3, 7, 864_001, 123_456_789] {
            let date = minute.addingTimeInterval(Double(place) * 0.1)
            var entries = schedule.entries(from: date, mode: .normal).makeIterator()
            #expect(entries.next() == date)
            #expect(abs((entries.next() ?? .distantPast).timeIntervalSince(date) - 0.1) < 1e-6)
        }
    }

    @Test("SEMANTICS 51: every minute starts with the beginning of the current one")
    func everyMinute() {
        #expect(seconds(.everyMinute, from: 32) == [0, 60, 120, 180])
        #expect(seconds(.everyMinute, from: 60) == [60, 120, 180, 240])
        #expect(seconds(.everyMinute, from: 119.999) == [60, 120, 180, 240])
        let old = Date(timeIntervalSinceReferenceDate: -61)
        let dates = EveryMinuteTimelineSchedule().entries(from: old, mode: .normal).prefix(2)
        #expect(dates.map(\.timeIntervalSinceReferenceDate) == [-120, -60])
    }

    @Test("SEMANTICS 51: explicit dates are as they were given")
    func explicit() {
        let dates = [-5, 2, 9].map { minute + $0 }
        #expect(seconds(.explicit(dates)) == [-5, 2, 9])
        #expect(seconds(.explicit(dates), from: 100, .lowFrequency) == [-5, 2, 9])
        #expect(seconds(.explicit([Date]())).isEmpty)
    }

    @Test("SEMANTICS 51: an animation has 60 dates a second, or fewer, or none when it is paused")
    func animation() {
        #expect(areFrames(seconds(.animation, from: 5), from: 5))
        #expect(seconds(.animation(minimumInterval: 0.25)) == [0, 0.25, 0.5, 0.75])
        #expect(areFrames(seconds(.animation(minimumInterval: 1 / 240))))
        #expect(seconds(.animation(paused: true)).isEmpty)
        #expect(seconds(.animation, .lowFrequency).isEmpty)
    }

    @Test(
        "Intervals that are none do not make a schedule endless", arguments: [0, -1, Double.nan, .infinity, -.infinity])
    func intervals(_ interval: Double) {
        #expect(seconds(.periodic(from: minute, by: interval), from: 100) == [0])
        let dates = seconds(.animation(minimumInterval: interval))
        #expect(interval == .infinity ? dates == [0] : areFrames(dates))
    }

    @Test("Dates always ascend", arguments: [1e-300, 1e-9, 0.001, 1, 1e12, 1e300])
    func ascending(_ interval: Double) {
        let odd: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0]
        let dates = odd.map { Date(timeIntervalSinceReferenceDate: $0) } + [.distantPast, .distantFuture, minute]
        for origin in dates {
            for start in dates {
                let entries = Array(
                    PeriodicTimelineSchedule(from: origin, by: interval).entries(from: start, mode: .normal).prefix(9))
                #expect(zip(entries, entries.dropFirst()).allSatisfy { $0 < $1 })
            }
        }
        for start in dates {
            let minutes = Array(EveryMinuteTimelineSchedule().entries(from: start, mode: .normal).prefix(9))
            #expect(zip(minutes, minutes.dropFirst()).allSatisfy { $0 < $1 })
        }
    }

    /// A schedule that an app writes, with dates of its own in each mode.
    private struct Doubling: TimelineSchedule {
        func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
            let first = mode == .normal ? 1.0 : 10
            return sequence(first: first) { $0 * 2 }.lazy.map { startDate + $0 }
        }
    }

    @Test("An app writes schedules of its own")
    func ownSchedule() {
        #expect(seconds(Doubling()) == [1, 2, 4, 8])
        #expect(seconds(Doubling(), .lowFrequency) == [10, 20, 40, 80])
    }
}
