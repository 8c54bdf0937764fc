import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Wheels")
struct WheelPickerTests {
    @Observable final class Model { var number = 3 }

    private struct Numbers: View {
        @Bindable var model: Model

        var body: some View {
            Picker("Number", selection: $model.number) {
                ForEach(0..<10) { Text("row \($0)") }
            }
            .pickerStyle(.wheel)
        }
    }

    private func frame(of text: String, in host: TestHost) throws -> CGRect { try #require(host.frame(of: text)) }

    @Test("The chosen option is in the middle of a wheel of 216 points, at first and when another one is chosen")
    func middle() throws {
        let model = Model()
        let host = TestHost { Numbers(model: model) }
        #expect(host.waitUntilIdle())
        #expect(try frame(of: "row 3", in: host).midY == 422)
        model.number = 7
        #expect(host.waitUntilIdle())
        #expect(try frame(of: "row 7", in: host).midY == 422)
        #expect(host.choice(of: "Number") == "row 7")
    }

    @Test("Where the user turns it to rest, the nearest option is chosen")
    func turning() throws {
        let model = Model()
        let host = TestHost { Numbers(model: model) }
        host.waitUntilIdle()
        #expect(host.scroll(to: CGPoint(x: 0, y: 32 * 5 + 9)))
        host.waitUntilIdle()
        #expect(model.number == 5)
        #expect(try frame(of: "row 5", in: host).midY == 422)
        #expect(host.scroll(to: CGPoint(x: 0, y: 0)))
        #expect(model.number == 0)
    }

    @Test("It is as low as its frame, with the chosen option still in the middle")
    func height() throws {
        let model = Model()
        let host = TestHost { Numbers(model: model).frame(height: 100).clipped() }
        host.waitUntilIdle()
        #expect(try frame(of: "row 3", in: host).midY == 422)
    }

    @Test("Wheels of a date change one part of it; a day that the month has not got becomes its last one")
    func dates() {
        let host = TestHost {
            DatePage().environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US"))
        }
        host.waitUntilIdle()
        #expect(host.choice(of: "Month") == "May")
        #expect(host.choice(of: "Day") == "31")
        #expect(host.choice(of: "Year") == "2024")
        #expect(host.choice(of: "Hour") == "9" && host.choice(of: "Minute") == "30" && host.choice(of: "AM/PM") == "PM")
        host.choose("June", from: "Month")
        #expect(host.texts.last == "2024-06-30 21:30")
        host.choose("AM", from: "AM/PM")
        #expect(host.texts.last == "2024-06-30 09:30")
        host.choose("12", from: "Hour")
        #expect(host.texts.last == "2024-06-30 00:30")
        host.choose("2023", from: "Year")
        #expect(host.texts.last == "2024-01-01 00:00")
    }

    @Test("The wheels stand in the order of the locale")
    func order() {
        let host = TestHost {
            DatePage().environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "de_DE"))
        }
        host.waitUntilIdle()
        let x = ["Tag", "Day", "Month", "Year", "Hour"].compactMap { name in
            host.control(name) { $0.role == .choice }?.frame.minX
        }
        #expect(x.count == 4 && x == x.sorted())
        #expect(host.choice(of: "Hour") == "21" && host.control("AM/PM") { $0.role == .choice } == nil)
    }

    private struct DatePage: View {
        /// 2024-05-31 21:30 in Greenwich.
        @State private var date = Date(timeIntervalSince1970: 1_717_191_000)

        var body: some View {
            DatePicker("Due", selection: $date, in: Date(timeIntervalSince1970: 1_704_067_200)...)
                .datePickerStyle(.wheel)
            Text(verbatim: String(date.ISO8601Format().prefix(16)).replacing("T", with: " "))
        }
    }
}

@MainActor @Suite("Pickers of several days")
struct MultiDatePickerTests {
    private struct Page: View {
        @State var days: Set<DateComponents> = [DateComponents(year: 2024, month: 5, day: 31)]
        var body: some View {
            MultiDatePicker(
                "Days off", selection: $days,
                in: Date(timeIntervalSince1970: 1_716_681_600)..<Date(timeIntervalSince1970: 1_720_000_000))
            Text(verbatim: days.compactMap(\.day).sorted().map(String.init).joined(separator: " "))
        }
    }

    @Test("Each press chooses a day, or takes it back; days outside of the range cannot be chosen")
    func choosing() {
        let host = TestHost {
            Page().environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US"))
                .environment(\.calendar, Calendar(identifier: .gregorian))
        }
        #expect(host.texts.contains("May 2024"))
        #expect(host.control("Friday, May 31, 2024") { $0.traits.contains(.isSelected) } != nil)
        host.tap("Wednesday, May 29, 2024")
        #expect(host.texts.last == "29 31")
        host.tap("Friday, May 31, 2024")
        #expect(host.texts.last == "29")
        #expect(!host.tap("Saturday, May 25, 2024"))
        host.tap("Next Month")
        host.tap("Sunday, June 2, 2024")
        #expect(host.texts.last == "2 29")
        #expect(host.texts.contains("June 2024"))
    }
}
