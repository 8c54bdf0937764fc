import SwiftUI

/// Links, fields for dates and colours, and rows that are swiped, at places that the tests know or ask for.
struct Pointers: View {
    /// Noon on 31 May 2024 in Greenwich.
    @State private var date = Date(timeIntervalSince1970: 1_717_156_800)
    @State private var color = Color(red: 1, green: 0.5, blue: 0)
    @Environment(\.self) private var environment

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("[Look](umwelt-test:look) around").frame(width: 300, height: 40, alignment: .leading)
            Link("Link", destination: URL(string: "umwelt-test:there")!).frame(width: 100, height: 40)
            DatePicker("Day", selection: $date, displayedComponents: .date).frame(width: 300, height: 50)
            ColorPicker("Ink", selection: $color).frame(width: 300, height: 50)
            List {
                ForEach(["Apple", "Pear"], id: \.self) { name in
                    Text(name).swipeActions { Button("Flag") { print("flag \(name)") } }
                }
            }
            .listStyle(.plain)
        }
        .environment(
            \.openURL,
            OpenURLAction { url in
                print("open \(url)")
                return .handled
            }
        )
        .onChange(of: date) { print("day \(date.formatted(.iso8601.year().month().day()))") }
        .onChange(of: color) {
            let color = color.resolve(in: environment)
            let parts = [color.red, color.green, color.blue, color.opacity]
            print("color \(parts.map { "\(Int(($0 * 100).rounded()))" }.joined(separator: ","))")
        }
        .onAppear { print("shown") }
    }
}

/// Rows that are moved and deleted.
struct EditedRows: View {
    var mode = EditMode.active
    @State private var names = ["Apple", "Pear", "Plum", "Fig"]

    var body: some View {
        List {
            ForEach(names, id: \.self) { Text($0) }
                .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                .onDelete { names.remove(atOffsets: $0) }
        }
        .listStyle(.plain)
        .environment(\.editMode, .constant(mode))
        .onChange(of: names) { print("rows \(names.joined(separator: " "))") }
        .onAppear { print("shown") }
    }
}

/// An editor whose text is searched.
struct Finding: View {
    @State private var text = "One, two, and one more"
    @State private var isFinding = false

    var body: some View {
        TextEditor(text: $text)
            .findNavigator(isPresented: $isFinding)
            .onChange(of: isFinding) { print("finding \(isFinding)") }
            .onChange(of: text) { print("text \(text)") }
            .onAppear { print("shown") }
    }
}
