import Combine
import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@_spi(Kernel) import Umwelt
@testable import UmweltScenes

@Observable private final class Shared {
    var title = "One"
    var rows = ["a", "b"]
}

private final class Clock: ObservableObject {
    @Published var ticks = 0
}

/// The actions of views, in the order in which they ran.
@MainActor private final class Events {
    var log: [String] = []
}

private struct Counter: View {
    let events: Events
    @State private var count = 0
    @StateObject private var clock = Clock()
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        VStack {
            Button("\(direction == .rightToLeft ? "tnuoC" : "Count") \(count)") { count += 1 }
            Button("Ticks \(clock.ticks)") { clock.ticks += 1 }
        }
        .onAppear { events.log.append("appear") }
        .onDisappear { events.log.append("disappear") }
        .onChange(of: count) { old, new in events.log.append("\(old) to \(new)") }
    }
}

private struct Loader: View {
    let events: Events
    var body: some View { Counter(events: events).task { events.log.append("task") } }
}

private struct Rows: View {
    let shared: Shared
    let events: Events

    var body: some View {
        VStack {
            Text(shared.title).onChange(of: shared.title) { old, new in events.log.append("\(old) to \(new)") }
            ForEach(shared.rows, id: \.self) { row in
                Text(row).onAppear { events.log.append("appear \(row)") }
            }
        }
    }
}

private struct DirectionReader: View {
    @Environment(\.layoutDirection) private var direction
    var body: some View { Text(direction == .leftToRight ? "left" : "right") }
}

@Suite @MainActor struct HibernationTests {
    private let events = Events()
    private let shared = Shared()

    private func host(_ content: some View, height: CGFloat = 300) -> ViewHost {
        let host = ViewHost(
            proposedSize: ProposedViewSize(width: 200, height: height), typeSetter: FixedMetrics(), content: content)
        host.motion.capabilities.animatesChanges = true
        _ = host.nextFrame()
        return host
    }

    private func texts(of host: ViewHost) -> [String] { host.nodes.shownTexts }

    private func button(_ label: String, in host: ViewHost) throws -> HostNode {
        try #require(SemanticsNode.first(in: host.semantics) { $0.label == label && $0.role != .text }).hostNode
    }

    private func press(_ label: String, in host: ViewHost) throws {
        #expect(try button(label, in: host).send(.press))
        _ = host.nextFrame()
    }

    private func scroll(to y: Double, in host: ViewHost) throws {
        let area = try #require(host.root.firstNode { $0 is ScrollNode })
        #expect(area.receive(.scroll(x: 0, y: y)))
        _ = host.nextFrame()
    }

    @Test("A window that hibernates has no elements, and the same nodes when it wakes")
    func sameNodes() throws {
        let host = host(Counter(events: events))
        let before = try #require(host.hibernation.begin())
        #expect(host.hibernation.isActive)
        var count = 0
        host.root.forEachChild { _ in count += 1 }
        #expect(count == 0)
        #expect(host.root.node.children.allSatisfy { $0.children.isEmpty })
        // The host of the window has nothing to take.
        #expect(!host.frames.mayHaveNext)
        let after = host.nextFrame()
        #expect(!host.hibernation.isActive)
        #expect(after.changed.map(\.id) == before.changed.map(\.id))
        #expect(after.changed.map(\.frame) == before.changed.map(\.frame))
        #expect(after.changed.map(\.semantics) == before.changed.map(\.semantics))
        #expect(after.removed.isEmpty && after.title == nil)
        #expect(host.nextFrame().isEmpty)
    }

