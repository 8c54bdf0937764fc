import SwiftUI

/// Progress, gauges, groups that open, and what they are set to.
struct MetersFixture: View {
    @State private var value = 0.25
    @State private var isExpanded = false

    var body: some View {
        VStack(spacing: 16) {
            Text("Meters")
            ProgressView("Loading", value: value)
            ProgressView("Waiting")
            ProgressView().progressViewStyle(.linear)
            Gauge(value: 30, in: 20...40) {
                Text("Heat")
            } currentValueLabel: {
                Text("30 degrees")
            }
            Button("More") { value += 0.25 }
            DisclosureGroup("Advanced", isExpanded: $isExpanded) { Text("Inside") }
            Text(isExpanded ? "Open" : "Closed")
            GroupBox("Box") { Text("In the box") }
        }
        .padding()
    }
}
