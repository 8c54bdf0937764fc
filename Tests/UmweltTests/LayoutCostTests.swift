import SwiftUI
import Testing
import UmweltTesting

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
