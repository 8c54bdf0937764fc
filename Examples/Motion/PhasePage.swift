import SwiftUI

/// Animations with several steps.
struct PhasePage: View {
    var body: some View {
        Page {
            Panel("A step for each phase", code: "PhaseAnimator(Beat.allCases, trigger: count)") {
                LikeButton()
            }
            Panel("Tracks of keyframes", code: "KeyframeAnimator(…, trigger: leaps)") {
                LeapingBox()
            }
            Panel("Over and over", code: "PhaseAnimator(Breath.allCases)") {
                BreathingCircle()
            }
        }
    }
}

/// A heart that beats when it is pressed.
private struct LikeButton: View {
    @State private var count = 0

    var body: some View {
        Button {
            withAnimation { count += 1 }
        } label: {
            VStack(spacing: 8) {
                PhaseAnimator(Beat.allCases, trigger: count) { beat in
                    Image(systemName: "heart.fill")
                        .font(.system(size: 72))
                        .foregroundStyle(.pink)
                        .scaleEffect(beat.scale)
                        .rotationEffect(beat.angle)
                } animation: { beat in
                    beat == .rest ? .bouncy(duration: 0.5, extraBounce: 0.2) : .smooth(duration: 0.15)
                }
                .frame(height: 110)
                Text("Liked \(count) times")
                    .font(.subheadline)
                    .monospacedDigit()
                    .foregroundStyle(.secondary)
                    .contentTransition(.numericText(value: Double(count)))
            }
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.plain)
    }
}

/// The phases of a heart's beat.
private enum Beat: CaseIterable {
    case rest, shrink, swell

    var scale: CGFloat {
        switch self {
        case .rest: 1
        case .shrink: 0.8
        case .swell: 1.3
        }
    }

    var angle: Angle { self == .swell ? .degrees(-8) : .zero }
}

/// A circle to breathe with. It rests if reduced motion is preferred.
private struct BreathingCircle: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        Group {
            if reduceMotion {
                circle(.in)
            } else {
                PhaseAnimator(Breath.allCases) {
                    circle($0)
                } animation: { _ in
                    .easeInOut(duration: 4)
                }
            }
        }
        .frame(maxWidth: .infinity)
        .frame(height: 200)
    }

    private func circle(_ breath: Breath) -> some View {
        ZStack {
            Circle().fill(.teal.opacity(0.2)).scaleEffect(breath == .in ? 1 : 0.5)
            Circle().fill(.teal.opacity(0.3)).scaleEffect(breath == .in ? 0.8 : 0.5)
            Circle().fill(.teal.gradient).scaleEffect(0.5)
            Text(breath == .in ? "Breathe in" : "Breathe out")
                .font(.caption)
                .foregroundStyle(.white)
                .contentTransition(.opacity)
                .animation(.easeInOut(duration: 0.5), value: breath)
        }
    }
}

/// The phases of breathing.
private enum Breath: CaseIterable {
    case out, `in`
}

#Preview("Phases") { PhasePage() }
