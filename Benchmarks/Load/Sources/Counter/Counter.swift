import SwiftUI

/// A window with a button that counts, and ten views that read what it counts.
@main
struct Counter: App {
    var body: some Scene { WindowGroup { CountedView() } }
}

extension EnvironmentValues {
    @Entry var count = 0
}

private struct CountedView: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Button("Count") { count += 1 }
            ForEach(0..<10) { _ in CountReader() }
        }
        .environment(\.count, count)
    }
}

private struct CountReader: View {
    @Environment(\.count) private var count
    var body: some View { Text(verbatim: "\(count)") }
}
