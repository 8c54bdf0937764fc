import SwiftUI

/// A stack of levels, with a toolbar.
struct NavigationFixture: View {
    @State private var saved = 0

    var body: some View {
        NavigationStack {
            VStack(spacing: 20) {
                Text("Saved \(saved)")
                ForEach(["Emma", "Persuasion"], id: \.self) { NavigationLink($0, value: $0) }
                NavigationLink("About") { Text("This is an app.").navigationTitle("About") }
            }
            .navigationTitle("Library")
            .navigationDestination(for: String.self) { BookLevel(title: $0) }
            .toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("Save") { saved += 1 } }
            }
        }
    }
}

private struct BookLevel: View {
    let title: String
    @State private var page = 1

    var body: some View {
        VStack(spacing: 20) {
            Text("\(title), page \(page)")
            Button("Turn") { page += 1 }
            NavigationLink("Sequel", value: title + " again")
        }
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
    }
}
