import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt

@MainActor @Suite("Texts that follow the time in a format")
struct TimeSourceTests {
    private let start = TestHost.start

    private func show(_ text: Text, locale: String = "en_US") -> TestHost {
        TestHost(typeSetter: FixedMetrics()) {
            text.environment(\.locale, Locale(identifier: locale)).environment(\.timeZone, .gmt)
        }
    }

    private func said(_ text: Text, locale: String = "en_US") -> String {
        (show(text, locale: locale).texts.first ?? "")
            .replacing("\u{202F}", with: " ").replacing("\u{00A0}", with: " ")
    }

    @Test("A stopwatch shows hundredths of a second, and hours when there are any")
    func stopwatch() {
        func time(_ seconds: Double) -> String {
            said(Text(.currentDate, format: .stopwatch(startingAt: start - seconds)))
        }
        #expect(time(7.25) == "0:07.25")
        #expect(time(3725.5) == "1:02:05.50")
        #expect(time(-3) == "0:00.00")
        let plain = Text(.currentDate, format: .stopwatch(startingAt: start - 3725.5, maxFieldCount: 2))
        #expect(said(plain) == "1:02")
        let minutes = Text(.currentDate, format: .stopwatch(startingAt: start - 3725.5, showsHours: false))
        #expect(said(minutes) == "62:05.50")
    }

    @Test("A timer counts down and stays at zero, or counts up and stays at the end")
    func timer() {
        let host = show(Text(.currentDate, format: .timer(countingDownIn: start..<start + 2.5)))
        #expect(host.texts == ["0:03"])
        host.advance(by: 0.6)
        #expect(host.texts == ["0:02"])
        host.advance(by: 10)
        #expect(host.texts == ["0:00"])
        let up = show(Text(.currentDate, format: .timer(countingUpIn: start..<start + 2)))
        #expect(up.texts == ["0:00"])
        up.advance(by: 1.1)
        #expect(up.texts == ["0:01"])
        up.advance(by: 10)
        #expect(up.texts == ["0:02"])
    }

    @Test("Any format that knows when it changes follows the time")
    func formats() {
        let host = show(Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond)))
        #expect(host.texts == ["0:00"])
        host.advance(by: 61)
        #expect(host.texts == ["1:01"])
    }

    @Test("An offset says how far the time is from a date, in its largest units")
    func offset() {
        func offset(_ seconds: Double, _ count: Int = 2) -> String {
            said(Text(.currentDate, format: .offset(to: start - seconds, maxFieldCount: count)))
        }
        #expect(offset(7500) == "+2 hours, 5 minutes")
        #expect(offset(7500, 1) == "+2 hours")
        #expect(offset(-190) == "-3 minutes, 10 seconds")
    }

    @Test("A reference says where a date lies, and a date that is far away itself")
    func reference() {
        func reference(_ seconds: Double) -> String {
            said(Text(.currentDate, format: .reference(to: start + seconds)))
        }
        #expect(reference(300) == "in 5 minutes")
        #expect(reference(-7200) == "2 hours ago")
        #expect(reference(86_400 * 3).contains(":00"))
    }

    @Test("Time that passes runs no body, and a new source is another text")
    func updates() {
        let model = Clock(start: start)
        let host = TestHost(typeSetter: FixedMetrics()) { ClockView(model: model) }
        #expect(host.updates { host.advance(by: 1) }.isEmpty)
        #expect(host.updates { model.start = start - 60 } == ["ClockView"])
        #expect(host.texts == ["since 1:01"])
    }
}

@Observable private final class Clock {
    var start: Date
    init(start: Date) { self.start = start }
}

private struct ClockView: View {
    let model: Clock
    var body: some View {
        Text("since \(.durationOffset(to: model.start), format: .time(pattern: .minuteSecond))")
            .environment(\.locale, Locale(identifier: "en_US"))
    }
}
