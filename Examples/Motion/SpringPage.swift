import SwiftUI

/// Springs with a duration and a bounce.
struct SpringPage: View {
    @State private var duration = 0.6
    @State private var bounce = 0.4
    @State private var moves = 0

    /// Two seconds, and room for the farthest that a ball can go beyond its end.
    private let scale = GraphScale(duration: 2, values: 0...1.4)

    private var spring: Spring { Spring(duration: duration, bounce: bounce) }

    private var code: String {
        ".spring(duration: \(short(duration)), bounce: \(short(bounce)))"
    }

    var body: some View {
        Page {
            Panel("A ball on a spring", code: code) {
                Track(isAtEnd: moves % 2 == 1, inset: 0.25)
                    .foregroundStyle(.indigo)
                Graph(scale: scale) { value(at: $0) }
                    .foregroundStyle(.indigo)
                    .overlay {
                        KeyframeAnimator(initialValue: 0.0, trigger: moves) { time in
                            GraphDot(scale: scale, time: time, value: value(at: time))
                        } keyframes: { _ in
                            MoveKeyframe(0.0)
                            LinearKeyframe(scale.duration, duration: scale.duration)
                        }
                    }
                    .frame(height: 150)
                Setting("Duration", value: $duration, in: 0.1...1.5)
                Setting("Bounce", value: $bounce, in: -0.5...0.7)
                WideButton("Move") { withAnimation(.spring(spring)) { moves += 1 } }
            }
            Panel("Let go", code: ".onEnded { withAnimation(.spring) { … } }") {
                Leash(spring: spring)
            }
        }
    }

    private func value(at time: Double) -> Double { spring.value(target: 1, time: time) }

    private func short(_ value: Double) -> String { value.formatted(.number.precision(.fractionLength(2))) }
}

/// A number to be set, with its name and its value.
private struct Setting: View {
    let name: LocalizedStringKey
    @Binding var value: Double
    let range: ClosedRange<Double>

    init(_ name: LocalizedStringKey, value: Binding<Double>, in range: ClosedRange<Double>) {
        self.name = name
        _value = value
        self.range = range
    }

    var body: some View {
        HStack(spacing: 12) {
            Text(name).frame(width: 72, alignment: .leading)
            Slider(value: $value, in: range) { Text(name) }.labelsHidden()
            Text(value, format: .number.precision(.fractionLength(2)))
                .monospacedDigit()
                .foregroundStyle(.secondary)
                .frame(width: 48, alignment: .trailing)
        }
        .font(.subheadline)
    }
}

#Preview("Springs") { SpringPage() }