    @Test("Nothing keeps the elements and layout nodes of a window that hibernates")
    func release() {
        struct Weak {
            weak var element: _Element?
            weak var node: LayoutNode?
        }
        let host = host(
            NavigationStack {
                List {
                    Section("One") {
                        ForEach(0..<3) { row in NavigationLink("Row \(row)") { Counter(events: events) } }
                    }
                    Counter(events: events)
                    Toggle("Is on", isOn: .constant(true))
                    TextField("Name", text: .constant("x"))
                    Picker("Size", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)").tag($0) } }
                    Label("Favorite", systemImage: "star").phaseAnimator([0, 1], trigger: 0) { view, _ in view }
                    DisclosureGroup("More") { Text("less") }
                }
                .navigationTitle("Title")
                .toolbar { Button("Add") {} }
                .searchable(text: .constant(""))
            }, height: 1200)
        host.update()
        _ = host.nextFrame()
        var all: [Weak] = []
        var waiting: [_Element] = []
        host.root.forEachChild { waiting.append($0) }
        while let element = waiting.popLast() {
            all.append(Weak(element: element, node: element.ownLayoutNodes.first))
            element.forEachChild { waiting.append($0) }
        }
        #expect(all.count > 200)
        #expect(host.hibernation.begin() != nil)
        let elements = all.compactMap(\.element)
        #expect(elements.isEmpty, "\(elements.map { type(of: $0) })")
        #expect(all.allSatisfy { $0.node == nil })
    }

    @Test("State and objects go on as they were, and nothing appears or disappears")
    func state() async throws {
        let host = host(Loader(events: events))
        while events.log.count < 2 { await Task.yield() }
        while host.motion.hasRunningTasks { await Task.yield() }
        try press("Count 0", in: host)
        try press("Ticks 0", in: host)
        #expect(events.log == ["appear", "task", "0 to 1"])
        for _ in 0..<2 {
            #expect(host.hibernation.begin() != nil)
            #expect(texts(of: host) == ["Count 1", "Ticks 1"])
            _ = host.nextFrame()
        }
        await Task.yield()
        #expect(events.log == ["appear", "task", "0 to 1"])
        try press("Count 1", in: host)
        try press("Ticks 1", in: host)
        #expect(texts(of: host) == ["Count 2", "Ticks 2"])
        #expect(events.log == ["appear", "task", "0 to 1", "1 to 2"])
        host.show(EmptyView())
        host.update()
        #expect(events.log.last == "disappear")
    }

    @Test("An event of a node that the host knew wakes the window")
    func event() throws {
        let host = host(Counter(events: events))
        let button = try button("Count 0", in: host).id
        #expect(host.hibernation.begin() != nil)
        _ = host.nextFrame()
        #expect(host.send(.press, to: button))
        #expect(texts(of: host) == ["Count 1", "Ticks 0"])
    }

    @Test("What the content has read wakes it, with the actions for what has changed")
    func changes() throws {
        let host = host(Rows(shared: shared, events: events))
        #expect(events.log == ["appear b", "appear a"])
        #expect(host.hibernation.begin() != nil)
        host.hibernation.updateTree()
        #expect(!host.hibernation.isWakingDue)
        shared.title = "Two"
        shared.rows.append("c")
        #expect(host.needsUpdate)
        host.hibernation.updateTree()
        #expect(host.hibernation.isWakingDue && host.hibernation.isActive)
        #expect(texts(of: host) == ["Two", "a", "b", "c"])
        // The rows that were there have not appeared anew.
        #expect(events.log == ["appear b", "appear a", "One to Two", "appear c"])
        #expect(!host.hibernation.isWakingDue)
        shared.title = "Three"
        #expect(texts(of: host).first == "Three")
    }

    @Test("A value of the environment that the content has read wakes it, and another one does not")
    func environment() {
        let host = host(DirectionReader())
        #expect(host.hibernation.begin() != nil)
        host.traits.accessibilityShowBorders = true
        host.hibernation.updateTree()
        #expect(!host.hibernation.isWakingDue)
        host.traits.layoutDirection = .rightToLeft
        host.hibernation.updateTree()
        #expect(host.hibernation.isWakingDue)
        #expect(texts(of: host) == ["right"])
        // Beside state, which outlasts the view's element, it is read anew.
        let counter = self.host(Counter(events: events))
        #expect(counter.hibernation.begin() != nil)
        counter.traits.layoutDirection = .rightToLeft
        #expect(texts(of: counter).first == "tnuoC 0")
    }

    @Test("State that is written while the window hibernates wakes it")
    func lateWrite() {
        let box = BindingBox()
        let host = host(BindingGiver(box: box))
        #expect(host.hibernation.begin() != nil)
        box.binding?.wrappedValue = 5
        host.hibernation.updateTree()
        #expect(host.hibernation.isWakingDue)
        #expect(texts(of: host) == ["5"])
    }

