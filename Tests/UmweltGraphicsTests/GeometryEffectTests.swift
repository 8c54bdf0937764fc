import SwiftUI
import TestSupport
import Testing

import Umwelt
@testable import UmweltTesting

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

    private final class Angles {
        var seen: [Double] = []
    }

    /// An effect that records its angles.
    private struct Turn: GeometryEffect {
        let angles: Angles
        var angle: Double

        var animatableData: Double {
            get { angle }
            set { angle = newValue }
        }

        func effectValue(size: CGSize) -> ProjectionTransform {
            angles.seen.append(angle)
            return ProjectionTransform(CGAffineTransform(scaleX: abs(cos(angle * .pi / 180)), y: 1))
        }
    }

    private struct Card: View {
        let angles: Angles
        @State private var isTurned = false

        var body: some View {
            Text("Card").modifier(Turn(angles: angles, angle: isTurned ? 180 : 0))
            Button("Turn") { withAnimation(.linear(duration: 1)) { isTurned = true } }
        }
    }

    @Test("One that may tell of itself is asked for what shows now alone")
    func telling() {
        let angles = Angles()
        let host = TestHost { VStack { Card(angles: angles) } }
        host.host.motion.capabilities.playsAnimations = true
        _ = host.host.nextFrame()
        host.tap("Turn")
        _ = host.host.nextFrame()
        #expect(host.host.motion.needsFrames)
        #expect(angles.seen.allSatisfy { $0 == 0 })
        host.advance(by: 0.5)
        _ = host.host.nextFrame()
        #expect(angles.seen.allSatisfy { $0 < 91 } && angles.seen.contains { abs($0 - 90) < 1 })
    }
}
