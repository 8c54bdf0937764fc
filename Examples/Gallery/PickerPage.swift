import SwiftUI

/// Pickers in every style, menus and links.
struct PickerPage: View {
    @State private var size = "Medium"
    @State private var ink = Color.orange
    @State private var date = Date(timeIntervalSince1970: 1_717_191_000)

    private var options: some View { ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) } }

    var body: some View {
        Samples {
            Sample("In a menu") { Picker("Size", selection: $size) { options } }
            Sample("Segments") { Picker("Size", selection: $size) { options }.pickerStyle(.segmented) }
            Sample("In place") { Picker("Size", selection: $size) { options }.pickerStyle(.inline).labelsHidden() }
            Sample("Dates") {
                DatePicker("Due", selection: $date)
                DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
                DatePicker("Disabled", selection: $date, displayedComponents: .hourAndMinute).disabled(true)
            }
            .environment(\.timeZone, .gmt)
            Sample("Colour") { ColorPicker("Ink", selection: $ink) }
            Sample("Menu and link") {
                HStack {
                    Menu("More") { Button("Copy") {} }.buttonStyle(.bordered)
                    Link("Website", destination: URL(fileURLWithPath: "/"))
                }
            }
        }
    }
}