    @Test("State that is kept for the next process is that of before")
    func snapshot() throws {
        let host = host(Counter(events: events))
        try press("Count 0", in: host)
        let before = host.stateSnapshot
        #expect(host.hibernation.begin() != nil)
        #expect(host.stateSnapshot == before && host.hibernation.isActive)
        #expect(!before.isEmpty)
    }

    @Test("A window in which something goes on does not hibernate")
    func busy() async throws {
        let gate = Gate()
        let waiting = host(Text("x").task { await gate.wait() })
        #expect(waiting.hibernation.begin() == nil && !waiting.hibernation.isActive)
        await Task.yield()
        gate.open()
        while waiting.motion.hasRunningTasks { await Task.yield() }
        #expect(waiting.hibernation.begin() != nil)
        let listening = host(Text("x").onReceive(PassthroughSubject<Int, Never>()) { _ in })
        #expect(listening.hibernation.begin() == nil)
        let timed = host(TimelineView(.periodic(from: .now, by: 60)) { _ in Text("x") })
        #expect(timed.hibernation.begin() == nil)
        let phases = host(Text("x").phaseAnimator([0, 1]) { view, phase in view.opacity(Double(phase)) })
        #expect(phases.hibernation.begin() == nil)
        let triggered = host(Text("x").phaseAnimator([0, 1], trigger: 1) { view, _ in view })
        #expect(triggered.hibernation.begin() != nil)
        let presenting = host(Text("x").sheet(isPresented: .constant(true)) { Text("sheet") })
        #expect(presenting.hibernation.begin() == nil)
        let undoing = host(Counter(events: events))
        undoing.undoManager.registerUndo(withTarget: events) { _ in }
        #expect(undoing.hibernation.begin() == nil)
    }

