import SwiftUI

/// A transition with the name that it has in code.
@MainActor
struct NamedTransition {
    let name: String
    let color: Color
    let transition: AnyTransition

    static let all = [
        NamedTransition(name: "opacity", color: .indigo, transition: .opacity),
        NamedTransition(name: "scale", color: .blue, transition: .scale),
        NamedTransition(
            name: "scale + anchor", color: .cyan, transition: .scale(scale: 0.1, anchor: .bottomTrailing)),
        NamedTransition(name: "slide", color: .teal, transition: .slide),
        NamedTransition(name: "move", color: .green, transition: .move(edge: .bottom)),
        NamedTransition(name: "push", color: .mint, transition: .push(from: .leading)),
        NamedTransition(name: "offset", color: .orange, transition: .offset(x: 0, y: -96)),
        NamedTransition(name: "blurReplace", color: .red, transition: AnyTransition(.blurReplace)),
        NamedTransition(
            name: "asymmetric", color: .pink,
            transition: .asymmetric(insertion: .move(edge: .top), removal: .opacity)),
        NamedTransition(name: "combined", color: .purple, transition: .scale.combined(with: .slide)),
        NamedTransition(
            name: "modifier", color: .brown,
            transition: .modifier(active: Turn(angle: .degrees(90)), identity: Turn(angle: .zero))),
        NamedTransition(name: "your own", color: .gray, transition: AnyTransition(Fall())),
    ]
}

/// Turns a view away, about an upright axis.
private struct Turn: ViewModifier {
    let angle: Angle

    func body(content: Content) -> some View {
        content.rotation3DEffect(angle, axis: (x: 0, y: 1, z: 0))
    }
}

/// Lets a view fall in from the left, and out to the right.
private struct Fall: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .rotationEffect(.degrees(phase.value * 120))
            .offset(x: phase.value * 60, y: phase.isIdentity ? 0 : 96)
    }
}
