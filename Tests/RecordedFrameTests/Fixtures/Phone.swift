import SwiftUI

extension RecordedFixture {
    static let phone: [RecordedFixture] = [
        RecordedFixture("ios/slider/basic", 320, 220) {
            VStack(alignment: .leading, spacing: 12) {
                Slider(value: .constant(0.5)).mark("half")
                Slider(value: .constant(0)).mark("zero")
                Slider(value: .constant(0.5)) { Text("Volume") }
                    .mark("labelled")
                Slider(value: .constant(50), in: 0...100, step: 10).mark("stepped")
                Slider(value: .constant(0.5)).disabled(true).mark("disabled")
                Slider(value: .constant(0.5)).frame(width: 120).mark("narrow")
            }
            .mark("stack")
        },
        RecordedFixture("ios/datepicker/wheel", 375, 520) {
            VStack(spacing: 12) {
                DatePicker(
                    "Date", selection: .constant(Date(timeIntervalSince1970: 1_742_036_940)), displayedComponents: .date
                ).datePickerStyle(.wheel).labelsHidden().mark("dateWheel")
                DatePicker(
                    "Time", selection: .constant(Date(timeIntervalSince1970: 1_742_036_940)),
                    displayedComponents: .hourAndMinute
                ).datePickerStyle(.wheel).labelsHidden().mark("timeWheel")
            }
            .environment(\.timeZone, .gmt).mark("stack")
        },
        RecordedFixture("ios/nav/scroll", 320, 400) {
            TitledRows(aims: [1, 8])
        },
        RecordedFixture("ios/nav/ignores", 320, 400) {
            TitledRows(aims: [8], ignoresTop: true)
        },
    ]
}

/// Rows below a large title, and a reader that scrolls to some of them.
private struct TitledRows: View {
    let aims: [Int]
    /// True for rows that ignore the safe area at the top, and an animation of the reader.
    var ignoresTop = false
    @State private var aim: Int?

    var body: some View {
        NavigationStack {
            ScrollViewReader { reader in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { row in
                            Text("Row").frame(maxWidth: .infinity, alignment: .leading).frame(height: 40)
                                .mark("row\(row)").id(row)
                        }
                    }
                    .mark("content")
                }
                .ignoresSafeArea(edges: ignoresTop ? .top : []).mark("scroll")
                .onChange(of: aim) {
                    guard let aim else { return }
                    withAnimation(ignoresTop ? .linear(duration: 0.05) : nil) { reader.scrollTo(aim, anchor: .top) }
                }
            }
            .navigationTitle("Settings")
        }
        .steps(aims.map { row in { aim = row } })
    }
}
