import SwiftUI
import TestSupport
import Testing
import UmweltTesting

/// Changes random columns and rows of many views, and compares the places of all of them with those in a stack that is
/// made anew.
@MainActor @Suite("Stacks of many views after changes") struct KeptArrangementTests {
    /// A view of a stack: a text that may be long, or a shape.
    struct Item: Identifiable, Equatable {
        let id: Int
        var kind: Int
        var length: Int
    }

    @Observable final class Model {
        var items: [Item] = []
        var isWide = false
    }

    @Observable final class Values {
        var guide: CGFloat = 0
        var priority = 0.0
    }

    struct ItemView: View {
        let model: Model
        let id: Int

        var body: some View {
            if let item = model.items.first(where: { $0.id == id }) {
                switch item.kind {
                case 0: Text(verbatim: String(repeating: "word ", count: item.length))
                case 1: Color.red.frame(width: CGFloat(item.length * 3), height: CGFloat(item.length * 2))
                case 2: Text(verbatim: "guide").alignmentGuide(.leading) { _ in CGFloat(item.length) }
                case 3: Text(verbatim: "first").layoutPriority(Double(item.length % 3))
                case 4: Color.blue.frame(minHeight: 2, maxHeight: CGFloat(item.length))
                default: Text(verbatim: "large").font(item.length % 2 == 0 ? .title : .caption)
                }
            }
        }
    }

    struct Column: View {
        let model: Model
        let isRow: Bool
        let isScrolled: Bool
        let spacing: CGFloat?

        var body: some View {
            let content = ForEach(model.items) { ItemView(model: model, id: $0.id).accessibilityIdentifier("\($0.id)") }
            let stack = Group {
                if isRow {
                    HStack(alignment: .top, spacing: spacing) { content }
                } else {
                    VStack(alignment: .leading, spacing: spacing) { content }
                }
            }
            if isScrolled {
                ScrollView(isRow ? .horizontal : .vertical) { stack }.frame(width: model.isWide ? 300 : 200)
            } else {
                stack.frame(width: model.isWide ? 300 : 200)
            }
        }
    }

    private func places(_ host: TestHost) -> [CGRect] { host.semantics.map(\.frame) }

    @Test("Places are those of a stack that is made anew", arguments: 0..<40)
    func random(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let model = Model()
        var lastID = 0
        func newItem() -> Item {
            lastID += 1
            // Most stacks have no views that share a length in an order of their own.
            let kinds = seed % 4 == 0 ? 6 : 3
            return Item(
                id: lastID, kind: Int.random(in: 0..<kinds, using: &random),
                length: Int.random(in: 1...12, using: &random))
        }
        model.items = (0..<Int.random(in: 10...60, using: &random)).map { _ in newItem() }
        let isRow = seed % 5 == 0
        let isScrolled = seed % 2 == 0
        let spacing: CGFloat? = seed % 3 == 0 ? 4 : nil
        func view() -> some View { Column(model: model, isRow: isRow, isScrolled: isScrolled, spacing: spacing) }
        let host = show(400, 700) { view() }
        for step in 0..<12 {
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let index = Int.random(in: 0..<max(model.items.count, 1), using: &random)
                switch Int.random(in: 0..<8, using: &random) {
                case 0: model.items.insert(newItem(), at: min(index, model.items.count))
                case 1 where model.items.count > 1: model.items.remove(at: index)
                case 2: model.items.append(newItem())
                case 3 where model.items.count > 1: model.items.swapAt(0, index)
                case 4: model.isWide.toggle()
                case 5: model.items.shuffle(using: &random)
                default: model.items[index].length = Int.random(in: 1...12, using: &random)
                }
            }
            host.update()
            let anew = show(400, 700) { view() }
            #expect(places(host) == places(anew), "seed \(seed), step \(step)")
            #expect(host.displayList.leaves == anew.displayList.leaves, "seed \(seed), step \(step)")
        }
    }

    @Test("A guide and a priority in a decorated view reach the stack around it")
    func decorated() {
        struct Guided: View {
            let values: Values
            var body: some View {
                let guide = values.guide
                Text(verbatim: "guided").alignmentGuide(.leading) { _ in guide }.padding(4)
            }
        }
        struct Prior: View {
            let values: Values
            var body: some View {
                Text(verbatim: "some words that wrap").layoutPriority(values.priority).accessibilityIdentifier("first")
            }
        }
        let values = Values()
        let host = show(200, 200) {
            VStack(alignment: .leading) {
                Text(verbatim: "other")
                Guided(values: values)
                HStack {
                    Prior(values: values)
                    Text(verbatim: "other words that wrap")
                }
            }
        }
        let (guided, first) = (host.frame(of: "guided"), host.frame(of: "some words that wrap"))
        values.guide = 20
        values.priority = 1
        host.update()
        #expect(host.frame(of: "guided")?.minX != guided?.minX)
        #expect((host.frame(of: "some words that wrap")?.width ?? 0) > (first?.width ?? 0))
    }

    @Test("A text that changes its size is measured alone, and what is above it stays")
    func counts() {
        let model = Model()
        model.items = (0..<200).map { Item(id: $0, kind: 0, length: 1) }
        let host = show(400, 700) { Column(model: model, isRow: false, isScrolled: true, spacing: nil) }
        model.items[150].length = 2
        host.updates { model.items[150].length = 3 }
        // The text, its identifier, the stack, and what is around it.
        #expect(host.cost.layouts <= 8)
    }
}