    @Test("A scrolled view is at its offset when the window wakes, and a lazy one keeps it awake")
    func scrolled() throws {
        let host = host(ScrollView { VStack(spacing: 0) { ForEach(0..<40) { Text("\($0)").frame(height: 50) } } })
        try scroll(to: 120, in: host)
        let before = try #require(host.hibernation.begin())
        let difference = host.nextFrame()
        // The same rows are near, which are other ones after another way there.
        #expect(difference.changed.map(\.id) == before.changed.map(\.id))
        #expect(difference.changed.compactMap(\.scrollOffset) == before.changed.compactMap(\.scrollOffset))
        #expect(difference.changed.contains { $0.scrollOffset == CGPoint(x: 0, y: 120) })
        let lazy = self.host(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<40) { Text("\($0)").frame(height: 50) } } })
        try scroll(to: 120, in: lazy)
        #expect(lazy.hibernation.begin() == nil)
        try scroll(to: 0, in: lazy)
        #expect(lazy.hibernation.begin() != nil)
    }

    @Test("The levels of a navigation stack are there when the window wakes, and links that show stay shown")
    func navigation() throws {
        let host = host(
            NavigationStack {
                NavigationLink("Next") { Counter(events: events).navigationTitle("Second") }.navigationTitle("First")
            })
        try press("Next", in: host)
        try press("Count 0", in: host)
        #expect(host.navigation.depth == 1 && host.title == "Second")
        _ = host.nextFrame()
        let before = try #require(host.hibernation.begin())
        let after = host.nextFrame()
        #expect(host.navigation.depth == 1 && host.title == "Second")
        #expect(texts(of: host).contains("Count 1"))
        #expect(after.changed.map(\.id) == before.changed.map(\.id))
        host.navigation.navigateBack(to: 0)
        #expect(host.title == "First")
    }

    @Test("A value that is nil is no change when its view comes, nor when its window wakes")
    func optional() throws {
        let host = host(OptionalReader(events: events))
        #expect(host.hibernation.begin() != nil)
        host.update()
        _ = host.nextFrame()
        #expect(events.log.isEmpty)
        try press("0", in: host)
        #expect(host.hibernation.begin() != nil)
        host.update()
        #expect(events.log == ["0 to 1"])
    }

    @Test("Actions for geometry, preferences and visibility run for what has changed alone")
    func followedValues() {
        let host = host(Measured(shared: shared, events: events))
        #expect(events.log.sorted() == ["preference One", "visible true", "width 26"])
        #expect(host.hibernation.begin() != nil)
        host.update()
        _ = host.nextFrame()
        #expect(events.log.count == 3)
        #expect(host.hibernation.begin() != nil)
        shared.title = "Three"
        host.update()
        #expect(events.log.dropFirst(3).sorted() == ["preference Three", "width 43"])
    }

    @Test("A view that a pointer is over is so when the window wakes")
    func hover() throws {
        let host = host(Text("x").onHover { events.log.append("hover \($0)") })
        let node = try #require(host.root.firstNode { $0 is HoverNode })
        #expect(node.receive(.pointer(event: PointerEvent(.hovered, at: .zero, time: 0))))
        #expect(host.hibernation.begin() != nil)
        host.update()
        let again = try #require(host.root.firstNode { $0 is HoverNode })
        #expect(again !== node && again.receive(.pointer(event: PointerEvent(.left, at: .zero, time: 1))))
        #expect(events.log == ["hover true", "hover false"])
    }

    @Test("The focus is where it was when the window wakes, and no view is told that it left or came")
    func focus() throws {
        let host = host(FocusTeller(events: events))
        let node = try #require(host.root.node.first(label: "Second"))
        #expect(node.receive(.focus))
        _ = host.nextFrame()
        #expect(events.log == ["focus true", "second"])
        let place = host.root.focus.place
        #expect(host.hibernation.begin() != nil)
        #expect(texts(of: host) == ["First", "Second", "second has it"])
        #expect(host.root.focus.place == place && place != nil)
        #expect(host.nextFrame().focus == nil)
        #expect(events.log == ["focus true", "second"])
        let again = try #require(host.nodes.focused)
        #expect(again.send(.blur))
        host.update()
        #expect(events.log == ["focus true", "second", "focus false", "none"])
    }

    @Test("Focused values are no change when their views are there again")
    func focusedValues() throws {
        let host = host(FocusedTitle(events: events))
        host.update()
        #expect(events.log == ["none to given"])
        #expect(host.hibernation.begin() != nil)
        host.update()
        #expect(events.log == ["none to given"])
        #expect(texts(of: host) == ["given"])
    }

    @Test("A view that begins with the focus does not take it when the window wakes")
    func defaultFocus() {
        let host = host(DefaultFocusView())
        #expect(host.nodes.focused != nil)
        host.root.focus.move(to: nil)
        _ = host.nextFrame()
        #expect(host.hibernation.begin() != nil)
        host.update()
        #expect(host.nodes.focused == nil)
    }

    @Test("A task runs again if its identity has changed while the window hibernated, and only then")
    func taskIdentity() async {
        let host = host(Fetcher(shared: shared, events: events))
        while host.motion.hasRunningTasks { await Task.yield() }
        #expect(host.hibernation.begin() != nil)
        host.update()
        while host.motion.hasRunningTasks { await Task.yield() }
        #expect(events.log == ["fetch One"])
        _ = host.nextFrame()
        #expect(host.hibernation.begin() != nil)
        shared.title = "Two"
        host.update()
        while host.motion.hasRunningTasks { await Task.yield() }
        #expect(events.log == ["fetch One", "fetch Two"])
    }

    @Test("What has appeared disappears when its window is closed while it hibernates")
    func closing() {
        let host = host(Counter(events: events))
        #expect(host.hibernation.begin() != nil)
        host.show(EmptyView())
        host.update()
        #expect(events.log == ["appear", "disappear"])
        let other = self.host(Counter(events: events))
        #expect(other.hibernation.begin() != nil)
        other.close()
        other.hibernation.updateTree()
        #expect(events.log == ["appear", "disappear", "appear", "disappear"])
    }

    @Test("A scope of the focus does not take it when the window wakes, nor from the view that had it")
    func focusScope() throws {
        let host = host(FocusScopeView())
        #expect(host.root.focus.place != nil)
        #expect(try #require(host.root.node.first(label: "Other")).receive(.focus))
        _ = host.nextFrame()
        let place = host.root.focus.place
        #expect(host.hibernation.begin() != nil)
        host.update()
        #expect(host.root.focus.place == place && place != nil)
        host.root.focus.move(to: nil)
        _ = host.nextFrame()
        #expect(host.hibernation.begin() != nil)
        host.update()
        #expect(host.nodes.focused == nil)
    }

    @Test("State is found again beside views that are made late")
    func lateContent() throws {
        let host = host(
            VStack {
                GeometryReader { _ in Counter(events: events) }
                Counter(events: events)
            })
        try press("Count 0", in: host)
        let shown = texts(of: host)
        #expect(shown.filter { $0 == "Count 1" }.count == 1)
        #expect(host.hibernation.begin() != nil)
        #expect(texts(of: host) == shown)
    }

    @Test("A stored value that the content has read wakes it")
    func storedValue() {
        let store = HostDefaults()
        let host = host(StoredReader(store))
        #expect(texts(of: host) == ["One"])
        #expect(host.hibernation.begin() != nil)
        host.hibernation.updateTree()
        #expect(!host.hibernation.isWakingDue)
        store.set("Two", forKey: StoredReader.key)
        host.hibernation.updateTree()
        #expect(host.hibernation.isWakingDue)
        #expect(texts(of: host) == ["Two"])
    }

    @Test("A split view whose columns show one at a time stays awake")
    func splitView() throws {
        let host = host(LinkedColumns())
        try press("Next", in: host)
        #expect(texts(of: host).contains("Number 3"))
        #expect(host.hibernation.begin() == nil)
    }

    @Test("State of lazy and of later made views is theirs again, beside equal names")
    func lateState() throws {
        let host = host(MixedItems())
        try press("lazy 1: 0", in: host)
        try press("plain 1: 0", in: host)
        try press("plain 1: 1", in: host)
        let shown = texts(of: host)
        #expect(host.hibernation.begin() != nil)
        #expect(texts(of: host) == shown)
        #expect(shown.contains("lazy 1: 1") && shown.contains("plain 1: 2"))
    }

    @Test("A view of another type in an AnyView begins anew")
    func anotherType() throws {
        let host = host(AnyCounter(shared: shared, events: events))
        try press("One 0", in: host)
        #expect(host.hibernation.begin() != nil)
        shared.title = "Two"
        #expect(texts(of: host) == ["Two 0"])
        #expect(events.log == ["appear One", "appear Two"])
    }

    @Test("A stack with a value above a view that a link has pushed keeps its window awake")
    func mixedLevels() throws {
        let host = host(MixedLevels())
        for label in ["One", "Shown", "Two"] { try press(label, in: host) }
        #expect(host.navigation.depth == 3)
        #expect(host.hibernation.begin() == nil)
        host.navigation.navigateBack(to: 2)
        _ = host.nextFrame()
        #expect(host.hibernation.begin() != nil)
        #expect(host.navigation.depth == 2 && texts(of: host).contains("Two"))
    }

    @Test("A tab bar that has become small is small when the window wakes")
    func smallTabBar() throws {
        let host = host(SmallTabs())
        #expect(texts(of: host).contains("Above"))
        try scroll(to: 100, in: host)
        #expect(texts(of: host).contains("Beside"))
        #expect(host.hibernation.begin() != nil)
        #expect(texts(of: host).contains("Beside"))
    }

    @Test("A field's selection that came from the host is not sent back when the window wakes")
    func fieldSelection() throws {
        let host = host(SelectingField())
        func field() throws -> (node: HostNode, input: TextInput) {
            let node = try #require(
                SemanticsNode.first(in: host.semantics) { if case .field = $0.role { true } else { false } })
            guard case .field(let input) = node.role else { throw CancellationError() }
            return (node.hostNode, input)
        }
        #expect(try field().node.send(.select(start: 1, end: 3)))
        _ = host.nextFrame()
        #expect(try field().input.selection == nil)
        #expect(host.hibernation.begin() != nil)
        #expect(try field().input.selection == nil)
    }

    @Test("A number that the host knows is never that of another view in a window that has changed")
    func otherRows() throws {
        let plain = PlainRows()
        let host = host(DeletableRows(plain: plain, events: events))
        func buttons() -> [FrameDifference.NodeID] {
            host.semantics.flatMap { $0.all { $0.label == "Delete" && $0.role != .text } }.map(\.hostNode.id)
        }
        let before = buttons()
        #expect(before.count == 3)
        #expect(host.hibernation.begin() != nil)
        // Nothing tells of it: the window wakes as the user presses a row.
        plain.rows.removeFirst()
        _ = host.nextFrame()
        #expect(buttons() == Array(before.dropFirst()))
        #expect(host.send(.press, to: before[1]))
        #expect(!host.send(.press, to: before[0]))
        #expect(events.log == ["delete b"])
    }

    @Test("Values that come after the layout are no changes when the window wakes")
    func lateValues() {
        let host = host(LateValues(shared: shared, events: events))
        let log = events.log
        #expect(log.contains("preference 26"))
        #expect(host.hibernation.begin() != nil)
        host.update()
        _ = host.nextFrame()
        #expect(events.log == log)
        #expect(host.hibernation.begin() != nil)
        shared.title = "Three"
        host.update()
        #expect(events.log.dropFirst(log.count).sorted() == ["preference 43", "size 26 to 43"])
    }

    @Test("What a window that hibernates has read is followed once, and not any more when it has woken")
    func noGrowth() {
        let host = host(Rows(shared: shared, events: events))
        #expect(host.hibernation.begin() != nil)
        host.update()
        _ = host.nextFrame()
        let edges = host.tree.graph.edgeCount
        for _ in 0..<3 {
            #expect(host.hibernation.begin() != nil)
            host.update()
            _ = host.nextFrame()
        }
        #expect(host.tree.graph.edgeCount == edges)
        #expect(host.diagnostics.bodiesRun { shared.title = "Two" } == ["Rows"])
    }
}

