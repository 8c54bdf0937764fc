import SwiftUI

/// Views that belong to others, or to each other.
struct GroupPage: View {
    @State private var isExpanded = true
    @State private var isOn = true
    @State private var count = 3

    var body: some View {
        Samples {
            Sample("Disclosure groups") {
                DisclosureGroup("Closed") { Text("Not shown") }
                DisclosureGroup("Open", isExpanded: $isExpanded) {
                    Toggle("One", isOn: $isOn)
                    Toggle("Two", isOn: $isOn)
                }
                DisclosureGroup("Disabled") { Text("Not shown") }.disabled(true)
            }
            Sample("Labelled content") {
                LabeledContent("Version", value: "1.2")
                LabeledContent("Pages", value: 1234, format: .number)
                LabeledContent {
                    Circle().fill(.tint).frame(width: 20, height: 20)
                } label: {
                    Text("Colour")
                }
            }
            Sample("Boxes") {
                GroupBox("Terms") {
                    Text("All that is here is yours.")
                    GroupBox { Text("Also this.") }
                }
                GroupBox("Styled") { Text("On green.") }.backgroundStyle(.green.opacity(0.2))
            }
            Sample("Form in columns") {
                Form {
                    Toggle("Night mode:", isOn: $isOn)
                    Stepper("Copies:", value: $count)
                    LabeledContent("Version:", value: "1.2")
                    Button("Check for Updates") {}
                }
                .formStyle(.columns)
            }
        }
    }
}
