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