private struct Fetcher: View {
    let shared: Shared
    let events: Events

    var body: some View {
        let title = shared.title
        Text("x").task(id: title) { events.log.append("fetch \(title)") }
    }
}

private struct FocusScopeView: View {
    @Namespace private var scope

    var body: some View {
        VStack {
            Text("Other").focusable()
            Text("Preferred").focusable().prefersDefaultFocus(in: scope)
        }
        .focusScope(scope)
    }
}

private struct StoredReader: View {
    static let key = "title of a window that hibernates"
    @AppStorage private var title: String

    init(_ store: UserDefaults) { _title = AppStorage(wrappedValue: "One", Self.key, store: store) }

    var body: some View { Text(title) }
}

private struct Item: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name): \(count)") { count += 1 } }
}

private struct MixedItems: View {
    var body: some View {
        VStack {
            LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<2) { Item(name: "lazy \($0)") } }
            ForEach(0..<2) { Item(name: "plain \($0)") }
        }
    }
}

private struct AnyCounter: View {
    let shared: Shared
    let events: Events

    var body: some View {
        let item = Titled(title: shared.title).onAppear { [title = shared.title] in events.log.append("appear \(title)")
        }
        AnyView(shared.title == "One" ? AnyView(item) : AnyView(VStack { item }))
    }
}

