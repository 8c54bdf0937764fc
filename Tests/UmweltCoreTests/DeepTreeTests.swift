import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@Observable private final class Model {
    var text = "first"
    var isThere = true
    var depth = 0
}

private struct Leaf: View {
    let model: Model
    @Environment(\.level) private var level
    var body: some View { Text(verbatim: "\(model.text) \(level)") }
}

/// A view in a view, and so on.
private struct NestedViews: View {
    let depth: Int
    let model: Model
    var body: some View {
        if depth > 0 { AnyView(NestedViews(depth: depth - 1, model: model)) } else { Leaf(model: model) }
    }
}

private struct NestedStacks: View {
    let depth: Int
    let model: Model
    var body: some View {
        if depth % 2 == 0 {
            VStack { inside }
        } else {
            HStack { inside }
        }
    }

    @ViewBuilder private var inside: some View {
        if depth > 0 { AnyView(NestedStacks(depth: depth - 1, model: model)) } else { Leaf(model: model) }
    }
}

private struct NestedModifiers: View {
    let depth: Int
    let model: Model
    var body: some View {
        if depth > 0 {
            AnyView(NestedModifiers(depth: depth - 1, model: model))
                .transformEnvironment(\.level) { $0 += 1 }
                .padding(0)
                .preference(key: DepthKey.self, value: depth)
        } else {
            Leaf(model: model).background { Text("behind") }
        }
    }
}

private struct Endless: View {
    var body: some View { VStack { AnyView(Endless()) } }
}

private struct EndlessButtons: View {
    var body: some View {
        Button {
        } label: {
            AnyView(EndlessButtons())
        }
    }
}

private struct EndlessNavigation: View {
    var body: some View { NavigationStack { AnyView(EndlessNavigation()) } }
}

private struct EndlessTabs: View {
    var body: some View { TabView { AnyView(EndlessTabs()).tabItem { Text("A") } } }
}

private struct EndlessTitles: View {
    var body: some View { VStack { AnyView(EndlessTitles()) }.navigationTitle("A") }
}

private struct NestedNavigation: View {
    let depth: Int
    var title = "A"
    var body: some View {
        if depth > 0 {
            NavigationStack { AnyView(NestedNavigation(depth: depth - 1, title: title)) }
        } else {
            Text("end").navigationTitle(title)
        }
    }
}

/// The number of times that a view was asked for an alignment guide.
private final class AskedGuides {
    var count = 0
}

private struct DepthKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Lets the whole tree go.
private struct Removable<Content: View>: View {
    let model: Model
    @ViewBuilder let content: Content
    var body: some View { if model.isThere { content } }
}

@MainActor @Suite("Trees up to 10,000 levels deep") struct DeepTreeTests {
    private func check<Content: View>(
        depth: Int = 2000, _ expected: (String) -> [String], @ViewBuilder _ content: @escaping (Model) -> Content
    ) {
        let model = Model()
        model.depth = depth
        let host = TestHost(typeSetter: FixedMetrics()) { Removable(model: model) { content(model) } }
        #expect(host.texts == expected("first"))
        #expect(host.updates { model.text = "second" } == ["Leaf"])
        #expect(host.texts == expected("second"))
        #expect(!host.displayList.items.isEmpty)
        host.size = CGSize(width: 100, height: 100)
        #expect(host.texts == expected("second"))
        model.isThere = false
        #expect(host.texts == [])
    }

    @Test("Nested views build, update, lay out and go")
    func views() { check({ ["\($0) 0"] }) { NestedViews(depth: $0.depth, model: $0) } }

    @Test("Nested stacks build, update, lay out and go")
    func stacks() { check(depth: 10_000, { ["\($0) 0"] }) { NestedStacks(depth: $0.depth, model: $0) } }

    @Test("Nested modifiers of the environment, the layout and preferences do too")
    func modifiers() {
        check({ ["\($0) 2000", "behind"] }) { NestedModifiers(depth: $0.depth, model: $0) }
    }

    @Test("AnyView in AnyView, made by a loop")
    func anyViews() {
        check({ ["\($0) 0"] }) { model in
            (0..<model.depth).reduce(AnyView(Leaf(model: model))) { view, _ in AnyView(view.id(1)) }
        }
    }

