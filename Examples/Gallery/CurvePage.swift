import SwiftUI

/// The graphs of timing curves, springs and keyframes.
struct CurvePage: View {
    var body: some View {
        Samples {
            Sample("Curves: linear, eased, on circles, one's own") {
                HStack {
                    Plot { UnitCurve.linear.value(at: $0) }
                    Plot { UnitCurve.easeIn.value(at: $0) }
                    Plot { UnitCurve.easeOut.value(at: $0) }
                    Plot { UnitCurve.easeInOut.value(at: $0) }
                }
                HStack {
                    Plot { UnitCurve.circularEaseIn.value(at: $0) }
                    Plot { UnitCurve.circularEaseOut.value(at: $0) }
                    Plot { UnitCurve.circularEaseInOut.value(at: $0) }
                    Plot { Self.own.value(at: $0) }
                }
            }
            Sample("How fast curves are, and one the other way round") {
                HStack {
                    Plot { UnitCurve.linear.velocity(at: $0) / 2 }
                    Plot { UnitCurve.easeIn.velocity(at: $0) / 2 }
                    Plot { UnitCurve.easeInOut.velocity(at: $0) / 2 }
                    Plot { UnitCurve.easeIn.inverse.value(at: $0) }
                }
            }
            Sample("Springs, with less and with more bounce") {
                HStack {
                    ForEach([-0.4, 0, 0.3, 0.6], id: \.self) { bounce in
                        Plot { Spring(duration: 0.4, bounce: bounce).value(target: 0.7, time: $0) }
                    }
                }
            }
            Sample("Springs that take a velocity over") {
                HStack {
                    ForEach([-3.0, 0, 4, 8], id: \.self) { velocity in
                        Plot { Spring.smooth.value(target: 0.5, initialVelocity: velocity, time: $0) }
                    }
                }
            }
            Sample("Keyframes: straight, smooth, on springs, with jumps") {
                HStack {
                    Plot { Self.straight.value(progress: $0) }
                    Plot { Self.smooth.value(progress: $0) }
                    Plot { Self.springs.value(progress: $0) }
                    Plot { Self.jumps.value(progress: $0) }
                }
            }
        }
    }

    private static let own = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: 0.8, y: 0), endControlPoint: UnitPoint(x: 0.2, y: 1))

    private static var straight: KeyframeTimeline<Double> {
        KeyframeTimeline(initialValue: 0) {
            for value in [0.8, 0.3, 1] { LinearKeyframe(value, duration: 0.3) }
        }
    }

    private static var smooth: KeyframeTimeline<Double> {
        KeyframeTimeline(initialValue: 0) {
            for value in [0.8, 0.3, 1] { CubicKeyframe(value, duration: 0.3) }
        }
    }

    private static var springs: KeyframeTimeline<Double> {
        KeyframeTimeline(initialValue: 0) {
            for value in [0.8, 0.3, 0.9] { SpringKeyframe(value, duration: 0.5, spring: .bouncy) }
        }
    }

    private static var jumps: KeyframeTimeline<Double> {
        KeyframeTimeline(initialValue: 0) {
            LinearKeyframe(0.3, duration: 0.3)
            MoveKeyframe(0.7)
            LinearKeyframe(1.0, duration: 0.3)
        }
    }
}

/// The graph of a function, from 0 to 1 and as high.
private struct Plot: View {
    let function: (Double) -> Double

    var body: some View {
        Canvas { context, size in
            var path = Path()
            for step in 0...80 {
                let x = Double(step) / 80
                let point = CGPoint(x: size.width * x, y: size.height * (1 - function(x)))
                if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            context.stroke(path, with: .color(.blue), style: StrokeStyle(lineWidth: 2, lineJoin: .round))
        }
        .frame(height: 60)
        .border(.quaternary)
    }
}