private struct Titled: View {
    let title: String
    @State private var count = 0
    var body: some View { Button("\(title) \(count)") { count += 1 } }
}

private struct LinkedColumns: View {
    var body: some View {
        NavigationSplitView {
            NavigationLink("Next", value: 3)
                .navigationTitle("Start")
                .navigationDestination(for: Int.self) { Text("Number \($0)") }
        } detail: {
            Text("Nothing")
        }
        .environment(\.horizontalSizeClass, .compact)
    }
}

private struct MixedLevels: View {
    var body: some View {
        NavigationStack {
            NavigationLink("One", value: 1)
                .navigationDestination(for: Int.self) { number in
                    if number == 1 {
                        NavigationLink("Shown") { NavigationLink("Two", value: 2) }
                    } else {
                        Text("End")
                    }
                }
        }
    }
}

private struct SmallTabs: View {
    var body: some View {
        TabView {
            Tab("Songs", systemImage: "music.note") { ScrollView { ForEach(0..<60) { Text("Song \($0)") } } }
            Tab("Films", systemImage: "film") { Text("Film") }
        }
        .tabBarMinimizeBehavior(.onScrollDown)
        .tabViewBottomAccessory { AccessoryPlace() }
    }
}

private struct AccessoryPlace: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    var body: some View { Text(placement == .inline ? "Beside" : "Above") }
}

