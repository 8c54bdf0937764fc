import SwiftUI
import Testing
import UmweltBase
import UmweltTesting

/// `Locale.current` and `Calendar.current`, which Foundation fixes to `en_001` on Linux.
@MainActor @Suite("The current locale") struct CurrentLocaleTests {
    private struct Page: View {
        var body: some View {
            Text(Locale.current.identifier)
            Text(12.5.formatted(.currency(code: "EUR")))
            Text(Date(timeIntervalSince1970: 0).formatted(.dateTime.year().month(.abbreviated).day()))
            Text(
                Measurement(value: 1.5, unit: UnitLength.kilometers).formatted(
                    .measurement(width: .wide, usage: .asProvided)))
            Text(CurrentLocaleTests.span(calendar: nil))
            Text(CurrentLocaleTests.span(calendar: Calendar.current))
            Text("first day \(Calendar.current.firstWeekday)")
        }
    }

    /// Returns the text of an hour and a half by a formatter with a calendar; nil for its default calendar.
    private static func span(calendar: Calendar?) -> String {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .full
        if let calendar { formatter.calendar = calendar }
        return formatter.string(from: 5400) ?? ""
    }

    private func host(_ identifier: String) -> TestHost {
        var traits = HostTraits.testing
        traits.adopt(Locale(identifier: identifier))
        traits.adopt(TimeZone(secondsFromGMT: 0) ?? .current)
        return TestHost(traits: traits) { Page() }
    }

    @Test("In a body it is the locale of the window")
    func body() {
        #expect(
            host("en_US").texts == [
                "en_US", "€12.50", "Jan 1, 1970", "1.5 kilometers", "1 hour, 30 minutes", "1 hour, 30 minutes",
                "first day 1",
            ])
        #expect(
            host("de_DE").texts == [
                "de_DE", "12,50\u{A0}€", "1. Jan. 1970", "1,5 Kilometer", "1 Stunde und 30 Minuten",
                "1 Stunde und 30 Minuten", "first day 2",
            ])
    }

    @Test("In an action it is the locale of the window that is used")
    func action() {
        let (american, german) = (host("en_US"), host("de_DE"))
        american.update()
        german.update()
        american.tap("en_US")
        #expect(Locale.current.identifier == "en_US")
        #expect(NumberFormatter().locale?.identifier == "en_US")
        german.tap("de_DE")
        #expect(Locale.current.identifier == "de_DE" && Locale.autoupdatingCurrent.identifier == "de_DE")
    }

    @Test("Beside the main actor it is the locale of the process")
    func process() async {
        let process = ProcessEnvironment.locale.identifier
        #expect(await Task.detached { Locale.current.identifier }.value == process)
    }
}
