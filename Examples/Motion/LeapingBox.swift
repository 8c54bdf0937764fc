import SwiftUI

/// A box that leaps along tracks of keyframes, above the graph of its height.
struct LeapingBox: View {
    @State private var leaps = 0

    private let timeline = KeyframeTimeline(initialValue: Leap()) { Leap.keyframes() }

    private var scale: GraphScale { GraphScale(duration: timeline.duration) }

    var body: some View {
        KeyframeAnimator(initialValue: Leap(), trigger: leaps) { leap in
            VStack(spacing: 16) {
                RoundedRectangle(cornerRadius: 14)
                    .fill(.orange.gradient)
                    .frame(width: 56, height: 56)
                    .scaleEffect(x: 2 - leap.stretch, y: leap.stretch, anchor: .bottom)
                    .rotationEffect(leap.angle)
                    .offset(y: -110 * leap.height)
                    .frame(height: 200, alignment: .bottom)
                    .frame(maxWidth: .infinity)
                    .accessibilityHidden(true)
                GraphDot(scale: scale, time: leap.time, value: leap.height).frame(height: 90)
            }
        } keyframes: { _ in
            Leap.keyframes()
        }
        .background(alignment: .bottom) {
            Graph(scale: scale) { timeline.value(time: $0).height }
                .foregroundStyle(.indigo)
                .frame(height: 90)
        }
        WideButton("Leap") { leaps += 1 }
    }
}

/// The pose of the box at one moment.
private struct Leap {
    /// The height above the ground, from 0 to 1.
    var height = 0.0

    /// The factor by which the box is taller than at rest.
    var stretch = 1.0
    var angle = Angle.zero

    /// The time since the leap began, in seconds.
    var time = 0.0

    @KeyframesBuilder<Leap> static func keyframes() -> some Keyframes<Leap> {
        KeyframeTrack(\.height) {
            LinearKeyframe(0.0, duration: 0.2)
            LinearKeyframe(1.0, duration: 0.35, timingCurve: .easeOut)
            LinearKeyframe(0.0, duration: 0.35, timingCurve: .easeIn)
            LinearKeyframe(0.0, duration: 0.5)
        }
        KeyframeTrack(\.stretch) {
            CubicKeyframe(0.75, duration: 0.2)
            CubicKeyframe(1.15, duration: 0.2)
            CubicKeyframe(1.0, duration: 0.5)
            CubicKeyframe(0.8, duration: 0.1)
            SpringKeyframe(1.0, duration: 0.4, spring: .bouncy)
        }
        KeyframeTrack(\.angle) {
            MoveKeyframe(.zero)
            LinearKeyframe(.zero, duration: 0.25)
            CubicKeyframe(.degrees(360), duration: 0.6)
        }
        KeyframeTrack(\.time) {
            MoveKeyframe(0.0)
            LinearKeyframe(1.4, duration: 1.4)
        }
    }
}

#Preview("Leaping box") { LeapingBox() }
