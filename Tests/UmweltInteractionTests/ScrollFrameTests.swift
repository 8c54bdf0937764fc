import SwiftUI
import Testing
import UmweltTesting

import Umwelt
import UmweltControls
import UmweltLists

@Observable private final class Model {
    var numbers = Array(0..<1000)
}

@Suite("What hosts are told of what scrolls") @MainActor struct ScrollFrameTests {
    private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> ViewHost {
        ViewHost(
            proposedSize: ProposedViewSize(width: 200, height: 400), typeSetter: FixedMetrics(), content: content())
    }

    private func scroller(_ host: ViewHost, in frame: FrameDifference) -> FrameDifference.NodeID {
        frame.changed.first { change in
            if case .scrollArea = change.semantics?.role { true } else { false }
        }?.id ?? 0
    }

    @Test("Of 10,000 rows a few screens are told, whether they are made late or not")
    func culling() {
        let eager = host { ScrollView { VStack(spacing: 0) { ForEach(0..<10_000, id: \.self) { Text("\($0)") } } } }
        let frame = eager.nextFrame()
        #expect(frame.changed.count < 60)
        let list = host { List(0..<10_000) { Text("\($0)") } }
        #expect(list.nextFrame().changed.count < 60)
    }

    @Test("Scrolling a little tells nothing; further, what comes near and what goes")
    func scrolling() {
        let host = host { ScrollView { VStack(spacing: 0) { ForEach(0..<10_000, id: \.self) { Text("\($0)") } } } }
        let id = scroller(host, in: host.nextFrame())
        #expect(host.send(.scroll(x: 0, y: 100), to: id))
        #expect(host.nextFrame().isEmpty)
        #expect(host.send(.scroll(x: 0, y: 600), to: id))
        let near = host.nextFrame()
        #expect(near.changed.count { $0.isNew } > 10)
        #expect(near.changed.count { $0.isNew } < 60)
        #expect(near.removed.count > 5)
        // All at once somewhere else.
        host.send(.scroll(x: 0, y: 100_000), to: id)
        let far = host.nextFrame()
        #expect(far.changed.count { $0.isNew } < 70)
        #expect(far.changed.count { $0.scrollOffset != nil } == 0)
        host.send(.scroll(x: 0, y: 0), to: id)
        _ = host.nextFrame()
        #expect(host.send(.scroll(x: 0, y: 1e9), to: id))
        // There is no content at this offset: the host receives the last one that has content.
        #expect(host.nextFrame().changed.first { $0.id == id }?.scrollOffset != nil)
    }

    @Test("The content is told where it stands unscrolled, and a host that comes anew how far it is scrolled")
    func places() {
        let host = host { ScrollView { VStack { ForEach(0..<30) { Text("\($0)") } } } }
        let id = scroller(host, in: host.nextFrame())
        host.send(.scroll(x: 0, y: 300), to: id)
        #expect(host.nextFrame().isEmpty)
        host.forgetFrame()
        let all = host.nextFrame()
        let area = all.changed.first { $0.id == scroller(host, in: all) }
        #expect(area?.scrollOffset == CGPoint(x: 0, y: 300))
        let content = all.changed.first { $0.id == area?.children?.ids.first }
        #expect(content?.frame?.minY == 0)
    }

    @Test("Where a proxy scrolls to is told once")
    func proxy() {
        let host = host {
            ScrollViewReader { proxy in
                ScrollView { VStack(spacing: 0) { ForEach(0..<500, id: \.self) { Text("\($0)") } } }
                    .overlay(Button("Jump") { proxy.scrollTo(400, anchor: .top) })
            }
        }
        let first = host.nextFrame()
        let button = first.changed.first { $0.semantics?.role == .button }?.id ?? 0
        host.send(.press, to: button)
        let jump = host.nextFrame()
        #expect(jump.changed.compactMap(\.scrollOffset).map { ($0.y / 21).rounded() } == [400])
        #expect(host.nextFrame().isEmpty)
    }

    @Test("A row in the middle that goes is told by what goes and by the places of those near it")
    func deletion() {
        let model = Model()
        struct Rows: View {
            let model: Model
            var body: some View { List { ForEach(model.numbers, id: \.self) { Text("\($0)") } } }
        }
        let host = host { Rows(model: model) }
        _ = host.nextFrame()
        model.numbers.remove(at: 3)
        let difference = host.nextFrame()
        #expect(difference.removed.count == 1)
        #expect(difference.changed.count < 30)
    }

    @Test("What turns out longer above the visible part is told as a distance: its user may have scrolled on")
    func shift() {
        let host = host {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<200, id: \.self) { Color.red.frame(width: 50, height: $0 < 100 ? 40 : 20) }
                    }
                }
                .overlay(Button("Jump") { proxy.scrollTo(150, anchor: .top) })
            }
        }
        let first = host.nextFrame()
        let button = first.changed.first { $0.semantics?.role == .button }?.id ?? 0
        let id = scroller(host, in: first)
        host.send(.press, to: button)
        var offset = host.nextFrame().changed.compactMap(\.scrollOffset).first?.y ?? 0
        #expect(offset > 0)
        var shifts: [CGFloat] = []
        for _ in 0..<10 {
            offset -= 300
            host.send(.scroll(x: 0, y: Double(offset)), to: id)
            let difference = host.nextFrame()
            #expect(difference.changed.allSatisfy { $0.scrollOffset == nil })
            let shift = difference.changed.compactMap(\.scrollShift).first?.y ?? 0
            if shift != 0 { shifts.append(shift) }
            offset += shift
        }
        #expect(!shifts.isEmpty)
    }
}
