import SwiftUI

/// A sidebar with some controls, and beside it the content.
struct SplitFixture: View {
    var body: some View {
        NavigationSplitView {
            VStack {
                Button("One") {}
                Button("Two") {}
                Button("Three") {}
            }
            .navigationTitle("Sidebar")
        } detail: {
            Button("First of the content") {}.navigationTitle("Detail")
        }
    }
}
