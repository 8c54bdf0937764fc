import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

/// The dates for which a content closure ran, in seconds after the start of the host's clock.
private final class Runs {
    var seconds: [Double] = []
    var context: TimelineViewDefaultContext?

    func record(_ context: TimelineViewDefaultContext) {
        seconds.append(context.date.timeIntervalSince(TestHost.start))
        self.context = context
    }
}

private struct Face: View {
    let date: Date

    var body: some View { Text(verbatim: "\(Int(date.timeIntervalSince(TestHost.start)))") }
}

private struct Clock<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    let runs: Runs

    var body: some View {
        VStack {
            Text("Clock")
            TimelineView(schedule) { context in
                let _ = runs.record(context)
                Face(date: context.date)
            }
        }
    }
}

private struct Pausing: View {
    @State private var isPaused = false
    let runs: Runs

    var body: some View {
        VStack {
            TimelineView(.animation(paused: isPaused)) { context in
                let _ = runs.record(context)
                Face(date: context.date)
            }
            Button("Pause") { isPaused.toggle() }
        }
    }
}

private struct Leaving<Schedule: TimelineSchedule>: View {
    @State private var isShown = true
    let schedule: Schedule
    let runs: Runs

    var body: some View {
        VStack {
            if isShown { Clock(schedule: schedule, runs: runs) }
            Button("Leave") { isShown = false }
        }
    }
}

@Observable private final class Suffix {
    var text = "s"
}

/// A schedule of an app's own: the seconds that are squares, from a given date on, however early that is.
private struct Squares: TimelineSchedule {
    func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        (0...).lazy.map { TestHost.start - 100 + Double($0 * $0) }
    }
}

private let start = TestHost.start

/// Views whose content is made at the dates of a schedule.
@MainActor
struct TimelineViewTests {
    private let runs = Runs()

    private func show(_ schedule: some TimelineSchedule) -> TestHost {
        TestHost { Clock(schedule: schedule, runs: runs) }
    }

    // MARK: Dates

    @Test func `SEMANTICS 51: the content runs at the dates of the schedule, and nothing else`() {
        let host = show(.periodic(from: start, by: 10))
        #expect(runs.seconds == [0])
        #expect(host.texts == ["Clock", "0"])
        #expect(host.updates { host.advance(by: 5) } == [])
        #expect(runs.seconds == [0])
        #expect(host.updates { host.advance(by: 5) } == ["Face"])
        #expect(host.texts == ["Clock", "10"])
        #expect(host.updates { host.advance(by: 25) } == ["Face", "Face"])
        #expect(runs.seconds == [0, 10, 20, 30])
        #expect(!host.isAnimating)
    }

    @Test func `SEMANTICS 51: every minute is two bodies a minute at most, however long it takes`() {
        let host = show(.everyMinute)
        let bodies = host.updates { host.advance(by: 10_000) }
        #expect(bodies == Array(repeating: "Face", count: 166))
        #expect(runs.seconds == (0...166).map { Double($0 * 60) })
        // The element, the face and its text.
        #expect(host.cost.nodesVisited <= 166 * 3)
    }

    @Test func `SEMANTICS 51: of dates that have passed the last one shows, and each to come in its turn`() {
        let host = show(.explicit([start - 20, start - 5, start + 3, start + 4]))
        #expect(runs.seconds == [-5])
        host.advance(by: 3)
        #expect(runs.seconds == [-5, 3])
        #expect(host.updates { host.advance(by: 1000) } == ["Face"])
        #expect(runs.seconds == [-5, 3, 4])
    }

    @Test func `Before the first date the present shows, once`() {
        let host = show(.explicit([start + 10]))
        #expect(runs.seconds == [0])
        host.advance(by: 9)
        #expect(runs.seconds == [0])
        host.advance(by: 1)
        #expect(runs.seconds == [0, 10])
    }

