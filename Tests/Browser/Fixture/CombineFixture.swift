import Combine
import SwiftUI

/// Objects and publishers at work while an app lives.
struct CombineFixture: View {
    @StateObject private var search = Search()
    @State private var ticks = 0
    @State private var isTicking = true
    private let timer = Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(spacing: 12) {
            Text("Publishers")
            if isTicking { Text(ticks < 5 ? "Few ticks" : "Many ticks").onReceive(timer) { _ in ticks += 1 } }
            Button("Stop") { isTicking = false }
            if !isTicking { Text("Stopped") }
            TextField("Search", text: $search.text).textFieldStyle(.roundedBorder)
            Text("Found “\(search.found)”")
            Finds()
        }
        .padding()
        .environmentObject(search)
    }
}

private struct Finds: View {
    @EnvironmentObject private var search: Search
    var body: some View { Text("Searches: \(search.count)") }
}

/// Looks for a text once its user has paused.
@MainActor private final class Search: ObservableObject {
    @Published var text = ""
    @Published private(set) var found = ""
    @Published private(set) var count = 0

    init() {
        $text.dropFirst().debounce(for: .milliseconds(200), scheduler: RunLoop.main).assign(to: &$found)
        $found.dropFirst().scan(0) { count, _ in count + 1 }.receive(on: DispatchQueue.main).assign(to: &$count)
    }
}
