import SwiftUI

/// Views that others stand for where they are read, and focus that follows what reads.
struct RepresentationFixture: View {
    @State private var value = 0.5
    @State private var last = "nothing"
    @AccessibilityFocusState private var isOnNotice: Bool

    var body: some View {
        VStack(spacing: 16) {
            Text("Last: \(last)")
            Circle().frame(width: 40, height: 40)
                .accessibilityRepresentation { Slider(value: $value) { Text("Dial") } }
            Text(verbatim: "Value \(Int(value * 100))")
            Rectangle().frame(width: 40, height: 40).accessibilityLabel("Budgets")
                .accessibilityChildren {
                    HStack {
                        Rectangle().accessibilityLabel("June").accessibilityValue("3")
                        Rectangle().accessibilityLabel("July").accessibilityValue("5")
                    }
                }
            Text("Mail")
                .accessibilityActions {
                    Button("Archive") { last = "archived" }
                    Button("Delete") { last = "deleted" }
                }
                .accessibilityActions(category: .edit) {
                    Button("Cut") { last = "cut" }
                }
            Button("To the notice") { isOnNotice = true }
            Text("Notice").accessibilityFocused($isOnNotice)
            Text(isOnNotice ? "On the notice" : "Elsewhere")
            Text("Reached").accessibilityRespondsToUserInteraction()
        }
        .padding()
    }
}
