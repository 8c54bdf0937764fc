import SwiftUI

/// Views that move, come and go.
struct MotionFixture: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @State private var isMoved = false
    @State private var isShown = false
    @State private var taps = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text("Moving")
            Text("Ball").offset(x: isMoved ? 200 : 0)
            Button("Target") { taps += 1 }.offset(x: isMoved ? 200 : 0)
            Text("Taps \(taps)")
            Button("Move") { withAnimation(.linear(duration: 1)) { isMoved.toggle() } }
            Button("Toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
            if isShown { Text("Guest") }
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
