import SwiftUI
import Testing
import UmweltTesting

/// What a text says in a locale.
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
