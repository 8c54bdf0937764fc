import SwiftUI
import UmweltTesting

/// A list of 100,000 rows, and its user, who scrolls by the page, down and up again at the end.
@MainActor final class RowScenario {
    let host: TestHost
    private var place: CGFloat = 0
    private static let page: CGFloat = 800

    init(count: Int = 100_000) {
        host = TestHost(size: CGSize(width: 390, height: Self.page), typeSetter: FixedMetrics()) {
            List(0..<count, id: \.self) { number in
                HStack {
                    Circle().frame(width: 20, height: 20)
                    Text("Row \(number)")
                    Spacer()
                    Text("detail").font(.caption)
                }
            }
        }
    }

    func scrollByPage() {
        place += Self.page
        if !host.scroll(to: CGPoint(x: 0, y: place)) || place > 1_000_000 { place = 0 }
    }
}
