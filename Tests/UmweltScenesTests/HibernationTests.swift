import Combine
import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@_spi(Kernel) import Umwelt
@testable import UmweltScenes

private struct Loader: View {
    let events: HibernatedEvents
    var body: some View { HibernatedCounter(events: events).task { events.log.append("task") } }
}

private struct DirectionReader: View {
    @Environment(\.layoutDirection) private var direction
    var body: some View { Text(direction == .leftToRight ? "left" : "right") }
}

@Suite @MainActor struct HibernationTests {
    let events = HibernatedEvents()
    let shared = HibernatedModel()

    func host(_ content: some View, height: CGFloat = 300) -> ViewHost {
        let host = ViewHost(
            proposedSize: ProposedViewSize(width: 200, height: height), typeSetter: FixedMetrics(), content: content)
        host.motion.capabilities.animatesChanges = true
        _ = host.nextFrame()
        return host
    }

    func texts(of host: ViewHost) -> [String] { host.nodes.shownTexts }

    private func button(_ label: String, in host: ViewHost) throws -> HostNode {
        try #require(SemanticsNode.first(in: host.semantics) { $0.label == label && $0.role != .text }).hostNode
    }

    func press(_ label: String, in host: ViewHost) throws {
        #expect(try button(label, in: host).send(.press))
        _ = host.nextFrame()
    }

    func scroll(to y: Double, in host: ViewHost) throws {
        let area = try #require(host.root.firstNode { $0 is ScrollNode })
        #expect(area.receive(.scroll(x: 0, y: y)))
        _ = host.nextFrame()
    }

    @Test("A window that hibernates has no elements, and the same nodes when it wakes")
    func sameNodes() throws {
        let host = host(HibernatedCounter(events: events))
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
                        ForEach(0..<3) { row in NavigationLink("Row \(row)") { HibernatedCounter(events: events) } }
                    }
                    HibernatedCounter(events: events)
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
        let host = host(HibernatedCounter(events: events))
        let button = try button("Count 0", in: host).id
        #expect(host.hibernation.begin() != nil)
        _ = host.nextFrame()
        #expect(host.send(.press, to: button))
        #expect(texts(of: host) == ["Count 1", "Ticks 0"])
    }

    @Test("What the content has read wakes it, with the actions for what has changed")
    func changes() throws {
        let host = host(HibernatedRows(shared: shared, events: events))
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
        // The rows that were there have not appeared again.
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
        // Beside state, which outlasts the view's element, it is read again.
        let counter = self.host(HibernatedCounter(events: events))
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
        let host = host(HibernatedCounter(events: events))
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
        let undoing = host(HibernatedCounter(events: events))
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
                NavigationLink("Next") { HibernatedCounter(events: events).navigationTitle("Second") }.navigationTitle(
                    "First")
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
    let events: HibernatedEvents
    @State private var choice: Int?

    var body: some View {
        Button("\(choice ?? 0)") { choice = (choice ?? 0) + 1 }
            .onChange(of: choice) { events.log.append("\($0 ?? 0) to \($1 ?? 0)") }
    }
}

private struct Measured: View {
    let shared: HibernatedModel
    let events: HibernatedEvents

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
