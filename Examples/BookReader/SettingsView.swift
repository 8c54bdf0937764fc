import SwiftUI

/// The reader's settings. The view is dark whatever the window is, and leaves the window as it is.
struct SettingsView: View {
    @AppStorage("theme") private var theme = ReadingTheme.paper
    @AppStorage("textSize") private var textSize = TextSize.regular
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Settings").font(.headline)
            Picker("Theme", selection: $theme) {
                ForEach(ReadingTheme.allCases, id: \.self) { Text($0.name) }
            }
            .pickerStyle(.segmented)
            Picker("Text size", selection: $textSize) {
                ForEach(TextSize.allCases, id: \.self) { Text($0.name) }
            }
            .pickerStyle(.segmented)
            Button("Done") { dismiss() }
                .buttonStyle(.borderedProminent)
        }
        .padding(20)
        .frame(width: 300)
        .preferredColorScheme(.dark)
    }
}
