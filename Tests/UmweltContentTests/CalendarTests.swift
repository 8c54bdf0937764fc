import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

/// A view that shows a date has something to show in every calendar, however far the date is.
@MainActor struct CalendarTests {
    private nonisolated static let calendars: [Calendar.Identifier] = [
        .gregorian, .buddhist, .chinese, .coptic, .ethiopicAmeteAlem, .ethiopicAmeteMihret, .hebrew, .indian, .islamic,
        .islamicCivil, .islamicTabular, .islamicUmmAlQura, .iso8601, .japanese, .persian, .republicOfChina,
    ]

    /// The present; the first day of an era of Japan, and the day before; a Hebrew leap month; a day before the common
    /// era; the ends of what Foundation calls dates.
    private static let dates: [Date] = [
        TestHost.start, Date(timeIntervalSince1970: 1_556_668_800), Date(timeIntervalSince1970: 1_556_582_400),
        Date(timeIntervalSince1970: 1_708_000_000), Date(timeIntervalSince1970: -62_200_000_000), .distantPast,
        .distantFuture,
    ]

    @Test(arguments: calendars)
    func `Texts and date pickers show dates of every calendar`(identifier: Calendar.Identifier) {
        for date in Self.dates {
            let host = TestHost(typeSetter: FixedMetrics()) {
                VStack {
                    Text(date, style: .date)
                    Text(date, style: .time)
                    Text(date, style: .relative)
                    Text(date, style: .offset)
                    Text(date, style: .timer)
                    Text(date, format: .dateTime)
                    DatePicker("When", selection: .constant(date)).datePickerStyle(.graphical)
                    DatePicker("When", selection: .constant(date))
                }
                .environment(\.calendar, Calendar(identifier: identifier))
            }
            let texts = host.texts
            #expect(texts.count >= 8, "\(identifier), \(date)")
            #expect(texts.allSatisfy { !$0.isEmpty }, "\(identifier), \(date): \(texts)")
            host.advance(by: 61)
            #expect(host.texts.count == texts.count)
        }
    }
}
