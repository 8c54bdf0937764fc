import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltCore
@testable import UmweltScenes
import UmweltLists

@Observable private final class Model {
    var text = "aaaa"
    var color = Color.red
}

private struct Changing: View {
    let model: Model
    var body: some View { Text(model.text) }
}

private struct Tinted: View {
    let model: Model
    var body: some View { Text("tinted").foregroundColor(model.color) }
}

@MainActor @Suite("What layout costs") struct LayoutCostTests {
    private func host(_ model: Model, rows: Int) -> TestHost {
        TestHost(typeSetter: FixedMetrics()) {
            VStack {
                ForEach(0..<rows, id: \.self) { Text("row \($0)") }
                HStack {
                    Changing(model: model)
                    Tinted(model: model)
                }
            }
        }
    }

    @Test("A text that becomes another one of the same size measures itself alone", arguments: [10, 500])
    func sameSize(rows: Int) {
        let model = Model()
        let host = host(model, rows: rows)
        host.updates { model.text = "bbbb" }
        #expect(host.texts.contains("bbbb"))
        // The row in a column is asked for three sizes, and asks the text for three each time.
        #expect(host.cost.layouts <= 9, "the sizes that its row asks for")
        #expect(host.cost.placements <= 1)
    }

    @Test("A text that becomes wider has its containers measured, and no sibling", arguments: [10, 500])
    func otherSize(rows: Int) {
        let model = Model()
        let host = host(model, rows: rows)
        host.updates { model.text = "cccccc" }
        #expect(host.cost.layouts <= 30)
        #expect(host.cost.placements <= 8)
    }

    @Test("A text that becomes wider asks no row of a long column beside it for its distances")
    func distances() {
        final class Count { var distances = 0 }
        struct Row: Layout {
            nonisolated(unsafe) let count: Count
            func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
                count.distances += 1
                return ViewSpacing()
            }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                subviews[0].sizeThatFits(proposal)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                subviews[0].place(at: bounds.origin, proposal: proposal)
            }
        }
        let (model, count) = (Model(), Count())
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                Changing(model: model)
                // Between the rows the distance is given, so that the check of sizes does not ask for it.
                VStack(spacing: 0) { ForEach(0..<100) { _ in Row(count: count) { Text("row") } } }
            }
        }
        host.update()
        #expect(count.distances > 0)
        count.distances = 0
        host.updates { model.text = "cccccc" }
        #expect(host.texts.contains("cccccc"))
        #expect(count.distances == 0)
    }

    @Test("Many sizes that a first layout asks for come from a cache, and most after a change")
    func cache() {
        let model = Model()
        let host = ViewHost(
            proposedSize: ProposedViewSize(width: 390, height: nil), typeSetter: FixedMetrics(),
            content: VStack(alignment: .leading) {
                ForEach(0..<100, id: \.self) { index in
                    HStack {
                        Circle().frame(width: 20, height: 20)
                        VStack {
                            if index == 50 { Changing(model: model) } else { Text("row") }
                            Text("detail").font(.caption)
                        }
                        Spacer()
                        Text("end").padding(4).background(.quaternary)
                    }
                    .padding()
                }
            })
        host.update()
        /// The share of the sizes that an update asks for and finds in a cache.
        func share(_ change: () -> Void) -> Double {
            let (found, measured) = (host.tree.cachedSizes, host.diagnostics.cost.layouts)
            change()
            host.update()
            let cached = Double(host.tree.cachedSizes - found)
            return cached / (cached + Double(host.diagnostics.cost.layouts - measured))
        }
        let first = Double(host.tree.cachedSizes) / Double(host.tree.cachedSizes + host.diagnostics.cost.layouts)
        let second = share { model.text = "longer" }
        #expect(first > 0.35, "no size is measured twice")
        #expect(second > 0.75, "no sibling of what has changed is measured again")
    }

    @Test("100,000 rows cost what 1,000 cost, at first and by the page")
    func manyRows() {
        func costs(_ count: Int) -> [UpdateCost] {
            let host = TestHost(size: CGSize(width: 390, height: 800), typeSetter: FixedMetrics()) {
                List(0..<count, id: \.self) { number in
                    HStack {
                        Text("Row")
                        Spacer()
                        Text("detail")
                    }
                }
            }
            var costs = [host.cost]
            for page in 1...5 {
                host.updates { host.scroll(to: CGPoint(x: 0, y: CGFloat(page) * 800)) }
                costs.append(host.cost)
            }
            return costs
        }
        let (few, many) = (costs(1_000), costs(100_000))
        #expect(few == many)
        // A screen has 18 rows of some sizes each, and one is made before and after it.
        #expect(many.allSatisfy { $0.layouts < 2_000 }, "\(many)")
        // The parts after the realized ones are handled as one part.
        #expect(many.allSatisfy { $0.parts < 1_000 }, "\(many)")
    }

    @Test("A colour draws one text again and lays nothing out")
    func color() {
        let model = Model()
        let host = host(model, rows: 100)
        _ = host.displayList
        host.updates { model.color = .blue }
        _ = host.displayList
        #expect(host.cost.layouts == 0)
        #expect(host.cost.placements == 0)
        #expect(host.cost.fragments == 1)
    }

    @Test("A change that shows nowhere lays nothing out")
    func nothing() {
        let host = host(Model(), rows: 10)
        host.updates { host.traits.timeZone = TimeZone(secondsFromGMT: 3600) }
        #expect(host.cost == UpdateCost())
    }
}
