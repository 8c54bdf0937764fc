import SwiftUI

/// The transitions, each with something that comes and goes.
struct TransitionPage: View {
    private let columns = [GridItem(.adaptive(minimum: 150), spacing: 12)]

    /// The names of those whose view is gone.
    @State private var hidden: Set<String> = []

    var body: some View {
        Page(width: 960) {
            WideButton(hidden.isEmpty ? "Hide all" : "Show all") {
                withAnimation(.smooth(duration: 0.6)) {
                    hidden = hidden.isEmpty ? Set(NamedTransition.all.map(\.name)) : []
                }
            }
            .frame(maxWidth: 400)
            LazyVGrid(columns: columns, spacing: 12) {
                ForEach(NamedTransition.all, id: \.name) { one in
                    TransitionCard(one: one, isShown: !hidden.contains(one.name)) {
                        withAnimation(.smooth(duration: 0.6)) { hidden.formSymmetricDifference([one.name]) }
                    }
                }
            }
        }
    }
}

/// A stage, and the button that brings a view there.
private struct TransitionCard: View {
    let one: NamedTransition
    let isShown: Bool
    let action: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 10) {
            ZStack {
                // The stage is as large without the view.
                Color.clear
                if isShown {
                    RoundedRectangle(cornerRadius: 14)
                        .fill(one.color.gradient)
                        .frame(width: 60, height: 60)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .transition(one.transition)
                }
            }
            .frame(height: 96)
            .frame(maxWidth: .infinity)
            .background(.panel)
            .clipShape(RoundedRectangle(cornerRadius: 14))
            HStack {
                Text(verbatim: one.name).font(.caption)
                Spacer(minLength: 4)
                Button(isShown ? "Hide" : "Show", action: action)
                    .font(.caption)
                    .buttonStyle(.bordered)
                    .controlSize(.mini)
                    .accessibilityLabel(isShown ? "Hide \(one.name)" : "Show \(one.name)")
            }
        }
        .padding(10)
        .background(.panel, in: RoundedRectangle(cornerRadius: 20))
    }
}

#Preview("Transitions") { TransitionPage() }
