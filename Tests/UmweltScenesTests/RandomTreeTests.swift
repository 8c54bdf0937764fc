import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Random trees") struct RandomTreeTests {
    @Test(
        "SEMANTICS 21, 24, 25: after random changes a tree shows what a naive model says, and ran no body too many",
        arguments: 0..<200)
    func agreesWithModel(seed: Int) {
        var tree = RandomTree(seed: seed)
        let (store, context) = (PlanStore(tree.root), PlanContext())
        let host = TestHost(typeSetter: FixedMetrics()) { PlanRoot(store: store, context: context) }
        func model(counts: [String: Int]) -> PlanModel {
            PlanModel(root: tree.root, scale: host.traits.displayScale, holders: context.holders, counts: counts)
        }
        var old = model(counts: [:])
        #expect(host.texts == old.texts, "seed \(seed)")

        for step in 1...12 {
            context.ran = []
            var counts = old.counters
            host.updates {
                for _ in 1...Int.random(in: 1...3, using: &tree.random) {
                    switch Int.random(in: 0..<10, using: &tree.random) {
                    case 0: host.traits.displayScale = CGFloat(Int.random(in: 1...3, using: &tree.random))
                    case 1:
                        let holder = context.holders[Int.random(in: 0...2, using: &tree.random)]
                        holder.name = "h\(Int.random(in: 0...4, using: &tree.random))"
                    case 2:
                        guard let path = old.counters.keys.sorted().randomElement(using: &tree.random) else { break }
                        counts[path, default: 0] += 1
                        context.counters[path]?.wrappedValue += 1
                    default: tree.change()
                    }
                }
                if store.root != tree.root { store.root = tree.root }
            }
            let new = model(counts: counts)
            let comment: Comment = "seed \(seed), step \(step)"
            guard host.texts == new.texts else {
                #expect(host.texts == new.texts, comment)
                return
            }
            let whole = new.wholeReaders
            #expect(context.ran.filter { !whole.contains($0) }.sorted() == new.bodies(after: old).sorted(), comment)
            #expect(Set(context.ran).count == context.ran.count, comment)
            old = new
        }
        compareLayout(host, with: store, seed: seed)
    }

    /// Compares the incremental layout with the layout of a new tree.
    private func compareLayout(_ host: TestHost, with store: PlanStore, seed: Int) {
        let context = PlanContext()
        let fresh = TestHost(traits: host.traits, typeSetter: FixedMetrics()) {
            PlanRoot(store: store, context: context)
        }
        // Holders have names of their own, counters start at zero: texts of the same length are in one place.
        guard host.texts.map(\.count) == fresh.texts.map(\.count) else { return }
        #expect(host.semantics.map(\.frame) == fresh.semantics.map(\.frame), "seed \(seed)")
    }
}
