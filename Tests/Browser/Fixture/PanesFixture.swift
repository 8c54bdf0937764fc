import SwiftUI

/// A list to search in and to fetch again, a sheet of several heights, pages and a colour.
struct PanesFixture: View {
    @State private var text = ""
    @State private var fetched = 0
    @State private var isShown = false
    @State private var hasPagedRows = false
    @State private var page = 0
    @State private var color = Color.red

    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach(["Ada", "Bea", "Cleo"].filter { text.isEmpty || $0.contains(text) }, id: \.self) {
                        Text($0)
                    }
                }
                Section {
                    Text("Fetched \(fetched) times")
                    Button("Filter") { isShown = true }
                    Button("Paged Rows") { hasPagedRows = true }
                    Text("Page \(page)")
                    ColorPicker("Ink", selection: $color)
                }
            }
            .refreshable {
                try? await Task.sleep(for: .milliseconds(300))
                await MainActor.run { fetched += 1 }
            }
            .navigationTitle("Panes")
            .navigationSubtitle("All of them")
            .searchable(text: $text)
        }
        .sheet(isPresented: $isShown) {
            TabView(selection: $page) {
                ForEach(0..<3, id: \.self) { number in Text("View \(number)").tag(number) }
            }
            .tabViewStyle(.page)
            .presentationDetents([.medium, .large])
        }
        .sheet(isPresented: $hasPagedRows) {
            TabView {
                List {
                    Text("Mail").swipeActions { Button("Flag Mail") {} }
                    Text("Note")
                }
                Text("Second page")
            }
            .tabViewStyle(.page)
        }
    }
}
