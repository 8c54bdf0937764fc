import SwiftUI

/// The animations of the gallery: some start by a button, some repeat for ever.
struct MotionPage: View {
    @State private var isOn = false
    @State private var count = 0

    var body: some View {
        Samples {
            HStack {
                Button("Change all") { withAnimation(.spring(duration: 0.6, bounce: 0.3)) { change() } }
                Button("At once") { change() }
            }
            .buttonStyle(.bordered)
            Sample("Places and sizes") {
                HStack(spacing: isOn ? 24 : 8) {
                    Box(width: isOn ? 80 : 44)
                    Box(color: .orange).offset(y: isOn ? 12 : 0)
                    Box(color: .green).padding(.leading, isOn ? 30 : 0)
                }
                .frame(maxWidth: .infinity, alignment: isOn ? .trailing : .leading)
            }
            Sample("Turned, scaled, faded, blurred, in another colour, rounder") {
                HStack(spacing: 14) {
                    Box().rotationEffect(.degrees(isOn ? 45 : 0))
                    Box().scaleEffect(isOn ? 1.2 : 0.8)
                    Box().opacity(isOn ? 1 : 0.3)
                    Box().blur(radius: isOn ? 4 : 0)
                    Rectangle().fill(isOn ? .red : .blue).frame(width: 44, height: 44)
                    RoundedRectangle(cornerRadius: isOn ? 22 : 4).fill(.blue).frame(width: 44, height: 44)
                }
            }
            Sample("Lines: a part of one, its width, its dashes") {
                HStack(spacing: 20) {
                    Circle().trim(to: isOn ? 1 : 0.3).stroke(.blue, lineWidth: 6)
                    Circle().stroke(.orange, lineWidth: isOn ? 12 : 2)
                    Circle().stroke(.green, style: StrokeStyle(lineWidth: 4, dash: [8, 4], dashPhase: isOn ? 48 : 0))
                }
                .frame(height: 44)
                .padding(.vertical, 6)
            }
            Sample("Texts that change in place") {
                HStack(spacing: 20) {
                    Text("\(count)").contentTransition(.numericText(value: Double(count))).monospacedDigit()
                    Text(isOn ? "On" : "Off").contentTransition(.opacity)
                    Text("Colour").foregroundStyle(isOn ? .red : .primary)
                }
                .font(.title2)
            }
            Sample("Symbols that bounce, wiggle, pulse, grow, and are replaced") {
                HStack(spacing: 20) {
                    Image(systemName: "star.fill").symbolEffect(.bounce, value: count)
                    Image(systemName: "bell.fill").symbolEffect(.wiggle, value: count)
                    Image(systemName: "bolt.fill").symbolEffect(.pulse, value: count)
                    Image(systemName: "moon.fill").symbolEffect(.scale.up, isActive: isOn)
                    Image(systemName: isOn ? "sun.max.fill" : "cloud.fill").contentTransition(.symbolEffect(.replace))
                }
                .font(.title2)
            }
            Sample("Coming and going: faded, from the side, in size") {
                HStack {
                    Box(label: "stays")
                    if isOn { Box(label: "opacity", color: .orange) }
                    if isOn { Box(label: "slide", color: .green).transition(.slide) }
                    if isOn { Box(label: "scale", color: .purple).transition(.scale.combined(with: .opacity)) }
                }
            }
            Sample("Phases, and a view that becomes another") {
                HStack(spacing: 20) {
                    PhaseAnimator([1, 1.5], trigger: count) { scale in
                        Image(systemName: "heart.fill").foregroundStyle(.red).scaleEffect(scale)
                    }
                    Exchange(isOn: isOn)
                }
            }
            Sample("With the time") {
                TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { timeline in
                    let second = Calendar.current.component(.second, from: timeline.date)
                    ProgressView(value: Double(second), total: 59)
                }
            }
        }
    }

    private func change() {
        isOn.toggle()
        count += 1
    }
}

/// Two views of one identity, one of which is shown.
private struct Exchange: View {
    let isOn: Bool

    @Namespace private var places

    var body: some View {
        HStack {
            if isOn {
                Spacer()
                Circle().fill(.purple).matchedGeometryEffect(id: 0, in: places).frame(width: 44, height: 44)
            } else {
                Rectangle().fill(.blue).matchedGeometryEffect(id: 0, in: places).frame(width: 80, height: 20)
                Spacer()
            }
        }
        .frame(height: 44)
    }
}
