import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@_spi(Kernel) import Umwelt
@testable import UmweltScenes
import UmweltControls

@Observable private final class Model {
    var theme = "day"
    var names = ["a", "b", "c"]
    var isFaint = false
    var isOff = false
    var isOpen = false
}

private struct Sample<Content: View>: View {
    let model: Model
    @ViewBuilder let content: (Model) -> Content
    var body: some View { content(model).environment(\.theme, model.theme) }
}

/// A host's copy of a window after applying differences.
private struct Copy {
    var nodes: [FrameDifference.NodeID: NodeChange] = [:]

    mutating func apply(_ difference: FrameDifference) {
        for change in difference.changed {
            var node = nodes[change.id] ?? change
            if change.isNew { #expect(nodes[change.id] == nil) } else { #expect(nodes[change.id] != nil) }
            node.semantics = change.semantics ?? node.semantics
            node.frame = change.frame ?? node.frame
            node.items = change.items ?? node.items
            node.opacity = change.opacity ?? node.opacity
            node.children = change.children ?? node.children
            nodes[change.id] = node
        }
        for id in difference.removed { remove(id) }
    }

    private mutating func remove(_ id: FrameDifference.NodeID) {
        let node = nodes.removeValue(forKey: id)
        for child in node?.children?.ids ?? [] { remove(child) }
    }

    /// The window in words, whatever the nodes are called.
    func description(of id: FrameDifference.NodeID) -> String {
        guard let node = nodes[id] else { return "nothing" }
        let inside = (node.children?.ids ?? []).map(description).joined(separator: ", ")
        let order = node.children.map { children in children.drawingOrder.map { $0 != children.ids } ?? false } ?? false
        let frame = node.frame ?? .zero
        let items = (node.items ?? []).map { item in
            // Only the lines of a text are sent again, not its frame.
            if case .text(let layout, _) = item { "\(layout.lines) \(layout.paragraph)" } else { "\(item)" }
        }
        return "\(frame) \(items) \(node.opacity ?? 1) \(node.semantics ?? Semantics()) \(order) [\(inside)]"
    }
}

@Suite @MainActor struct FrameDifferenceTests {
    private let model = Model()

    private func host<Content: View>(@ViewBuilder _ content: @escaping (Model) -> Content) -> ViewHost {
        ViewHost(
            proposedSize: ProposedViewSize(width: 200, height: 400), typeSetter: FixedMetrics(),
            content: Sample(model: model, content: content))
    }

    private func count(_ difference: FrameDifference, where isMeant: (NodeChange) -> Bool) -> Int {
        difference.changed.filter(isMeant).count
    }

    @Test("The first frame is everything, the next without a change nothing")
    func first() {
        let host = host { _ in
            VStack {
                ThemeReader()
                Button("Go") {}
            }
        }
        let all = host.nextFrame()
        #expect(count(all) { $0.isNew } == all.changed.count)
        #expect(count(all) { $0.items != nil } == 2)
        #expect(all.removed.isEmpty)
        #expect(host.nextFrame().isEmpty)
        host.forgetFrame()
        #expect(host.nextFrame().changed.count == all.changed.count)
    }

    @Test("A value that ten views read changes ten nodes, and of those what they draw", arguments: [0, 1000])
    func tenReaders(bystanders: Int) {
        let host = host { _ in
            VStack {
                ForEach(0..<10) { _ in ThemeReader() }
                ForEach(0..<bystanders, id: \.self) { _ in Bystander() }
            }
        }
        _ = host.nextFrame()
        model.theme = "eve"
        let difference = host.nextFrame()
        #expect(difference.removed.isEmpty)
        #expect(difference.changed.count == 10)
        let itemsAlone = count(difference) {
            $0.items?.count == 1 && !$0.isNew && $0.frame == nil && $0.children == nil && $0.semantics == nil
        }
        #expect(itemsAlone == 10)
    }

    @Test("What comes is told after what it is in, and what goes by its outermost node")
    func structure() {
        let host = host { model in
            VStack {
                Text("before")
                if model.isOpen { HStack { Text("inner") } }
            }
        }
        _ = host.nextFrame()
        model.isOpen = true
        let opened = host.nextFrame()
        let new = opened.changed.filter(\.isNew)
        #expect(new.count == 2)
        #expect(new[0].children?.ids == [new[1].id])
        let stack = opened.changed.first { $0.children?.ids.contains(new[0].id) == true }
        #expect(stack?.children?.ids.count == 2)
        model.isOpen = false
        let closed = host.nextFrame()
        #expect(closed.removed == [new[0].id])
        #expect(count(closed) { $0.isNew } == 0)
    }

