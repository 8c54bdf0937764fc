import SwiftUI

/// A ball that follows the finger, and goes back on a spring with the finger's velocity.
struct Leash: View {
    let spring: Spring

    @State private var offset = CGSize.zero

    var body: some View {
        ZStack {
            Line(end: offset).stroke(Color.primary.opacity(0.2), lineWidth: 3)
            Circle()
                .fill(Color.primary.opacity(0.2))
                .frame(width: 12, height: 12)
            Circle()
                .fill(.teal.gradient)
                .frame(width: 56, height: 56)
                .offset(offset)
                .gesture(drag)
                .accessibilityLabel("Ball")
        }
        .frame(maxWidth: .infinity)
        .frame(height: 180)
        .overlay(alignment: .bottom) {
            Text("Drag the ball").font(.caption).foregroundStyle(.secondary)
        }
    }

    private var drag: some Gesture {
        DragGesture()
            .onChanged { offset = $0.translation }
            .onEnded { _ in withAnimation(.spring(spring)) { offset = .zero } }
    }
}

/// A line from the middle.
private struct Line: Shape {
    var end: CGSize

    var animatableData: CGSize.AnimatableData {
        get { end.animatableData }
        set { end.animatableData = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.midX + end.width, y: rect.midY + end.height))
        return path
    }
}

#Preview("Leash") { Leash(spring: .bouncy) }