    @Test func `Without dates the present shows, and nothing waits`() {
        let host = show(.explicit([]))
        #expect(runs.seconds == [0])
        #expect(host.updates { host.advance(by: 100) } == [])
        #expect(!host.isAnimating)
    }

    @Test func `A schedule of an app's own is followed`() {
        let host = show(Squares())
        #expect(runs.seconds == [0])
        host.advance(by: 50)
        #expect(runs.seconds == [0, 21, 44])
    }

    @Test func `Dates nearer than a frame are left out`() {
        let host = show(.periodic(from: start, by: 0.001))
        host.advance(by: 1)
        #expect(runs.seconds.count <= 61)
        #expect(runs.seconds.count >= 57)
    }

    @Test func `Another schedule begins at once, the same one continues`() {
        struct Choosing: View {
            @State private var interval = 10.0
            @State private var count = 0
            let runs: Runs

            var body: some View {
                VStack {
                    TimelineView(.periodic(from: start, by: interval)) { context in
                        let _ = runs.record(context)
                        Text(verbatim: "\(count)")
                    }
                    Button("Faster") { interval = 2 }
                    Button("Count") { count += 1 }
                }
            }
        }
        let host = TestHost { Choosing(runs: runs) }
        host.advance(by: 15)
        host.tap("Count")
        #expect(runs.seconds == [0, 10, 10])
        host.advance(by: 6)
        #expect(runs.seconds == [0, 10, 10, 20])
        host.advance(by: 6)
        host.tap("Faster")
        #expect(runs.seconds == [0, 10, 10, 20, 26])
        host.advance(by: 2)
        #expect(runs.seconds == [0, 10, 10, 20, 26, 28])
    }

    // MARK: Frames

    @Test func `SEMANTICS 51: a schedule of frames runs once with each frame, without alarms`() {
        let host = show(.animation)
        #expect(runs.seconds == [0])
        #expect(host.isAnimating)
        #expect(runs.seconds == [0])
        #expect(host.updates { host.advance(by: 0.25) } == ["Face"])
        #expect(runs.seconds == [0, 0.25])
        host.advance(by: 1000)
        #expect(runs.seconds == [0, 0.25, 1000.25])
    }

    @Test func `SEMANTICS 51: frames nearer than the minimum interval are skipped`() {
        let host = show(.animation(minimumInterval: 0.5))
        for _ in 1...6 { host.advance(by: 0.25) }
        #expect(runs.seconds == [0, 0.5, 1, 1.5])
    }

    @Test func `SEMANTICS 51: half the display's rate is every second frame`() {
        let host = show(.animation(minimumInterval: 1 / 30))
        for _ in 1...60 { host.advance(by: 1 / 60) }
        #expect(runs.seconds.count == 31)
    }

    @Test(arguments: [0, -1, .nan, -Double.infinity])
    func `A minimum interval that is no length is none`(interval: Double) {
        let host = show(.animation(minimumInterval: interval))
        for _ in 1...3 { host.advance(by: 0.25) }
        #expect(runs.seconds == [0, 0.25, 0.5, 0.75])
    }

    @Test func `SEMANTICS 51: a paused schedule keeps its date and asks for no frames`() {
        let host = TestHost { Pausing(runs: runs) }
        host.advance(by: 1)
        #expect(runs.seconds == [0, 1])
        host.tap("Pause")
        #expect(runs.seconds == [0, 1, 1])
        #expect(!host.isAnimating)
        #expect(host.updates { host.advance(by: 5) } == [])
        #expect(runs.seconds == [0, 1, 1])
        host.tap("Pause")
        #expect(runs.seconds == [0, 1, 1, 6])
        #expect(host.isAnimating)
        host.advance(by: 1)
        #expect(runs.seconds == [0, 1, 1, 6, 7])
    }

    // MARK: Out of sight

    @Test func `SEMANTICS 51: a window in the background gets no dates, and the right one when it is back`() {
        let host = show(.periodic(from: start, by: 10))
        host.traits.scenePhase = .background
        #expect(host.updates { host.advance(by: 35) } == [])
        #expect(runs.seconds == [0])
        #expect(host.updates { host.traits.scenePhase = .active } == ["Face"])
        #expect(runs.seconds == [0, 30])
        host.advance(by: 5)
        #expect(runs.seconds == [0, 30, 40])
    }

