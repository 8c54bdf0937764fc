import SwiftUI

/// Environment values and their effects on views.
struct ValuePage: View {
    /// The third of May 2026, just after two in the afternoon, in Greenwich.
    private let moment = Date(timeIntervalSince1970: 1_777_817_045)

    var body: some View {
        Samples {
            Sample("Type that may shrink, and letters that may move together") {
                Text("As small as it needs to be").font(.title).minimumScaleFactor(0.4).lineLimit(1).frame(width: 180)
                Text("A little tighter than usual").lineLimit(1).allowsTightening(true).frame(width: 205)
            }
            Sample("Room between lines") {
                Text("One line\nand another").lineSpacing(12)
                Text("Two lines' room").lineLimit(2, reservesSpace: true).background(.quaternary)
            }
            Sample("Bold text") { Text("Legible").environment(\.legibilityWeight, .bold) }
            Sample("Languages") {
                ForEach(["en_US", "de_DE", "ar_EG", "ja_JP"], id: \.self) { name in
                    Text(moment, format: .dateTime.day().month(.wide).year().hour().minute())
                        .environment(\.locale, Locale(identifier: name))
                        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
                }
            }
            Sample("Calendars and time zones") {
                Text(moment, style: .date).environment(\.calendar, Calendar(identifier: .buddhist))
                Text(moment, style: .time).environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo")!)
            }
            .environment(\.locale, Locale(identifier: "en_US"))
            Sample("Markdown") {
                Text("*Slanted*, **strong**, ~~struck~~, `code` and [a link](https://swift.org)")
            }
            Sample("Without labels, and in every size") {
                Toggle("Not to be read", isOn: .constant(true)).labelsHidden()
                HStack {
                    ForEach([ControlSize.mini, .small, .regular], id: \.self) { size in
                        Button("Size") {}.buttonStyle(.bordered).controlSize(size)
                    }
                }
            }
            Sample("Without colour, and how far buttons reach") {
                HStack(spacing: 16) {
                    Toggle("On", isOn: .constant(true)).labelsHidden()
                    Toggle("Off", isOn: .constant(false)).labelsHidden()
                    Button("Text") {}
                }
                .environment(\._accessibilityDifferentiateWithoutColor, true)
                .environment(\._accessibilityShowButtonShapes, true)
            }
            Sample("Private") {
                HStack {
                    Text("Balance")
                    Text("1,250").privacySensitive()
                }
                .redacted(reason: .privacy)
            }
        }
    }
}
