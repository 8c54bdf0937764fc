import SwiftUI

/// Views that move, come and go.
struct MotionFixture: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @State private var isMoved = false
    @State private var isShown = false
    @State private var taps = 0
    @State private var turns = 0.0
    @State private var done = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text("Moving")
            Text("Ball").offset(x: isMoved ? 200 : 0)
            Button("Target") { taps += 1 }.offset(x: isMoved ? 200 : 0)
            Text("Taps \(taps)")
            Button("Move") { withAnimation(.linear(duration: 1)) { isMoved.toggle() } }
            Button("Toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
            if isShown { Text("Guest") }
            Button("Spring") {
                withAnimation(.spring(duration: 1, bounce: 0.3)) {
                    turns += 1
                } completion: {
                    done += 1
                }
            }
            Text("Dice").scaleEffect(1 + turns).opacity(turns > 0 ? 0.25 : 1).offset(x: turns * 150)
                .padding(.leading, 40)
            Text("Turn").rotationEffect(.degrees(turns * 180)).blur(radius: turns * 2)
            Text("Done \(done)")
            Text(reducesMotion ? "Less motion" : "Motion")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
    }
}

/// Views that change colours, lines and clips.
struct PaintFixture: View {
    @State private var isOn = false

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text("Letters").foregroundStyle(isOn ? fixed(1, 0, 0) : fixed(0, 0, 1))
            Circle().fill(isOn ? fixed(0, 1, 0) : fixed(0, 0, 0)).opacity(isOn ? 1 : 0.5).frame(width: 30, height: 30)
            Circle().fill(fixed(1, 0, 0, isOn ? 0.25 : 1)).frame(width: 30, height: 30)
            LinearGradient(
                colors: [isOn ? fixed(1, 1, 1) : fixed(0, 0, 0), fixed(0, 0, 1)], startPoint: .leading,
                endPoint: .trailing
            )
            .frame(width: 100, height: 20)
            LinearGradient(
                colors: [fixed(1, 1, 1), fixed(0, 0, 1)], startPoint: .leading, endPoint: .trailing
            )
            .frame(width: 100, height: 20)
            Rectangle().stroke(fixed(0, 0, 0), lineWidth: isOn ? 9 : 3).frame(width: 40, height: 30).padding(5)
            fixed(0, 0, 1).frame(width: 60, height: 60).clipShape(RoundedRectangle(cornerRadius: isOn ? 30 : 5))
            LinearGradient(
                colors: [fixed(1, 0, 0), fixed(0, 1, 0)], startPoint: isOn ? .top : .leading,
                endPoint: isOn ? .bottom : .trailing
            )
            .frame(width: 100, height: 20)
            RadialGradient(
                colors: [fixed(1, 0, 0), fixed(0, 1, 0)], center: isOn ? .leading : .center, startRadius: 0,
                endRadius: isOn ? 40 : 10
            )
            .frame(width: 100, height: 20)
            HStack(spacing: 20) {
                Circle().fill(
                    AngularGradient(
                        colors: [fixed(1, 0, 0), fixed(0, 0, isOn ? 1 : 0)], center: .center,
                        angle: .degrees(isOn ? 90 : 0))
                )
                .frame(width: 30, height: 30)
                Text("Glass").frame(width: isOn ? 90 : 60, height: 24).background(.regularMaterial, in: .capsule)
            }
            Button("Paint") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
    }

    private func fixed(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) -> Color {
        Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
    }
}

/// A hundred views that move together.
struct HundredFixture: View {
    @State private var isMoved = false

    var body: some View {
        VStack(spacing: 0) {
            Button("Move") { withAnimation(.easeInOut(duration: 2)) { isMoved.toggle() } }
            Text("Hundred")
            ForEach(0..<25, id: \.self) { _ in
                HStack(spacing: 10) {
                    ForEach(0..<4, id: \.self) { _ in
                        Circle().fill(.blue).frame(width: 16, height: 16).offset(x: isMoved ? 60 : 0)
                    }
                }
            }
        }
    }
}
