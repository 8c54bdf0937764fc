import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Tabs in a sidebar") struct TabSidebarTests {
    private static let tablet = CGSize(width: 1024, height: 768)

    /// A page that tells where the tabs are and how wide it is.
    private struct Page: View {
        let title: String
        @Environment(\.tabBarPlacement) private var placement

        init(_ title: String) { self.title = title }

        private var place: String {
            switch placement {
            case .topBar: "top"
            case .sidebar: "sidebar"
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

    private func host<Content: View>(_ size: CGSize = tablet, @ViewBuilder _ content: () -> Content) -> TestHost {
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
