import SwiftUI
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltCore
@testable import UmweltScenes

/// The number of times that layouts were asked for sizes.
private final class Count: @unchecked Sendable {
    var value = 0
}

/// A layout whose size grows each time that it is asked for, or not.
private struct Counting: Layout {
    let count: Count
    let grows: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        count.value += 1
        cache += 1
        return CGSize(width: grows ? CGFloat(count.value) : 10, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}

    func makeCache(subviews: Subviews) -> Int { 0 }
}

private struct Page: View {
    let count: Count
    let grows: Bool

    var body: some View {
        VStack {
            ForEach(0..<100, id: \.self) { _ in Counting(count: count, grows: grows) {} }
        }
    }
}

@MainActor @Suite("Sizes in caches")
struct LayoutCheckTests {
    @Test("Debug builds stop where a layout measured again has another size, and say which")
    func fickle() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = TestHost(typeSetter: FixedMetrics()) { Page(count: Count(), grows: true) }
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("CustomLayoutNode<Counting> has the size "))
        #expect(text.contains("A size may only depend on the proposal and on what is inside."))
        #expect(text.contains("Views from the root: Page"))
    }

    @Test("What is checked is not counted, and comes out the same each time")
    func counts() {
        struct Result: Equatable {
            let asked: Int
            let layouts: Int
            let cached: Int
        }
        func run() -> Result {
            let count = Count()
            let host = ViewHost(typeSetter: FixedMetrics(), content: Page(count: count, grows: false))
            host.update()
            return Result(asked: count.value, layouts: host.diagnostics.cost.layouts, cached: host.tree.cachedSizes)
        }
        let (first, second) = (run(), run())
        #expect(first == second)
        // The stack and the layouts are asked for a few sizes each; some of the cached ones are requested again.
        #expect(first.asked > first.layouts - 10 && first.asked < first.layouts + first.cached / 4)
    }
}
