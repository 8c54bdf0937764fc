import SwiftUI

/// Each kind of presentation, and what became of it.
struct PresentationFixture: View {
    @State private var shown: Shown?
    @State private var ended = 0
    @State private var answer = "none"

    @State private var name = ""
    @State private var step: Step?

    private struct Step: Identifiable {
        let id: Int
    }

    enum Shown { case sheet, cover, popover, alert, question, confirmation, map }

    private func isShown(_ kind: Shown) -> Binding<Bool> {
        Binding(get: { shown == kind }, set: { if $0 { shown = kind } else if shown == kind { shown = nil } })
    }

    var body: some View {
        VStack(spacing: 20) {
            Scheme(name: "Window")
            Text("Ended \(ended)")
            Text("Answer \(answer)")
            Button("Sheet") { shown = .sheet }
                .sheet(isPresented: isShown(.sheet), onDismiss: { ended += 1 }) { Card() }
            Button("Cover") { shown = .cover }
                .fullScreenCover(isPresented: isShown(.cover), onDismiss: { ended += 1 }) { Card() }
            Button("Popover") { shown = .popover }
                .popover(isPresented: isShown(.popover)) { Settings() }
            Button("Alert") { shown = .alert }
                .alert("Delete the book?", isPresented: isShown(.alert)) {
                    Button("Delete", role: .destructive) { answer = "delete" }
                    Button("Keep", role: .cancel) { answer = "keep" }
                } message: {
                    Text("It has 635 pages.")
                }
            Button("Name") { shown = .question }
                .alert("Who are you?", isPresented: isShown(.question)) {
                    TextField("Name", text: $name)
                    Button("Say") { answer = name }
                }
            Button("Ask") { shown = .confirmation }
                .confirmationDialog("Empty the bin?", isPresented: isShown(.confirmation), titleVisibility: .visible) {
                    Button("Empty", role: .destructive) { answer = "empty" }
                    Button("Show") { answer = "show" }
                }
            Button("Map") { shown = .map }
                .sheet(isPresented: isShown(.map)) {
                    Button("Mark") { answer = "marked" }
                        .presentationDetents([.height(200), .large])
                        .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
                }
            Button("Steps") { step = Step(id: 1) }
                .sheet(item: $step) { step in Button("Step \(step.id)") { self.step = Step(id: step.id + 1) } }
        }
    }
}

/// Says in which colour scheme it is shown.
private struct Scheme: View {
    let name: String
    @Environment(\.colorScheme) private var colorScheme
    var body: some View { Text("\(name) \(colorScheme == .dark ? "dark" : "light")") }
}

private struct Card: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isNested = false
    @State private var isWindowDark = false

    var body: some View {
        VStack(spacing: 20) {
            Scheme(name: "Card")
            Button("Done") { dismiss() }
            Button("More") { isNested = true }
                .sheet(isPresented: $isNested) {
                    Text("Nested")
                    Button("Less") { isNested = false }
                }
        }
    }
}

private struct Settings: View {
    @State private var isDark = false

    var body: some View {
        VStack(spacing: 12) {
            Scheme(name: "Popover")
            Button("Turn") { isDark.toggle() }
        }
        .padding()
        .preferredColorScheme(isDark ? .dark : nil)
        .presentationCompactAdaptation(.popover)
    }
}