    @Test("Opacity, a button's use and an order are told alone")
    func parts() {
        let host = host { model in
            VStack(spacing: 0) {
                Text("faint").opacity(model.isFaint ? 0.5 : 1)
                Button("Go") {}.buttonStyle(Silent()).disabled(model.isOff)
                ForEach(model.names, id: \.self) { Text($0) }
            }
        }
        let all = host.nextFrame()
        let button = all.changed.first { $0.semantics?.role == .button }
        #expect(button?.semantics == Semantics(role: .button))

        model.isFaint = true
        let faint = host.nextFrame().changed
        #expect(faint.count == 1)
        #expect(faint.first?.opacity == 0.5)
        #expect(faint.first?.items == nil)

        model.isOff = true
        let off = host.nextFrame().changed
        #expect(off.count == 1)
        #expect(off.first?.semantics == Semantics(role: .button, isEnabled: false))

        model.names.swapAt(0, 1)
        let swapped = host.nextFrame()
        #expect(swapped.removed.isEmpty)
        #expect(swapped.changed.count == 3)
        #expect(count(swapped) { $0.items != nil || $0.isNew } == 0)
        #expect(count(swapped) { $0.children != nil } == 1)
        #expect(count(swapped) { $0.frame != nil } == 2)
    }

    @Test("A background is read after what it is behind, and drawn before")
    func drawingOrder() {
        let host = host { _ in Text("front").background(Color.red) }
        let orders = host.nextFrame().changed.compactMap { change in
            change.children.flatMap { children in children.drawingOrder.map { ($0, children.ids) } }
        }
        #expect(orders.count == 1)
        #expect(orders.first?.0 == orders.first?.1.reversed())
    }

    @Test("A button is pressed by its node, unless it is disabled or gone")
    func press() {
        var presses = 0
        let host = host { model in
            if !model.isOpen { Button("Go") { presses += 1 }.disabled(model.isOff) }
        }
        let button = host.nextFrame().changed.first { $0.semantics?.role == .button }?.id ?? 0
        #expect(host.send(.press, to: button))
        #expect(presses == 1)
        model.isOff = true
        #expect(!host.send(.press, to: button))
        model.isOpen = true
        #expect(!host.send(.press, to: button))
        #expect(presses == 1)
        #expect(host.frames.hasShown(button))
        #expect(!host.frames.hasShown(0))
        #expect(!host.frames.hasShown(1000))
        #expect(!host.send(.press, to: 1000))
    }

    @Test("Differences put together are the whole", arguments: 0..<20)
    func random(seed: UInt64) {
        var numbers = Numbers(state: seed)
        let host = host { model in
            VStack {
                ThemeReader().opacity(model.isFaint ? 0.25 : 1).background(model.isOff ? Color.red : Color.blue)
                ForEach(model.names, id: \.self) { name in
                    HStack {
                        Text(name)
                        if model.isOpen { Button(name) {}.disabled(model.isOff) }
                    }
                }
                if model.isFaint { Circle() } else { Group { Spacer() } }
            }
        }
        var copy = Copy()
        copy.apply(host.nextFrame())
        for _ in 0..<30 {
            for _ in 0...numbers.next(2) {
                switch numbers.next(6) {
                case 0: model.theme = ["day", "night", "a longer evening"][numbers.next(3)]
                case 1: model.names = (0..<numbers.next(6)).map { _ in "\(numbers.next(100))" }.uniqued
                case 2: model.names.shuffle(using: &numbers)
                case 3: model.isFaint.toggle()
                case 4: model.isOff.toggle()
                default: model.isOpen.toggle()
                }
            }
            copy.apply(host.nextFrame())
        }
        let kept = copy.nodes.count
        host.forgetFrame()
        var whole = Copy()
        let all = host.nextFrame()
        whole.apply(all)
        #expect(kept == whole.nodes.count)
        let isSame = copy.description(of: 1) == whole.description(of: all.changed[0].id)
        #expect(isSame)
    }

    @Test("A closed window leaves nothing behind")
    func memory() {
        weak var recorder: FrameRecorder?
        weak var node: LayoutNode?
        do {
            let host = host { _ in ThemeReader() }
            _ = host.nextFrame()
            recorder = host.sent.recorder
            node = host.root.node
            #expect(recorder != nil)
        }
        #expect(recorder == nil)
        #expect(node == nil)
    }
}

/// Looks that do not show whether the button can be used.
private struct Silent: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The same numbers for the same seed.
private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func next(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}

extension [String] {
    fileprivate var uniqued: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
