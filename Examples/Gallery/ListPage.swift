import SwiftUI

/// Lists in their styles.
struct ListPage: View {
    var body: some View {
        Samples {
            Sample("Cards") { rows.frame(height: 330) }
            Sample("Plain") { rows.listStyle(.plain).frame(height: 300) }
            Sample("Icons and lines") {
                List {
                    Section {
                        Label("Inbox", systemImage: "tray")
                        Label("Flagged", systemImage: "flag").listItemTint(.orange)
                        Label("Junk", systemImage: "trash").listItemTint(.monochrome)
                    }
                    .listSectionSeparatorTint(.red)
                    .listRowSeparatorTint(.green)
                    Section {
                        Text("Without lines")
                        Text("around the section")
                    }
                    .listSectionSeparator(.hidden)
                }
                .listStyle(.plain)
                .frame(height: 260)
            }
            Sample("Badges, arrows, and a strong background") {
                List {
                    Text("Archive").badge(120).badgeProminence(.decreased)
                    Text("Inbox").badge(12)
                    Text("Overdue").badge(3).badgeProminence(.increased)
                    Label("Today", systemImage: "star").badge(2)
                        .listRowBackground(Color.accentColor)
                        .environment(\.backgroundProminence, .increased)
                    NavigationLink("Without an arrow") { Text("There") }.navigationLinkIndicatorVisibility(.hidden)
                }
                .frame(height: 300)
            }
            Sample("Two colours") {
                List(1..<6) { Text("Song \($0)") }.listStyle(.plain).alternatingRowBackgrounds().frame(height: 230)
            }
            Sample("From the end") {
                ScrollView {
                    VStack(alignment: .leading) { ForEach(1..<30) { Text("Message \($0)") } }
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
                .defaultScrollAnchor(.bottom)
                .frame(height: 100)
            }
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