    @Test("10,000 nested views, and AnyViews, are shown")
    func tenThousand() {
        let model = Model()
        let views = TestHost(typeSetter: FixedMetrics()) { NestedViews(depth: 10_000, model: model) }
        #expect(views.texts == ["first 0"])
        let anyViews = TestHost(typeSetter: FixedMetrics()) {
            (0..<10_000).reduce(AnyView(Leaf(model: model))) { view, _ in AnyView(view) }
        }
        #expect(anyViews.texts == ["first 0"])
        #expect(!anyViews.displayList.items.isEmpty)
    }

    @Test("What has no end stops the program with a message that names the view")
    func endless() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestHost(typeSetter: FixedMetrics()) { Endless() } }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(/Views are nested \d+ deep at Endless: the stack of \d+ MB is full\./))
    }

    @Test("Endless controls are told by the view of the program that makes them")
    func endlessControls() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestHost(typeSetter: FixedMetrics()) { EndlessButtons() } }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(/Views are nested \d+ deep at EndlessButtons:/))
    }

    @Test("Endless stacks are told too, soon: each does not tell all that are around it", .timeLimit(.minutes(5)))
    func endlessNavigation() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestHost(typeSetter: FixedMetrics()) { EndlessNavigation() } }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(/Views are nested \d+ deep at EndlessNavigation:/))
    }

    @Test("Endless tabs are told too, soon: each does not tell all that are around it", .timeLimit(.minutes(5)))
    func endlessTabs() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestHost(typeSetter: FixedMetrics()) { EndlessTabs() } }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(/Views are nested \d+ deep at EndlessTabs:/))
    }

    @Test("Endless titles are told too, soon: each does not tell all that are around it", .timeLimit(.minutes(5)))
    func endlessTitles() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestHost(typeSetter: FixedMetrics()) { EndlessTitles() } }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(/Views are nested \d+ deep at EndlessTitles:/))
    }

    @Test("Of stacks in stacks the innermost shows its title, which changes")
    func nestedNavigation() {
        struct Titled: View {
            let model: Model
            var body: some View { NestedNavigation(depth: 3, title: model.text) }
        }
        let model = Model()
        let host = TestHost(typeSetter: FixedMetrics()) { Titled(model: model) }
        #expect(host.texts.count { $0 == "first" } == 1)
        host.updates { model.text = "second" }
        #expect(host.texts.count { $0 == "second" } == 1)
        #expect(!host.texts.contains("first"))
    }

    @Test("Views in containers that align by guides answer a few times, however deep they are")
    func guides() {
        struct Nested: View {
            let depth: Int
            let isGrid: Bool
            let asked: AskedGuides
            var body: some View {
                if depth == 0 {
                    Text("x").alignmentGuide(.firstTextBaseline) { size in
                        asked.count += 1
                        return size.height
                    }
                } else if isGrid {
                    Grid { GridRow { AnyView(Nested(depth: depth - 1, isGrid: true, asked: asked)) } }
                } else {
                    HStack(alignment: .firstTextBaseline) {
                        AnyView(Nested(depth: depth - 1, isGrid: false, asked: asked))
                        Text("y")
                    }
                }
            }
        }
        for isGrid in [true, false] {
            let asked = AskedGuides()
            let host = TestHost(typeSetter: FixedMetrics()) { Nested(depth: 24, isGrid: isGrid, asked: asked) }
            #expect(host.texts.first == "x")
            #expect(asked.count < 100_000, "each level would multiply it")
        }
    }

    @Test("Stacks of two views each, one of which goes deeper, are not asked again and again")
    func branchingStacks() {
        struct Branching: View {
            let depth: Int
            var body: some View {
                if depth % 2 == 0 {
                    VStack {
                        Text("x")
                        deeper
                    }
                } else {
                    HStack {
                        Text("x")
                        deeper
                    }
                }
            }

            @ViewBuilder private var deeper: some View { if depth > 0 { AnyView(Branching(depth: depth - 1)) } }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Branching(depth: 24) }
        host.updates { host.size.width += 1 }
        // Each level has 3 nodes and is offered a few new sizes for each level around it: a square, not a power.
        #expect(host.cost.layouts < 24 * 24 * 3 * 6)
    }
}
