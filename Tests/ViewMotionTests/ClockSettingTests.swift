import Foundation
import SwiftUI
import TestSupport
import Testing

import Umwelt
@testable import UmweltContent
@testable import UmweltTesting

private struct Fading: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Text("Ball").opacity(isOn ? 1 : 0)
            Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
    }
}

/// The dates for which a content closure ran, in seconds after the start of the host's clock.
private final class Runs {
    var seconds: [Double] = []

    func record(_ context: TimelineViewDefaultContext) -> Text {
        seconds.append(context.date.timeIntervalSince(TestHost.start))
        return Text("Clock")
    }
}

/// A schedule of seconds that counts how many dates are taken of it.
private struct CountedSeconds: TimelineSchedule {
    final class Count {
        var dates = 0
    }

    let count: Count

    func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        (0...).lazy.map { [count] number in
            count.dates += 1
            return startDate + Double(number)
        }
    }
}

/// The machine's clock is set forward and back while something shows, as by a time server or after a flight.
@MainActor struct ClockSettingTests {
    /// An hour, and more than a year.
    private nonisolated static let settings: [Double] = [-3600, 3600, -40_000_000, 40_000_000]

    private let runs = Runs()

    @Test(arguments: settings)
    func `Animations go on as if the clock had not been set`(seconds: Double) throws {
        let host = TestHost { Fading() }
        func opacity() throws -> Double { try #require(host.presentation(of: "Ball")).opacity }
        host.tap("Go")
        host.advance(by: 0.25)
        host.clock.set(by: seconds)
        #expect(try abs(opacity() - 0.25) < 1e-6)
        host.advance(by: 0.5)
        #expect(try abs(opacity() - 0.75) < 1e-6)
        #expect(host.isAnimating)
        host.advance(by: 0.25)
        #expect(try opacity() == 1)
        #expect(!host.isAnimating)
    }

    @Test(arguments: settings)
    func `A timeline follows the new time an interval later at most, and leaves no date out`(seconds: Double) {
        let host = TestHost { TimelineView(.periodic(from: start - 1e9, by: 10)) { runs.record($0) } }
        host.advance(by: 15)
        #expect(runs.seconds == [0, 10])
        host.clock.set(by: seconds)
        host.advance(by: 10)
        #expect(runs.seconds.last == seconds + 20)
        let count = runs.seconds.count
        host.advance(by: 30)
        #expect(runs.seconds[count...] == [seconds + 30, seconds + 40, seconds + 50])
    }

    @Test func `A date that has come as the clock is set forward shows at once`() {
        let host = TestHost { TimelineView(.everyMinute) { runs.record($0) } }
        host.advance(by: 1)
        host.clock.set(by: 3600)
        #expect(runs.seconds == [0, 3600])
        host.advance(by: 59)
        #expect(runs.seconds == [0, 3600, 3660])
    }

    @Test(arguments: settings)
    func `Frames go on when the clock is set, with its dates`(seconds: Double) {
        let host = TestHost { TimelineView(.animation) { runs.record($0) } }
        host.advance(by: 0.25)
        host.clock.set(by: seconds)
        host.advance(by: 0.25)
        host.advance(by: 0.25)
        #expect(runs.seconds == [0, 0.25, seconds + 0.5, seconds + 0.75])
    }

    @Test func `Dates between two clock settings are not requested`() {
        let count = CountedSeconds.Count()
        let host = TestHost { TimelineView(CountedSeconds(count: count)) { runs.record($0) } }
        host.advance(by: 1.5)
        host.clock.set(by: 40_000_000)
        host.advance(by: 1)
        #expect(runs.seconds.last == 40_000_002.5)
        host.clock.set(by: -40_000_000)
        host.advance(by: 1)
        #expect(runs.seconds.last == 3.5)
        #expect(count.dates < 20)
    }

    @Test func `A clock setting of less than a second does not read the schedule again`() {
        let host = TestHost { TimelineView(.periodic(from: start - 1e9, by: 10)) { runs.record($0) } }
        host.advance(by: 10)
        host.clock.set(by: -0.5)
        host.advance(by: 10)
        #expect(runs.seconds == [0, 10, 10])
        host.advance(by: 0.5)
        #expect(runs.seconds == [0, 10, 10, 20])
    }

    @Test(arguments: settings)
    func `Texts that show the time follow the new one a second later at most`(seconds: Double) {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Text(timerInterval: start - 1e8...start + 1e8, countsDown: false)
        }
        func shown() -> String { host.texts.first ?? "" }
        func clock(_ seconds: Double) -> String {
            ClockFormat(showsHours: true, locale: Locale(identifier: "en_US")).string(seconds: 1e8 + seconds)
        }
        host.advance(by: 10.5)
        #expect(shown() == clock(10))
        host.clock.set(by: seconds)
        for passed in 11...15 {
            host.advance(by: 1)
            #expect(shown() == clock(seconds + Double(passed)))
        }
    }

    @Test func `The machine's seconds begin with its dates, and alarms for dates ring once`() async {
        let clock = SystemClock()
        #expect(abs(clock.seconds - clock.now.timeIntervalSinceReferenceDate) < 60, "unless it has been set")
        var rings = 0
        await withCheckedContinuation { end in
            _ = clock.alarm(at: clock.now + 0.01) { rings += 1 }
            _ = clock.alarm(at: clock.now - 1000) { rings += 1 }
            clock.alarm(at: clock.now + 0.01) { rings += 100 }.cancel()
            _ = clock.alarm(after: 0.2) { end.resume() }
        }
        #expect(rings == 2)
    }
}

private let start = TestHost.start
