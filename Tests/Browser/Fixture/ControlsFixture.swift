import SwiftUI

/// Buttons, switches, a slider and a stepper, with what they are set to.
struct ControlsFixture: View {
    @State private var count = 0
    @State private var isOn = false
    @State private var both = [false, true]
    @State private var speed = 50.0
    @State private var isEditing = false
    @State private var guests = 2
    @State private var isLocked = false

    var body: some View {
        VStack(spacing: 16) {
            Text("Pressed \(count) times")
            HStack {
                Button("Bordered") { count += 1 }.buttonStyle(.bordered)
                Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent)
                Button("Held") { count += 1 }.buttonStyle(ShowsPress())
            }
            Toggle("Wi-Fi", isOn: $isOn).disabled(isLocked)
            Text(isOn ? "Connected" : "Not connected")
            Toggle("Both", sources: $both, isOn: \.self).toggleStyle(.checkbox)
            Toggle("Locked", isOn: $isLocked).toggleStyle(.button)
            Slider(value: $speed, in: 0...100, step: 5) {
                Text("Speed")
            } onEditingChanged: {
                isEditing = $0
            }
            .disabled(isLocked)
            Text("Speed \(Int(speed))\(isEditing ? " and changing" : "")")
            Stepper("Guests", value: $guests, in: 1...4)
            Text("\(guests) guests")
        }
        .padding()
    }
}

private struct ShowsPress: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isPressed ? "Down" : "Up").padding(8)
    }
}
