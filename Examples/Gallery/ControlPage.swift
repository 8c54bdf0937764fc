import SwiftUI

/// Controls that hold a value.
struct ControlPage: View {
    @State private var isOn = true
    @State private var level = 0.4
    @State private var count = 3
    @State private var name = "Ada"
    @State private var empty = ""

    var body: some View {
        Samples {
            Sample("Toggles") {
                Toggle("Switch", isOn: $isOn)
                Toggle("Tinted", isOn: $isOn).tint(.purple)
                Toggle("Box", isOn: $isOn).toggleStyle(.checkbox)
                Toggle("Button", isOn: $isOn).toggleStyle(.button)
                Toggle("Disabled", isOn: $isOn).disabled(true)
            }
            Sample("Slider and stepper") {
                Slider(value: $level)
                Stepper("\(count) pieces", value: $count, in: 0...10)
            }
            Sample("Fields") {
                TextField("Name", text: $name).textFieldStyle(.roundedBorder)
                TextField("Prompt", text: $empty).textFieldStyle(.roundedBorder)
                SecureField("Password", text: $name).textFieldStyle(.roundedBorder)
                TextEditor(text: $name).frame(height: 60)
            }
        }
    }
}