private struct SelectingField: View {
    @State private var text = "A draft"
    @State private var selection: TextSelection?
    var body: some View { TextField("Draft", text: $text, selection: $selection) }
}

private final class PlainRows {
    var rows = ["a", "b", "c"]
}

private struct DeletableRows: View {
    let plain: PlainRows
    let events: Events

    var body: some View {
        VStack {
            ForEach(plain.rows, id: \.self) { row in
                HStack {
                    Text(row)
                    Button("Delete") { events.log.append("delete \(row)") }
                }
            }
        }
    }
}

extension SemanticsNode {
    /// The nodes here and below that match.
    fileprivate func all(_ matches: (SemanticsNode) -> Bool) -> [SemanticsNode] {
        (matches(self) ? [self] : []) + children.flatMap { $0.all(matches) }
    }
}

private struct LateValues: View {
    let shared: Shared
    let events: Events

    var body: some View {
        Text(shared.title)
            .background {
                GeometryReader { proxy in
                    let width = Int(proxy.size.width)
                    Color.clear
                        .preference(key: TitleKey.self, value: "\(width)")
                        .onChange(of: width) { events.log.append("size \($0) to \($1)") }
                }
            }
            .onPreferenceChange(TitleKey.self) { events.log.append("preference \($0)") }
    }
}

@MainActor private final class BindingBox {
    var binding: Binding<Int>?
}

private struct BindingGiver: View {
    let box: BindingBox
    @State private var value = 1

    var body: some View {
        box.binding = $value
        return Text("\(value)")
    }
}

private struct OptionalReader: View {
    let events: Events
    @State private var choice: Int?

    var body: some View {
        Button("\(choice ?? 0)") { choice = (choice ?? 0) + 1 }
            .onChange(of: choice) { events.log.append("\($0 ?? 0) to \($1 ?? 0)") }
    }
}

private struct TitleKey: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

private struct Measured: View {
    let shared: Shared
    let events: Events

    var body: some View {
        Text(shared.title)
            .onGeometryChange(for: Int.self) {
                Int($0.size.width)
            } action: {
                events.log.append("width \($0)")
            }
            .onScrollVisibilityChange { events.log.append("visible \($0)") }
            .preference(key: TitleKey.self, value: shared.title)
            .onPreferenceChange(TitleKey.self) { events.log.append("preference \($0)") }
    }
}

private struct FocusTeller: View {
    let events: Events
    @FocusState private var focused: String?

    var body: some View {
        VStack {
            Text("First").focusable().focused($focused, equals: "first")
            FocusChangeTeller(events: events).focusable().focused($focused, equals: "second")
            Text(focused == "second" ? "second has it" : "first or none")
        }
        .onChange(of: focused) { events.log.append(focused ?? "none") }
    }
}

extension FocusedValues {
    @Entry fileprivate var title: String?
}

private struct FocusedTitle: View {
    let events: Events
    @FocusedValue(\.title) private var title

    var body: some View {
        Text(title ?? "none").focusedSceneValue(\.title, "given")
            .onChange(of: title) { events.log.append("\($0 ?? "none") to \($1 ?? "none")") }
    }
}

private struct FocusChangeTeller: View {
    let events: Events
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text("Second").onChange(of: isFocused) { events.log.append("focus \($1)") } }
}

private struct DefaultFocusView: View {
    @FocusState private var isFocused: Bool
    var body: some View { Text("x").focusable().focused($isFocused).defaultFocus($isFocused, true) }
}

/// A wait that ends when the gate is opened.
@MainActor private final class Gate {
    private var waiting: CheckedContinuation<Void, Never>?
    private var isOpen = false

    func wait() async {
        if isOpen { return }
        await withCheckedContinuation { waiting = $0 }
    }

    func open() {
        isOpen = true
        waiting?.resume()
    }
}
