import SwiftUI

/// Pickers in each style, menus and links, with what became of them.
struct ChoicesFixture: View {
    @State private var size = "Medium"
    @State private var outcome = "nothing"
    @State private var isBold = false

    var body: some View {
        VStack(spacing: 20) {
            Text("Size \(size)")
            Picker("In a menu", selection: $size) { options }
            Picker("Segments", selection: $size) { options }.pickerStyle(.segmented)
            Picker("Rows", selection: $size) { options }.pickerStyle(.inline)
            Text("Done \(outcome)")
            Menu("Edit") {
                Button("Copy") { outcome = "copy" }
                Button("Cut") { outcome = "cut" }
                Divider()
                Toggle("Bold", isOn: $isBold)
                Link("Help", destination: URL(string: "https://example.com/help")!)
                Menu("Share") { Button("Mail") { outcome = "mail" } }
            }
            .buttonStyle(.bordered)
            .environment(
                \.openURL,
                OpenURLAction { url in
                    outcome = url.path()
                    return .handled
                })
            Link("Terms", destination: URL(string: "https://example.com/terms")!)
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        outcome = url.path()
                        return .handled
                    })
        }
        .padding()
    }

    private var options: some View {
        ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
    }
}
