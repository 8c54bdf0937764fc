import SwiftUI

/// Structure for screen readers: a bar with a title, lists with headers, options in rows, a sheet.
struct SemanticsFixture: View {
    @State private var width = 40.0
    @State private var guests = 2
    @State private var size = "Medium"
    @State private var last = "nothing"
    @State private var isPresented = false

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    Text("Last: \(last)")
                    Slider(value: $width, in: 0...200).accessibilityLabel("Labelled").accessibilityValue("v 40")
                    Stepper("Guests", value: $guests, in: 0...5).accessibilityLabel("Who comes")
                    Stepper("Page", onIncrement: { last = "next" }, onDecrement: { last = "previous" })
                    Button("Sheet") { isPresented = true }
                } header: {
                    Text("Sizes")
                } footer: {
                    Text("In points")
                }
                Picker("Size", selection: $size) {
                    ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
                }
                .pickerStyle(.inline)
            }
            .navigationTitle("Semantics")
        }
        .sheet(isPresented: $isPresented) {
            NavigationStack { Text("Inside").navigationTitle("Details") }
        }
    }
}
