import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Gestures of two fingers") struct PinchGestureTests {
    private final class Values {
        var scales: [CGFloat] = []
        var angles: [Double] = []
        var last: MagnifyGesture.Value?
        var ends = 0
    }

    private let values = Values()

    private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 200), typeSetter: FixedMetrics(), content: content)
    }

    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    @Test("Two fingers that go apart magnify by the ratio of their distances, from where they began")
    func magnify() {
        let host = host {
            Color.blue.frame(width: 100, height: 100)
                .gesture(
                    MagnifyGesture().onChanged { values.last = $0 }
                        .onEnded { value in
                            values.scales.append(value.magnification)
                            values.ends += 1
                        })
        }
        host.touchDown(at: point(90, 100), finger: 1)
        host.touchDown(at: point(110, 100), finger: 2)
        #expect(values.last == nil)
        host.touchMove(to: point(120, 100), finger: 2)
        #expect(values.last?.magnification == 1.5)
        #expect(values.last?.startAnchor == .center && values.last?.startLocation == point(50, 50))
        host.touchMove(to: point(80, 100), finger: 1)
        #expect(values.last?.magnification == 2)
        host.touchUp(at: point(80, 100), finger: 1)
        host.touchUp(at: point(120, 100), finger: 2)
        #expect(values.scales == [2] && values.ends == 1)
    }

    @Test("One finger makes no such gesture; less than the least change neither")
    func tooLittle() {
        let host = host {
            Color.blue.gesture(MagnificationGesture(minimumScaleDelta: 0.5).onChanged { values.scales.append($0) })
        }
        host.drag(from: point(50, 50), to: point(150, 50))
        #expect(values.scales == [])
        host.touchDown(at: point(90, 100), finger: 1)
        host.touchDown(at: point(110, 100), finger: 2)
        host.touchMove(to: point(115, 100), finger: 2)
        #expect(values.scales == [])
        host.touchMove(to: point(120, 100), finger: 2)
        #expect(values.scales == [1.5])
    }

    @Test("Fingers that turn around each other rotate, past half a turn too")
    func rotate() {
        let host = host {
            Color.blue.gesture(RotationGesture().onChanged { values.angles.append($0.degrees.rounded()) })
        }
        host.touchDown(at: point(100, 100), finger: 1)
        host.touchDown(at: point(150, 100), finger: 2)
        host.touchMove(to: point(100, 150), finger: 2)
        host.touchMove(to: point(50, 100), finger: 2)
        host.touchMove(to: point(100, 50), finger: 2)
        #expect(values.angles == [90, 180, 270])
    }

    @Test("Both at once, as photos are turned and enlarged")
    func together() {
        let host = host {
            Color.blue.gesture(
                MagnifyGesture().simultaneously(with: RotateGesture(minimumAngleDelta: .zero)).onChanged { value in
                    if let scale = value.first?.magnification { values.scales.append(scale) }
                    if let angle = value.second?.rotation.degrees { values.angles.append(angle.rounded()) }
                })
        }
        host.touchDown(at: point(100, 100), finger: 1)
        host.touchDown(at: point(120, 100), finger: 2)
        host.touchMove(to: point(100, 140), finger: 2)
        #expect(values.scales.last == 2 && values.angles.last == 90)
    }
}
