import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

@MainActor @Suite("Texts that tell times")
struct DateTextTests {
    private func show(_ text: Text, locale: String = "en_US") -> TestHost {
        TestHost(typeSetter: FixedMetrics()) {
            text.environment(\.locale, Locale(identifier: locale)).environment(\.timeZone, .gmt)
        }
    }

    /// The words of a text, with usual spaces.
    private func said(_ host: TestHost) -> String {
        (host.texts.first ?? "").replacing("\u{202F}", with: " ").replacing("\u{2009}", with: " ")
    }

    private func said(_ text: Text, locale: String = "en_US") -> String { said(show(text, locale: locale)) }

    private let start = TestHost.start

    @Test(
        "A relative date says how far away it is, in its two largest units",
        arguments: [
            (5.0, "5 sec"), (65, "1 min, 5 sec"), (3600, "1 hr"), (3900, "1 hr, 5 min"), (90_000, "1 day, 1 hr"),
            (0, "0 sec"), (86_400 * 40, "1 mth, 9 days"), (86_400 * 800, "2 yrs, 2 mths"),
        ] as [(Double, String)])
    func relative(seconds: Double, expected: String) {
        #expect(said(Text(start - seconds, style: .relative)) == expected)
    }

    @Test("A short time keeps the zero that the locale writes")
    func shortTime() {
        let early = Date(timeIntervalSinceReferenceDate: 7 * 3600 + 13 * 60)
        #expect(said(Text(early, style: .time), locale: "de_DE") == "07:13")
        #expect(said(Text(early, style: .time)) == "7:13 AM")
        #expect(said(Text(early, style: .time), locale: "cs_CZ") == "7:13")
    }

    @Test("An offset says on which side the date is")
    func offset() {
        #expect(said(Text(start - 7300, style: .offset)) == "+2 hours")
        #expect(said(Text(start + 190, style: .offset)) == "-3 minutes")
        #expect(said(Text(start + 190, style: .offset), locale: "de_DE") == "-3 Minuten")
    }

    @Test("A timer counts to a date and then from it")
    func timer() {
        #expect(said(Text(start + 152, style: .timer)) == "2:32")
        #expect(said(Text(start - 133_141, style: .timer)) == "36:59:01")
        let host = show(Text(start + 2, style: .timer))
        #expect(said(host) == "0:02")
        host.advance(by: 3)
        #expect(said(host) == "0:01")
    }

    @Test("A text goes on with the time, and nothing else is visited")
    func time() {
        struct Page: View {
            var body: some View {
                Text("still")
                Text(TestHost.start, style: .relative).environment(\.locale, Locale(identifier: "en_US"))
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Page() }
        #expect(host.texts == ["still", "0 sec"])
        #expect(host.updates { host.advance(by: 5) } == [])
        #expect(host.texts == ["still", "5 sec"])
        host.advance(by: 3600 * 2)
        #expect(host.texts == ["still", "2 hr"])
        host.advance(by: 60)
        #expect(host.texts == ["still", "2 hr, 1 min"])
    }

    @Test("A timer of an interval runs down to its end and stands still there")
    func interval() {
        let host = show(Text(timerInterval: start...start + 65))
        #expect(said(host) == "1:05")
        host.advance(by: 6)
        #expect(said(host) == "0:59")
        host.advance(by: 100)
        #expect(said(host) == "0:00")
        let up = show(Text(timerInterval: start + 10...start + 4000, countsDown: false))
        #expect(said(up) == "0:00", "It has not begun")
        up.advance(by: 75)
        #expect(said(up) == "1:05")
        let hours = start...start + 7200
        #expect(said(Text(timerInterval: hours)) == "2:00:00")
        #expect(said(Text(timerInterval: hours, showsHours: false)) == "120:00")
        #expect(said(Text(timerInterval: start - 100...start + 100, pauseTime: start - 40)) == "2:20")
    }

    @Test("An interval says its beginning and end, and the days if there are two")
    func dates() {
        #expect(said(Text(start...start + 5400)) == "12:00 – 1:30 PM")
        #expect(said(Text(DateInterval(start: start, duration: 5400))) == "12:00 – 1:30 PM")
        #expect(said(Text(start...start)) == "12:00 PM")
        let days = said(Text(start...start + 100_000))
        #expect(days.contains("Jun 16") && days.contains("Jun 17"))
        #expect(said(Text("from \(start, style: .time)")) == "from 12:00 PM")
        #expect(said(Text("\(start...start + 5400)")) == "12:00 – 1:30 PM")
        #expect(said(Text("\(timerInterval: start...start + 60)")) == "1:00")
    }

    @Test("Styles can be written down")
    func coding() throws {
        let data = try JSONEncoder().encode([Text.DateStyle.timer])
        #expect(try JSONDecoder().decode([Text.DateStyle].self, from: data) == [.timer])
    }
}
