import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Roles of tabs")
struct TabRoleTests {
    @Test("A tab for search is labelled by its role, unless it has a label of its own")
    func search() {
        let host = TestHost {
            TabView {
                Tab("Home", systemImage: "house") { Text("At home") }
                Tab(role: .search) { Text("Looking") }
            }
        }
        #expect(host.texts.contains("At home"))
        #expect(host.tap("Search"))
        #expect(host.texts.contains("Looking"))

        let named = TestHost {
            TabView {
                Tab("Home", systemImage: "house", role: nil) { Text("At home") }
                Tab("Find", systemImage: "eye", role: .search) { Text("Looking") }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
        #expect(!named.texts.contains("Search"))
        #expect(named.tap("Find"))
        #expect(named.texts.contains("Looking"))
    }
}
