import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Gestures made of gestures") struct GestureCompositionTests {
    /// A window with a view of its size that has a gesture.
    private func host<G: Gesture>(_ gesture: G) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 200), typeSetter: FixedMetrics()) { Color.blue.gesture(gesture) }
    }

    private let start = CGPoint(x: 50, y: 50)

    @Test("A drag after a long press begins where the press was recognised")
    func sequence() {
        typealias Sequence = SequenceGesture<LongPressGesture, DragGesture>
        var seen: [String] = []
        func describe(_ value: Sequence.Value) -> String {
            switch value {
            case .first(let isPressed): "first \(isPressed)"
            case .second(let isPressed, let drag): "second \(isPressed) \(drag?.translation.width.description ?? "-")"
            }
        }
        let host = host(
            LongPressGesture().sequenced(before: DragGesture())
                .onChanged { seen.append(describe($0)) }
                .onEnded { seen.append("end " + describe($0)) })
        host.touchDown(at: start)
        host.advance(by: 0.5)
        host.touchMove(to: CGPoint(x: 70, y: 50))
        host.touchUp(at: CGPoint(x: 75, y: 50))
        #expect(seen == ["first true", "second true -", "second true 20.0", "end second true 25.0"])
        seen = []
        host.drag(from: start, to: CGPoint(x: 100, y: 50))
        #expect(seen == ["first true"])
    }

    @Test("Of two exclusive gestures the second waits until the first has failed")
    func exclusive() {
        var seen: [String] = []
        let host = host(
            TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
                switch value {
                case .first: seen.append("double")
                case .second: seen.append("single")
                }
            })
        host.tap(at: start)
        #expect(seen == [])
        host.advance(by: 0.4)
        #expect(seen == ["single"])
        host.tap(at: start, count: 2)
        #expect(seen == ["single", "double"])
    }

    @Test("Two gestures at the same time tell what both do, and end when both are over")
    func simultaneous() {
        var seen: [String] = []
        let host = host(
            LongPressGesture().simultaneously(with: DragGesture())
                .onChanged { seen.append("\($0.first.map { "\($0)" } ?? "-") \($0.second?.translation.width ?? 0)") }
                .onEnded { seen.append("end \($0.first ?? false) \($0.second?.translation.width ?? 0)") })
        host.touchDown(at: start)
        host.advance(by: 0.5)
        host.touchMove(to: CGPoint(x: 90, y: 50))
        host.touchUp(at: CGPoint(x: 90, y: 50))
        #expect(seen == ["true 0.0", "true 40.0", "end true 40.0"])
    }

    @Test("A mapped gesture tells what the map makes of it")
    func map() {
        var seen: [CGFloat] = []
        let host = host(DragGesture(minimumDistance: 0).map(\.translation.width).onChanged { seen.append($0) })
        host.touchDown(at: start)
        host.touchMove(to: CGPoint(x: 60, y: 50))
        // An equal value is not reported again.
        host.touchMove(to: CGPoint(x: 60, y: 90))
        #expect(seen == [0, 10])
    }

    @Test("A gesture may hide its type, and become another")
    func anyGesture() {
        struct Pad: View {
            @State private var isDouble = false
            @State private var count = 0
            var gesture: AnyGesture<Void> {
                isDouble ? AnyGesture(TapGesture(count: 2)) : AnyGesture(SpatialTapGesture().map { _ in })
            }
            var body: some View {
                Text("\(count)").frame(width: 100, height: 100).background(.blue).gesture(
                    gesture.onEnded { count += 1 })
                Button("Double") { isDouble = true }
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Pad() }
        host.tap("0", count: 1)
        #expect(host.texts.first == "1")
        host.tap("Double")
        host.tap("1", count: 1)
        host.advance(by: 1)
        #expect(host.texts.first == "1")
        host.tap("1", count: 2)
        #expect(host.texts.first == "2")
    }

    @Test("A gesture of one's own is made of others")
    func ownGesture() {
        struct Pull: Gesture {
            var body: some Gesture<CGFloat> { DragGesture(minimumDistance: 30).map(\.translation.height) }
        }
        var seen: [CGFloat] = []
        let host = host(Pull().onEnded { seen.append($0) })
        host.drag(from: start, to: CGPoint(x: 50, y: 70))
        host.drag(from: start, to: CGPoint(x: 50, y: 90))
        #expect(seen == [40])
    }

    @Test("A second finger does not disturb a drag")
    func secondFinger() {
        var seen: [CGFloat] = []
        let host = host(DragGesture().onEnded { seen.append($0.translation.width) })
        host.touchDown(at: start)
        host.touchMove(to: CGPoint(x: 80, y: 50))
        host.touchDown(at: CGPoint(x: 150, y: 150), finger: 2)
        host.touchMove(to: CGPoint(x: 10, y: 150), finger: 2)
        host.touchUp(at: CGPoint(x: 10, y: 150), finger: 2)
        host.touchUp(at: CGPoint(x: 90, y: 50))
        #expect(seen == [40])
    }
}
