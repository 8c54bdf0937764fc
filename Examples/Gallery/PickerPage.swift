import SwiftUI

/// Pickers in every style, menus and links.
struct PickerPage: View {
    @State private var size = "Medium"

    private var options: some View { ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) } }

    var body: some View {
        Samples {
            Sample("In a menu") { Picker("Size", selection: $size) { options } }
            Sample("Segments") { Picker("Size", selection: $size) { options }.pickerStyle(.segmented) }
            Sample("In place") { Picker("Size", selection: $size) { options }.pickerStyle(.inline).labelsHidden() }
            Sample("Menu and link") {
                HStack {
                    Menu("More") { Button("Copy") {} }.buttonStyle(.bordered)
                    Link("Website", destination: URL(fileURLWithPath: "/"))
                }
            }
        }
    }
}
