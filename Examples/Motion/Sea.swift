import SwiftUI

/// Waves that move with the time. Their height is animated.
struct Sea: View, Animatable {
    /// The height of the waves, from 0 to 1.
    var height: Double

    nonisolated var animatableData: Double {
        get { height }
        set { height = newValue }
    }

    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        TimelineView(.animation(paused: reduceMotion)) { timeline in
            let time = timeline.date.timeIntervalSinceReferenceDate
            ZStack {
                Wave(height: height * 0.6, phase: time * 0.4, length: 0.8).fill(.teal.opacity(0.3))
                Wave(height: height * 0.8, phase: time * 0.6, length: 0.65).fill(.blue.opacity(0.3))
                Wave(height: height, phase: time, length: 0.5).fill(.indigo.gradient.opacity(0.6))
            }
        }
        .background(Color.teal.opacity(0.08))
        .accessibilityHidden(true)
    }
}

/// The water below a wave.
private struct Wave: Shape {
    /// The height, from 0 to 1 for half of the rectangle.
    let height: Double

    /// The number of waves that have gone by.
    let phase: Double

    /// The length, as a part of the width.
    let length: Double

    func path(in rect: CGRect) -> Path {
        // Of a whole number of waves nothing is to be seen, and a small number is exact.
        let phase = phase.truncatingRemainder(dividingBy: 1)
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        for step in 0...60 {
            let part = Double(step) / 60
            let lift = sin((part / length - phase) * 2 * .pi) * height * 0.3
            path.addLine(to: CGPoint(x: rect.minX + rect.width * part, y: rect.midY - rect.height * lift))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

#Preview("Sea", traits: .fixedLayout(width: 390, height: 140)) { Sea(height: 0.6) }