    @Test func `SEMANTICS 51: a window in the background gets no frames`() {
        let host = show(.animation)
        host.traits.scenePhase = .background
        #expect(!host.isAnimating)
        #expect(host.updates { host.advance(by: 5) } == [])
        #expect(host.updates { host.traits.scenePhase = .active } == ["Face"])
        #expect(runs.seconds == [0, 5])
        #expect(host.isAnimating)
    }

    @Test func `A view behind another tab gets no dates and no frames`() {
        let host = TestHost {
            TabView {
                Tab("Clocks", systemImage: "clock") {
                    Clock(schedule: .animation, runs: runs)
                    Clock(schedule: .periodic(from: start, by: 10), runs: Runs())
                }
                Tab("Other", systemImage: "star") { Text("Other") }
            }
        }
        #expect(host.isAnimating)
        host.chooseTab("Other")
        #expect(host.waitUntilIdle())
        #expect(host.updates { host.advance(by: 100) } == [])
        let count = runs.seconds.count
        host.chooseTab("Clocks")
        #expect(host.isAnimating)
        #expect(runs.seconds.count == count + 1)
    }

    @Test func `A view that has left gets no dates`() {
        let host = TestHost { Leaving(schedule: .periodic(from: start, by: 1), runs: runs) }
        host.advance(by: 1)
        host.tap("Leave")
        #expect(host.updates { host.advance(by: 10) } == [])
        #expect(runs.seconds == [0, 1])
    }

    @Test func `A view that has left gets no frames`() {
        let host = TestHost { Leaving(schedule: .animation, runs: runs) }
        #expect(host.isAnimating)
        host.tap("Leave")
        #expect(!host.isAnimating)
    }

    @Test func `SEMANTICS 55: where nothing animates the content is made once`() {
        let host = ViewHost(
            proposedSize: ProposedViewSize(width: 100, height: 100), traits: .testing, typeSetter: FixedMetrics(),
            content: Clock(schedule: .animation, runs: runs))
        host.update()
        #expect(runs.seconds.count == 1)
        #expect(!host.motion.isAnimating)
        #expect(!host.needsUpdate)
        host.update()
        #expect(runs.seconds.count == 1)
    }

    // MARK: The content

    @Test func `Content runs again when its values change, for the same date`() {
        let suffix = Suffix()
        let host = TestHost {
            TimelineView(.periodic(from: start, by: 10)) { context in
                let _ = runs.record(context)
                Text(verbatim: "now\(suffix.text)")
            }
        }
        host.advance(by: 12)
        suffix.text = "!"
        #expect(host.texts == ["now!"])
        #expect(runs.seconds == [0, 10, 10])
    }

    @Test func `A new context makes the content again`() {
        let host = show(.everyMinute)
        #expect(host.updates { runs.context?.invalidateTimelineContent() } == [])
        #expect(runs.seconds == [0, 0])
        #expect(runs.context?.cadence == .live)
        #expect(TimelineViewDefaultContext.Cadence.live < .seconds)
        #expect(TimelineViewDefaultContext.Cadence.seconds < .minutes)
    }

    @Test func `A content that renews itself does not run for ever`() {
        let host = TestHost {
            TimelineView(.everyMinute) { context in
                let _ = runs.record(context)
                let _ = context.invalidateTimelineContent()
                Text("Clock")
            }
        }
        host.advance(by: 60)
        #expect(runs.seconds == [0, 60])
    }

    @Test func `State of the content stays from date to date`() {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("\(count)") { count += 1 } }
        }
        let host = TestHost { TimelineView(.periodic(from: start, by: 1)) { _ in Counter() } }
        host.tap("0")
        host.advance(by: 3)
        #expect(host.tap("1"))
    }
}
