import SwiftUI

/// A window with a list of 100,000 rows.
@main
struct Rows: App {
    var body: some Scene {
        WindowGroup("Rows") {
            List(0..<100_000, id: \.self) { number in
                Label("Row \(number)", systemImage: "star")
            }
        }
        .defaultSize(width: 400, height: 800)
    }
}
