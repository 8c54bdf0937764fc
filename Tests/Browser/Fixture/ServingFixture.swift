import Foundation
import SwiftUI

/// Has state of several kinds, which goes along from one process to the next, and can hang.
struct ServingFixture: View {
    @State private var count = 0
    @State private var note = ""
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            VStack(spacing: 16) {
                Button("Count \(count)") { count += 1 }
                TextField("Note", text: $note)
                Button("Go deeper") { path.append(7) }
                Button("Hang") { Thread.sleep(forTimeInterval: 3600) }
            }
            .navigationDestination(for: Int.self) { Text("Level \($0)") }
        }
    }
}
