import SwiftUI
import Testing
import UmweltTesting

/// A list with all that rows, headers and footers have.
private struct Sample: View {
    var mode = EditMode.inactive
    var body: some View {
        List {
            Section("Fruit") {
                ForEach(["Apple", "Pear"], id: \.self) { Text($0) }
                    .onDelete { _ in }
                    .onMove { _, _ in }
            }
            Section {
                Text("Bread").listRowBackground(Color.yellow)
                Button("Buy more") {}
            } footer: {
                Text("Baked today.")
            }
        }
        .environment(\.editMode, .constant(mode))
        .environment(\.locale, Locale(identifier: "en_US"))
        .frame(width: 260, height: 300)
    }
}

@MainActor @Suite("Pictures of lists")
struct ListPictureTests {
    private func picture<V: View>(_ view: V) throws -> Data {
        let renderer = ImageRenderer(content: view)
        renderer.isOpaque = true
        return try renderer.pngData()
    }

    @Test("Sections are cards with a header and a footer")
    func cards() throws { try expectPicture(of: picture(Sample()), named: "list") }

    @Test("Edited, dark and from right to left")
    func edited() throws {
        let sample = Sample(mode: .active)
            .environment(\.layoutDirection, .rightToLeft).environment(\.colorScheme, .dark)
        try expectPicture(of: picture(sample), named: "list-edited")
    }

    @Test("Badges of all prominences, also on a strong background")
    func badges() throws {
        let list = List {
            Text("Archive").badge(120).badgeProminence(.decreased)
            Text("Inbox").badge(12)
            Text("Overdue").badge(3).badgeProminence(.increased)
            Label("Today", systemImage: "star").badge(2)
                .listRowBackground(Color.accentColor).environment(\.backgroundProminence, .increased)
        }
        .listStyle(.plain)
        try expectPicture(of: picture(list.frame(width: 200, height: 180)), named: "list-badges")
    }

    @Test("Content without insets is clipped to the corners of its card")
    func edges() throws {
        let list = List {
            Color.orange.frame(height: 60).listRowInsets(EdgeInsets())
            Section {
                Color.green.listRowInsets(EdgeInsets())
                Text("Between").background(.yellow).listRowInsets(EdgeInsets())
                Color.blue.listRowInsets(EdgeInsets())
            }
        }
        try expectPicture(of: picture(list.frame(width: 200, height: 300)), named: "list-edges")
    }

    @Test("Plain, from side to side")
    func plain() throws { try expectPicture(of: picture(Sample().listStyle(.plain)), named: "list-plain") }

    @Test("Tabs in a sidebar: the background of the selected one has corners of its own")
    func tabSidebar() throws {
        let view = TabView(selection: .constant(1)) {
            Tab("Home", systemImage: "house", value: 0) { Color.clear }
            TabSection("Shelves") {
                Tab("Novels", systemImage: "book", value: 1) { Color.clear }
                Tab("Poems", systemImage: "book", value: 2) { Color.clear }
            }
        }
        .tabViewStyle(.sidebarAdaptable)
        .defaultAdaptableTabBarPlacement(.sidebar)
        .environment(\.horizontalSizeClass, .regular)
        .environment(\.verticalSizeClass, .regular)
        .frame(width: 560, height: 230)
        try expectPicture(of: picture(view), named: "tab-sidebar")
    }
}
