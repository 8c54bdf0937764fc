import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Tabs in a sidebar") struct TabSidebarTests {
    private static let tablet = CGSize(width: 1024, height: 768)

    /// A page that shows the position of the tabs and its width.
    private struct Page: View {
        let title: String
        @Environment(\.tabBarPlacement) private var placement
        @Environment(\.isTabBarShowingSections) private var showsSections

        init(_ title: String) { self.title = title }

        private var place: String {
            switch placement {
            case .topBar where !showsSections: "top"
            case .sidebar where showsSections: "sidebar"
            case .bottomBar: "bottom"
            default: "elsewhere"
            }
        }

        var body: some View {
            Color.red.accessibilityElement().accessibilityLabel("\(title), tabs at \(place)")
        }
    }

    private struct Tabs: View {
        @State private var page = "a"

        var body: some View {
            TabView(selection: $page) {
                Tab("Home", systemImage: "house", value: "a") { Page("Home") }.badge(3)
                TabSection("Shelves") {
                    Tab("Novels", systemImage: "book", value: "b") { Page("Novels") }
                    Tab("Poems", systemImage: "book", value: "c") { Page("Poems") }
                        .tabPlacement(.sidebarOnly)
                        .swipeActions { Button("Throw away") {} }
                    Tab("Letters", systemImage: "book", value: "d") { Page("Letters") }
                        .defaultVisibility(.hidden, for: .sidebar)
                }
                .sectionActions { Button("New Shelf") { page = "b" } }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    private func host<Content: View>(_ size: CGSize = tablet, @ViewBuilder _ content: @escaping () -> Content)
        -> TestHost
    {
        TestHost(size: size, typeSetter: FixedMetrics()) { content() }
    }

    @Test("A button in the bar shows the sidebar in place of the bar, with the tabs below their sections' headers")
    func shows() throws {
        let host = host { Tabs() }
        #expect(host.frame(of: "Home, tabs at top") == CGRect(x: 0, y: 50, width: 1024, height: 718))
        #expect(host.frame(of: "Shelves") == nil)
        #expect(host.tap("Show Sidebar"))
        #expect(host.frame(of: "Home, tabs at sidebar") == CGRect(x: 320, y: 0, width: 704, height: 768))
        let rows = try ["Home", "Shelves", "Novels", "Poems", "New Shelf"].map {
            try #require(host.frame(of: $0), "\($0)")
        }
        #expect(rows.allSatisfy { $0.minX >= 0 && $0.maxX <= 320 })
        #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.maxY <= $1.minY })
        #expect(host.frame(of: "Letters") == nil)
        #expect(host.tap("Hide Sidebar"))
        #expect(host.frame(of: "Home, tabs at top") != nil && host.frame(of: "Shelves") == nil)
    }

    /// A stack in a tab, beside one without.
    private struct Stacks: View {
        var isLarge = false
        @State private var page = "a"

        var body: some View {
            TabView(selection: $page) {
                Tab("Library", systemImage: "house", value: "a") {
                    NavigationStack {
                        NavigationLink("Open", value: 1)
                            .frame(maxWidth: .infinity, maxHeight: .infinity)
                            .navigationTitle("All Books")
                            .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
                            .toolbar { Button("Add") {} }
                            .navigationDestination(for: Int.self) { _ in
                                Button("Elsewhere") { page = "b" }.navigationTitle("One Book")
                            }
                    }
                }
                Tab("Plain", systemImage: "bell", value: "b") { Page("Plain") }
            }
        }
    }

    @Test("A navigation bar shares the row of tabs on top: its title and its items are beside them")
    func sharesRow() throws {
        let host = host { Stacks() }
        func frame(_ label: String) throws -> CGRect { try #require(host.frame(of: label), "\(label)") }
        let (first, last) = try (frame("Library"), frame("Plain"))
        let (title, add) = try (frame("All Books"), frame("Add"))
        #expect(title.minX >= 16 && title.maxX < first.minX && add.minX > last.maxX && add.maxX <= 1024 - 16)
        for part in [first, title, add] { #expect(part.minY >= 0 && part.maxY <= 50) }
        #expect(host.tap("Open"))
        #expect(try frame("One Book").minX > frame("All Books").maxX && frame("One Book").maxX < first.minX)
        #expect(host.tap("Elsewhere"))
        #expect(host.frame(of: "Plain, tabs at top") == CGRect(x: 0, y: 50, width: 1024, height: 718))
        #expect(try frame("Library") == first)
    }

    /// A stack in a tab, which another view comes beside or in the place of.
    private struct Company: View {
        @State private var step = 0

        var body: some View {
            TabView {
                Tab("Library", systemImage: "house") {
                    HStack(spacing: 0) {
                        if step == 1 { Text("Side").frame(maxHeight: .infinity, alignment: .top) }
                        if step < 3 {
                            NavigationStack {
                                Button("Go") { step += 1 }
                                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                                    .navigationTitle("All Books")
                                    .navigationBarTitleDisplayMode(.inline)
                            }
                        } else {
                            Text("Instead").frame(maxHeight: .infinity, alignment: .top)
                        }
                    }
                }
                Tab("Plain", systemImage: "bell") { Page("Plain") }
            }
        }
    }

    @Test("A view that comes beside a stack, or in its place, is below the tabs, whose row the stack no longer shares")
    func comesBesideStack() throws {
        let host = host { Company() }
        func frame(_ label: String) throws -> CGRect { try #require(host.frame(of: label), "\(label)") }
        let alone = try frame("All Books")
        #expect(alone.maxY <= 50)
        #expect(host.tap("Go"))
        #expect(try frame("Side").minY >= 50 && frame("All Books").minY >= 50)
        #expect(host.tap("Go"))
        #expect(try frame("All Books") == alone)
        #expect(host.tap("Go"))
        #expect(try frame("Instead").minY >= 50)
    }

    @Test("The capsule of the chosen tab is white, and in the dark a soft grey that its title is clear on")
    func capsuleInTheDark() {
        let host = host { Stacks() }
        func fills() -> Set<String> { Set(host.displayList.fillColors.map(\.description)) }
        #expect(fills().contains("#FFFFFFFF"))
        host.traits.colorScheme = .dark
        host.update()
        #expect(fills().contains("#3A3A3CFF") && !fills().contains("#636366FF"))
    }

    @Test("A large title is below the row, and from right to left the sides are exchanged")
    func sharesRowLarge() throws {
        let host = host { Stacks(isLarge: true).environment(\.layoutDirection, .rightToLeft) }
        func frame(_ label: String) throws -> CGRect { try #require(host.frame(of: label), "\(label)") }
        #expect(try frame("All Books").minY >= 50 && frame("All Books").maxY <= 102)
        #expect(try frame("Add").maxX < frame("Plain").minX && frame("Add").minX >= 16)
    }

    @Observable final class Choices { var customization = TabViewCustomization() }

    /// Tabs that people may hide and move, but for the first one.
    private struct CustomTabs: View {
        @Bindable var choices: Choices
        var isCustomizable = true
        @State private var page = "a"

        var body: some View {
            TabView(selection: $page) {
                Tab("Home", systemImage: "house", value: "a") { Page("Home") }
                    .customizationID("home").customizationBehavior(.disabled, for: .sidebar, .tabBar)
                Tab("News", systemImage: "bell", value: "n") { Page("News") }.customizationID("news")
                TabSection("Shelves") {
                    Tab("Novels", systemImage: "book", value: "b") { Page("Novels") }.customizationID("novels")
                    Tab("Poems", systemImage: "book", value: "c") { Page("Poems") }
                        .customizationID("poems").customizationBehavior(.reorderable, for: .sidebar)
                    Tab("Letters", systemImage: "book", value: "d") { Page("Letters") }
                        .customizationID("letters").defaultVisibility(.hidden, for: .sidebar)
                    Tab("Loose", systemImage: "book", value: "e") { Page("Loose") }
                }
                .customizationID("shelves")
            }
            .tabViewStyle(.sidebarAdaptable)
            .defaultAdaptableTabBarPlacement(.sidebar)
            .tabViewCustomization(isCustomizable ? $choices.customization : nil)
        }
    }

    /// The labels that show, from top to bottom.
    private func order(_ host: TestHost, _ labels: [String]) -> [String] {
        labels.compactMap { label in host.frame(of: label).map { (label, $0.minY) } }.sorted { $0.1 < $1.1 }.map {
            $0.0
        }
    }

    @Test("In a sidebar that keeps people's choices they hide tabs, and show them again")
    func hides() {
        let choices = Choices()
        let host = host { CustomTabs(choices: choices) }
        let all = ["Home", "News", "Shelves", "Novels", "Poems", "Letters", "Loose"]
        #expect(order(host, all) == all.filter { $0 != "Letters" })
        #expect(host.tap("Edit"))
        #expect(order(host, all) == all)
        #expect(host.tap("News") && host.tap("Letters"))
        // The one may not be changed at all, the other only be moved, and the last one has no identity.
        #expect(!host.tap("Home") && !host.tap("Poems") && !host.tap("Loose"))
        #expect(order(host, all) == all)
        #expect(choices.customization[sidebarVisibility: "news"] == .hidden)
        #expect(choices.customization[sidebarVisibility: "letters"] == .visible)
        #expect(choices.customization[sidebarVisibility: "home"] == .automatic)
        #expect(host.tap("Done"))
        #expect(order(host, all) == all.filter { $0 != "News" })
        choices.customization.resetVisibility()
        #expect(order(host, all) == all.filter { $0 != "Letters" })
    }

    @Test("They move tabs within their section, and the program may take that back")
    func moves() {
        let choices = Choices()
        let host = host { CustomTabs(choices: choices) }
        let tabs = ["Novels", "Poems", "Loose"]
        #expect(!host.move("Poems", by: -1))
        host.tap("Edit")
        #expect(host.move("Poems", by: -1))
        #expect(!host.move("News", by: -1))
        #expect(!host.move("Loose", by: -1))
        #expect(choices.customization[sectionID: "shelves"] == ["poems", "novels", "letters"])
        host.tap("Done")
        #expect(order(host, tabs) == ["Poems", "Novels", "Loose"])
        #expect(host.select("Poems"))
        #expect(host.frame(of: "Poems, tabs at sidebar") != nil)
        choices.customization.resetSectionOrder(for: "shelves")
        #expect(order(host, tabs) == tabs)
    }

    @Test("A sidebar without choices has no edit mode")
    func keepsTabs() {
        #expect(!host { CustomTabs(choices: Choices(), isCustomizable: false) }.tap("Edit"))
    }

    @Test("A row of the sidebar selects its tab, and the actions of a section are below its tabs")
    func selects() {
        let host = host { Tabs() }
        host.tap("Show Sidebar")
        #expect(host.select("Poems"))
        #expect(host.frame(of: "Poems, tabs at sidebar") != nil)
        #expect(host.tap("New Shelf"))
        #expect(host.frame(of: "Novels, tabs at sidebar") != nil)
    }

    @Test("A tab of the sidebar alone is in the bar only while it is selected; on a phone all tabs are in the bar")
    func sidebarOnly() {
        let tablet = host { Tabs() }
        #expect(tablet.frame(of: "Poems") == nil && tablet.frame(of: "Letters") != nil)
        tablet.tap("Show Sidebar")
        #expect(tablet.select("Poems"))
        tablet.tap("Hide Sidebar")
        #expect(tablet.frame(of: "Poems") != nil)
        let phone = host(CGSize(width: 390, height: 844)) { Tabs() }
        #expect(phone.frame(of: "Poems") != nil && phone.frame(of: "Home, tabs at bottom") != nil)
        #expect(!phone.tap("Show Sidebar"))
    }

    @Test("The sidebar shows first where the program says so, with its header, its footer and a bar below that stays")
    func additions() throws {
        let host = host {
            Tabs()
                .defaultAdaptableTabBarPlacement(.sidebar)
                .tabViewSidebarHeader { Text("Header") }
                .tabViewSidebarFooter { Text("Footer") }
                .tabViewSidebarBottomBar { Text("Bottom bar") }
        }
        let names = ["Header", "Home", "New Shelf", "Footer", "Bottom bar"]
        let rows = try names.map { try #require(host.frame(of: $0), "\($0)") }
        #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.maxY <= $1.minY })
        #expect(rows[4].maxY > 720 && rows[3].maxY < 600)
    }

    @Test("The sidebar is at the right where the layout goes from right to left, and gone in a narrow window")
    func mirrored() {
        let host = host {
            Tabs().defaultAdaptableTabBarPlacement(.sidebar).environment(\.layoutDirection, .rightToLeft)
        }
        #expect(host.frame(of: "Home, tabs at sidebar") == CGRect(x: 0, y: 0, width: 704, height: 768))
        host.size = CGSize(width: 390, height: 844)
        #expect(host.frame(of: "Home, tabs at bottom") != nil && host.frame(of: "Shelves") == nil)
        host.size = Self.tablet
        #expect(host.frame(of: "Home, tabs at sidebar") != nil)
    }

    @Test("The other styles have no sidebar")
    func otherStyles() {
        let host = host { Tabs().tabViewStyle(.tabBarOnly).defaultAdaptableTabBarPlacement(.sidebar) }
        // The style nearest to the tab view is in force.
        #expect(host.frame(of: "Home, tabs at sidebar") != nil)
        let plain = self.host {
            TabView { Tab("Home", systemImage: "house") { Page("Home") } }.defaultAdaptableTabBarPlacement(.sidebar)
        }
        #expect(plain.frame(of: "Home, tabs at top") != nil && !plain.tap("Show Sidebar"))
    }
}
