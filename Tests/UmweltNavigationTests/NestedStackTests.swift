import SwiftUI
import Testing
import UmweltTesting

/// Navigation stacks in navigation stacks.
@MainActor @Suite("Nested navigation stacks") struct NestedStackTests {
    private struct Nested: View {
        var body: some View {
            NavigationStack {
                TabView {
                    NavigationView {
                        List(0..<3, id: \.self) { Text("Row \($0)") }.navigationTitle("Inside")
                    }
                    .navigationViewStyle(.stack)
                    .tabItem { Text("First") }
                }
                .toolbar { Button("Me") {} }
            }
        }
    }

    @Test("The bar of the inner stack alone shows the title of the content")
    func title() {
        let host = TestHost { Nested() }
        #expect(host.texts.filter { $0 == "Inside" }.count == 1)
        #expect(host.texts.contains("Me"))
    }

    @Test("The window has the title of the inner stack")
    func window() { #expect(TestHost { Nested() }.title == "Inside") }
}
