import SwiftUI

/// Two tabs, of which one has a stack.
struct TabsFixture: View {
    @State private var tab = "library"
    @State private var count = 0

    var body: some View {
        TabView(selection: $tab) {
            NavigationStack {
                NavigationLink("Emma") { Text("Emma, page 1").navigationTitle("Emma") }.navigationTitle("Library")
            }
            .tabItem { Text("Books") }
            .tag("library")
            Counter(count: $count)
                .tabItem { Text("Settings") }
                .tag("settings")
                .badge(count)
        }
    }
}

private struct Counter: View {
    @Binding var count: Int
    @State private var own = 0

    var body: some View {
        Button("Count \(own)") {
            own += 1
            count += 1
        }
    }
}
