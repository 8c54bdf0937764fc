import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Date pickers")
struct DatePickerTests {
    /// 2024-05-31 21:30 in Greenwich.
    private static let start = Date(timeIntervalSince1970: 1_717_191_000)

    private struct Page: View {
        @State var date = DatePickerTests.start
        var range: ClosedRange<Date> = .distantPast ... .distantFuture
        var components: DatePickerComponents = [.date, .hourAndMinute]

        var body: some View {
            DatePicker("Due", selection: $date, in: range, displayedComponents: components)
            Text(verbatim: "\(Int(date.timeIntervalSince(DatePickerTests.start) / 60)) min")
        }
    }

    private func show(_ view: some View, locale: String = "en_US") -> TestHost {
        TestHost {
            view.environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: locale))
                .environment(\.calendar, Calendar(identifier: .gregorian))
        }
    }

    @Test("It shows the day and the time, as the environment's language writes them, or only one of them")
    func shown() {
        let texts = { (host: TestHost) in host.texts.map { $0.replacing("\u{202F}", with: " ") } }
        #expect(texts(show(Page())) == ["Due", "May 31, 2024", "9:30 PM", "0 min"])
        #expect(texts(show(Page(), locale: "de_DE")) == ["Due", "31. Mai 2024", "21:30", "0 min"])
        #expect(texts(show(Page(components: .date))) == ["Due", "May 31, 2024", "0 min"])
        #expect(texts(show(Page(components: .hourAndMinute))) == ["Due", "9:30 PM", "0 min"])
    }

    @Test("Beside a long label the day and the time keep their size, and the label breaks into lines")
    func longLabel() throws {
        func host(width: CGFloat) -> TestHost {
            show(DatePicker("Please select a date", selection: .constant(Self.start)).frame(width: width))
        }
        let (wide, narrow) = (host(width: 600), host(width: 318))
        let day = try #require(wide.frame(of: "May 31, 2024"))
        #expect(narrow.frame(of: "May 31, 2024")?.size == day.size)
        let label = try #require(wide.frame(of: "Please select a date"))
        let broken = try #require(narrow.frame(of: "Please select a date"))
        #expect(broken.height > label.height)
        #expect(broken.width < label.width)
    }

    @Test("A new day keeps the time, a new time keeps the day")
    func change() {
        let host = show(Page())
        #expect(host.day(of: "Due") == "2024-05-31")
        #expect(host.time(of: "Due") == "21:30")
        host.setDay("2024-06-01", of: "Due")
        #expect(host.texts.last == "1440 min")
        #expect(host.time(of: "Due") == "21:30")
        host.setTime("21:00", of: "Due")
        #expect(host.texts.last == "1410 min")
        #expect(host.day(of: "Due") == "2024-06-01")
    }

    @Test("Days and times are those of the environment's time zone")
    func timeZone() {
        let host = TestHost { Page().environment(\.timeZone, TimeZone(secondsFromGMT: 3 * 3600) ?? .gmt) }
        #expect(host.day(of: "Due") == "2024-06-01")
        #expect(host.time(of: "Due") == "00:30")
    }

    @Test("What is outside of the range becomes the nearest date inside")
    func range() {
        let host = show(Page(range: Self.start - 3600...Self.start + 3600))
        host.setDay("2030-01-01", of: "Due")
        #expect(host.texts.last == "60 min")
        host.setDay("2000-01-01", of: "Due")
        #expect(host.texts.last == "-60 min")
    }

    @Test(
        "What is no day changes nothing, nor does anything in a disabled one",
        arguments: ["", "2024-13-01", "x", "1-2"])
    func nonsense(text: String) {
        let host = show(Page())
        #expect(!host.setDay(text, of: "Due"))
        #expect(host.texts.last == "0 min")
        #expect(!show(Page().disabled(true)).setDay("2024-06-01", of: "Due"))
    }

    @Test("As a month it shows all days, of which one can be pressed; others are shown with two buttons")
    func month() {
        let host = show(Page(range: Self.start - 86_400 * 40...Self.start + 86_400 * 40).datePickerStyle(.graphical))
        #expect(host.texts.contains("May 2024"))
        #expect(host.control("Friday, May 31, 2024") { $0.traits.contains(.isSelected) } != nil)
        host.tap("Wednesday, May 29, 2024")
        #expect(host.texts.last == "\(-2 * 1440) min")
        host.tap("Next Month")
        #expect(host.texts.contains("June 2024"))
        host.tap("Sunday, June 2, 2024")
        #expect(host.texts.last == "\(2 * 1440) min")
        #expect(host.texts.contains("June 2024"))
        host.tap("Next Month")
        #expect(!host.tap("Wednesday, July 31, 2024"))
    }

    @Test(
        "A month writes its days in the locale's digits",
        arguments: [("ar_EG", "٣١"), ("hi_IN@numbers=deva", "३१"), ("en_US", "31")])
    func digits(locale: String, last: String) {
        let host = show(Page(components: .date).datePickerStyle(.graphical), locale: locale)
        #expect(host.displayList.textLines.contains(last))
    }

    @Test("A style of the app's is given all that was said")
    func ownStyle() {
        struct Later: DatePickerStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                Button("Later") { configuration.selection += 60 }
                Text(configuration.maximumDate == nil ? "for ever" : "for a while")
            }
        }
        let host = TestHost { Page().datePickerStyle(Later()) }
        #expect(host.texts == ["Due", "Later", "for a while", "0 min"])
        host.tap("Later")
        #expect(host.texts.last == "1 min")
    }
}
