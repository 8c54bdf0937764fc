import SwiftUI
import Testing
import UmweltTesting

/// Transforms of pictures that apps write.
@MainActor @Suite struct GeometryEffectTests {
    private struct Grow: GeometryEffect, Equatable {
        var width: CGFloat

        var animatableData: CGFloat {
            get { width }
            set { width = newValue }
        }

        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(scaleX: width / size.width, y: 1))
        }
    }

    private func show<Effect: ViewModifier>(_ effect: Effect) -> TestHost {
        TestHost(typeSetter: FixedMetrics()) {
            HStack {
                Color.red.frame(width: 20, height: 20).modifier(effect)
                Text("beside")
            }
        }
    }

    private func scales(_ host: TestHost) -> [CGFloat] {
        host.movingItems.filter { $0.text == nil }.map { $0.transform.m11 }
    }

    @Test("An effect transforms the picture by the view's size, and what is beside it stays")
    func effect() {
        let host = show(Grow(width: 60))
        #expect(scales(host) == [3])
        #expect(host.movingTexts.map(\.place) == show(EmptyModifier()).movingTexts.map(\.place))
    }

    @Test("One that the layout ignores is the same, and moves by the same data")
    func ignoredByLayout() {
        var effect = Grow(width: 60).ignoredByLayout()
        #expect(scales(show(effect)) == [3])
        effect.animatableData = 40
        #expect(effect == Grow(width: 40).ignoredByLayout())
    }
}
