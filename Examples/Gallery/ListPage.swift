import SwiftUI

/// Lists in their styles.
struct ListPage: View {
    var body: some View {
        Samples {
            Sample("Cards") { rows.frame(height: 330) }
            Sample("Plain") { rows.listStyle(.plain).frame(height: 300) }
        }
    }

    private var rows: some View {
        List {
            Section("Fruit") {
                Text("Apple")
                Text("Pear").foregroundStyle(.secondary)
            }
            Section {
                Text("Bread").listRowBackground(Color.yellow.opacity(0.4))
                Button("Buy more") {}
            } footer: {
                Text("Baked today.")
            }
        }
    }
}
