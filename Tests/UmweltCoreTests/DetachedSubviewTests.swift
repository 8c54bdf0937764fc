import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@testable @_spi(Kernel) import Umwelt

/// Shows a view, and counts the layout nodes that it has collected from there and whose elements had left the tree.
private nonisolated struct DetachedNodeCounter<Content: View>: PrimitiveView {
    let count: Count
    let content: Content

    nonisolated init(_ count: Count, @ViewBuilder content: () -> Content) {
        self.count = count
        self.content = content()
    }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        CounterElement(view, inputs)
    }

    final class Count {
        var collections = 0
        var detached = 0
    }

    private final class CounterElement: _ViewElement<DetachedNodeCounter> {
        private let count: Count
        private var child: _ViewElement<Content>?

        init(_ view: DetachedNodeCounter, _ inputs: _ElementInputs) {
            count = view.count
            super.init(inputs)
            child = Content._makeElement(view.content, childInputs())
            needsLayoutContent()
        }

        override func update(_ view: DetachedNodeCounter) { child?.update(view.content) }

        override var holdsLayoutNodes: Bool { true }

        override func updateLayoutContent() {
            count.collections += 1
            var inside = ownLayoutNodes
            while let node = inside.popLast() {
                if node.isDetached { count.detached += 1 }
                inside += node.children
            }
            layoutNodesChanged()
        }

        override func forEachChild(_ body: (_Element) -> Void) { if let child { body(child) } }
    }
}

@MainActor struct DetachedSubviewTests {
    @Test func `Layout nodes of removed views are not collected from the subviews that still show them`() {
        struct Rows: View {
            let count: DetachedNodeCounter<AnyView>.Count
            @State private var rows = Array(0..<20)

            var body: some View {
                VStack {
                    Button("Remove") { rows.removeFirst(10) }
                    DetachedNodeCounter(count) {
                        AnyView(
                            Group(subviews: ForEach(rows, id: \.self) { Text("row \($0)") }) { subviews in
                                ForEach(subviews) { $0.padding(1) }
                            })
                    }
                }
            }
        }
        let count = DetachedNodeCounter<AnyView>.Count()
        let host = TestHost(typeSetter: FixedMetrics(), verifying: true) { Rows(count: count) }
        let collections = count.collections
        host.tap("Remove")
        #expect(host.texts.count == 11)
        #expect(count.collections > collections)
        #expect(count.detached == 0)
    }

    @Test func `Container values of views in groups of subviews in each other can be read while views are removed`() {
        struct Rows: View {
            @State private var rows = Array(0..<200)

            var body: some View {
                VStack {
                    Button("Remove") { rows.removeFirst(100) }
                    Group(
                        subviews: Group(subviews: ForEach(rows, id: \.self) { Text("row \($0)").tag($0) }) { subviews in
                            ForEach(subviews) { $0 }
                        }
                    ) { subviews in
                        Text("\(subviews.count) rows from \(subviews.first?.containerValues.tag(for: Int.self) ?? -1)")
                        ForEach(subviews) { $0 }
                    }
                }
            }
        }
        let host = TestHost(typeSetter: FixedMetrics(), verifying: true) { Rows() }
        #expect(host.texts.contains("200 rows from 0"))
        host.tap("Remove")
        #expect(host.texts.contains("100 rows from 100"))
    }

    @Test func `Container values can be read while views are removed that decorations of subviews still wrap`() {
        struct Rows: View {
            @State private var rows = Array(0..<200)
            @State private var step = 0

            var body: some View {
                VStack {
                    Button("Remove") {
                        rows.removeFirst(100)
                        step += 1
                    }
                    Group(
                        subviews: Group {
                            Group(subviews: ForEach(rows, id: \.self) { Text("row \($0)").tag($0).padding(1) }) {
                                ForEach($0) { $0.padding(1) }
                            }
                            if step > 0 { Text("last") }
                        }
                    ) { subviews in
                        Text("\(subviews.count) rows from \(subviews.first?.containerValues.tag(for: Int.self) ?? -1)")
                        ForEach(subviews) { $0 }
                    }
                }
            }
        }
        let host = TestHost(typeSetter: FixedMetrics(), verifying: true) { Rows() }
        #expect(host.texts.contains("200 rows from 0"))
        host.tap("Remove")
        #expect(host.texts.contains("101 rows from 100"))
    }
}
