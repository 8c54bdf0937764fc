import SwiftUI
import Testing
import UmweltTesting

/// The words of a text in a locale.
@MainActor
private func said(_ text: Text, in locale: String, timeZone: Int = 0) -> [String] {
    TestHost(typeSetter: FixedMetrics()) {
        text.environment(\.locale, Locale(identifier: locale))
            .environment(\.timeZone, TimeZone(secondsFromGMT: timeZone) ?? .gmt)
    }
    .texts
}

@MainActor @Suite("Texts in a locale")
struct LocaleTextTests {
    @Test("Interpolated numbers are written as the environment's locale writes them")
    func numbers() {
        #expect(said(Text("\(1_234_567) items"), in: "en_US") == ["1,234,567 items"])
        #expect(said(Text("\(1_234_567) items"), in: "de_DE") == ["1.234.567 items"])
        #expect(said(Text("\(2.5, specifier: "%.2f") kg"), in: "en_US") == ["2.50 kg"])
        #expect(said(Text("100% of \("a name")"), in: "en_US") == ["100% of a name"])
    }

    @Test("Text is set for the language that is asked for, and says what its locale says")
    func typesetting() {
        func language<Content: View>(_ view: Content) -> String? {
            let host = TestHost(typeSetter: FixedMetrics()) { view.environment(\.locale, Locale(identifier: "de_DE")) }
            var items = host.displayList.items
            while case .group(let group) = items.first { items = group.items }
            guard case .text(let layout, _) = items.first else { return nil }
            #expect(layout.lines.first?.text == "1.234")
            return layout.paragraph.localeIdentifier
        }
        let text = Text("\(1234)")
        #expect(language(text) == "de_DE")
        #expect(language(text.typesettingLanguage(.init(identifier: "ja"))) == "ja")
        #expect(language(text.typesettingLanguage(.init(identifier: "ja"), isEnabled: false)) == "de_DE")
        #expect(language(text.typesettingLanguage(.automatic).typesettingLanguage(.init(identifier: "ja"))) == "de_DE")
    }

    @Test("Formats take the environment's locale")
    func formats() {
        #expect(said(Text(12.5, format: .number), in: "de_DE") == ["12,5"])
        #expect(said(Text("\(12.5, format: .number) and \(Text("more").bold())"), in: "de_DE") == ["12,5 and more"])
    }

    @Test("Dates take the environment's locale, calendar and time zone")
    func dates() {
        let date = Date(timeIntervalSince1970: 0)
        #expect(said(Text(date, style: .date), in: "en_US") == ["January 1, 1970"])
        #expect(said(Text(date, style: .date), in: "en_US", timeZone: -3600) == ["December 31, 1969"])
        #expect(said(Text(date, style: .date), in: "de_DE") == ["1. Januar 1970"])
    }

    @Test("Formats of dates take the environment's calendar and time zone, unless they have their own")
    func dateFormats() {
        let date = Date(timeIntervalSince1970: 0)
        let time = Date.FormatStyle(locale: Locale(identifier: "en_GB")).hour().minute()
        func said(_ text: Text, timeZone: Int, calendar: Calendar.Identifier = .gregorian) -> String? {
            TestHost(typeSetter: FixedMetrics()) {
                text.environment(\.locale, Locale(identifier: "en_GB"))
                    .environment(\.calendar, Calendar(identifier: calendar))
                    .environment(\.timeZone, TimeZone(secondsFromGMT: timeZone) ?? .gmt)
            }
            .texts.first
        }
        var own = time
        own.timeZone = .gmt
        for hours in [1, 2] {
            let zone = hours * 3600
            #expect(said(Text(date, format: time), timeZone: zone) == "0\(hours):00")
            #expect(said(Text("at \(date, format: time)"), timeZone: zone) == "at 0\(hours):00")
            #expect(said(Text(date, format: time.attributedStyle), timeZone: zone) == "0\(hours):00")
            #expect(said(Text(date, format: own), timeZone: zone) == "00:00")
            let interval = Date.IntervalFormatStyle(date: .omitted, time: .shortened)
            let text = said(Text(date..<date + 1800, format: interval), timeZone: zone)
            #expect(text?.contains("0\(hours):00") == true && text?.contains("0\(hours):30") == true)
        }
        let year = Date.FormatStyle.dateTime.year()
        #expect(said(Text(date, format: year), timeZone: 0) == "1970")
        #expect(said(Text(date, format: year), timeZone: 0, calendar: .buddhist)?.contains("2513") == true)
        var gregorian = year
        gregorian.calendar = Calendar(identifier: .gregorian)
        #expect(said(Text(date, format: gregorian), timeZone: 0, calendar: .buddhist) == "1970")
    }

    @Test("Fields write and read dates in the environment's time zone")
    func dateField() {
        struct Sample: View {
            @State private var date = Date(timeIntervalSince1970: 0)
            var body: some View {
                TextField("Date", value: $date, format: Date.FormatStyle(date: .numeric, time: .shortened))
                Text(verbatim: "\(date.timeIntervalSince1970)")
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) {
            Sample().environment(\.locale, Locale(identifier: "en_GB"))
                .environment(\.calendar, Calendar(identifier: .gregorian))
                .environment(\.timeZone, TimeZone(secondsFromGMT: 7200) ?? .gmt)
        }
        #expect(host.text(in: "Date") == "01/01/1970, 2:00")
        host.clear("Date")
        host.type("01/01/1970, 03:00", into: "Date")
        host.submit("Date")
        #expect(host.texts.last == "3600.0")
    }

    @Test("Verbatim texts and strings are shown as they are")
    func verbatim() {
        #expect(said(Text(verbatim: "50% \(1234)"), in: "de_DE") == ["50% 1234"])
        let string = "50% off"
        #expect(said(Text(string), in: "de_DE") == ["50% off"])
    }

    @Test("Texts are shown in capitals or small letters as the environment says, by the rules of the language")
    func textCase() {
        func texts(_ locale: String) -> [String] {
            TestHost(typeSetter: FixedMetrics()) {
                Text("Title").textCase(.uppercase).environment(\.locale, Locale(identifier: locale))
                Text("Title").environment(\.textCase, .lowercase)
                Text("Title").textCase(nil).textCase(.uppercase)
            }.texts
        }
        #expect(texts("en") == ["TITLE", "title", "Title"])
        #expect(texts("tr")[0] == "T\u{130}TLE")
    }
}
