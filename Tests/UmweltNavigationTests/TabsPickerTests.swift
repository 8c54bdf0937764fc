import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Pickers as tabs") struct TabsPickerTests {
    private struct Calendar: View {
        @State private var page = 1
        let isSegmented: Bool

        @ViewBuilder private var picker: some View {
            let picker = Picker("View", selection: $page) {
                Text("Events").tag(1)
                Text("Reminders").tag(2)
            }
            if isSegmented { picker.pickerStyle(.segmented) } else { picker.pickerStyle(.tabs) }
        }

        var body: some View {
            VStack {
                picker
                Text("Page \(page)")
            }
        }
    }

    @Test("Assistive technology says that the options are tabs, one of which is chosen")
    func tabs() {
        let host = TestHost { Calendar(isSegmented: false) }
        #expect(host.tabs == ["Events", "Reminders"] && host.chosenTab == "Events")
        #expect(host.chooseTab("Reminders"))
        #expect(host.chosenTab == "Reminders" && host.texts.contains("Page 2"))
    }

    @Test("Segments are no tabs, and look the same")
    func segments() throws {
        let (tabs, segments) = (
            TestHost { Calendar(isSegmented: false) }, TestHost { Calendar(isSegmented: true) }
        )
        #expect(segments.tabs == [])
        #expect(try tabs.pngData() == segments.pngData())
    }
}
