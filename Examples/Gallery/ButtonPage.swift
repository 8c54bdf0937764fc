import SwiftUI

/// Buttons in every style.
struct ButtonPage: View {
    var body: some View {
        Samples {
            Sample("Styles") { ButtonRow() }
            Sample("Disabled") { ButtonRow().disabled(true) }
            Sample("Tinted") { ButtonRow().tint(.orange) }
            Sample("Destructive") {
                HStack {
                    Button("Delete", role: .destructive) {}
                    Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
                    Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
                }
            }
            Sample("Sizes") {
                ForEach([ControlSize.mini, .small, .regular, .large], id: \.self) { size in
                    Button("\(size)".capitalized) {}.buttonStyle(.bordered).controlSize(size)
                }
            }
            Sample("Shapes") {
                HStack {
                    Button("Capsule") {}.buttonBorderShape(.capsule)
                    Button("Rounded") {}.buttonBorderShape(.roundedRectangle)
                    Button("+") {}.buttonBorderShape(.circle)
                }
                .buttonStyle(.borderedProminent)
            }
        }
    }
}

private struct ButtonRow: View {
    var body: some View {
        HStack {
            Button("Plain") {}.buttonStyle(.plain)
            Button("Text") {}.buttonStyle(.borderless)
            Button("Soft") {}.buttonStyle(.bordered)
            Button("Strong") {}.buttonStyle(.borderedProminent)
        }
    }
}
