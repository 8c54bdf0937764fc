@_spi(Kernel) import Umwelt

/// What a section shows while it is open.
nonisolated struct CollapsibleContent<Content: View>: View, SystemView {
    let content: Content
    @Binding var isExpanded: Bool

    nonisolated init(content: Content, isExpanded: Binding<Bool>) {
        self.content = content
        _isExpanded = isExpanded
    }

    @MainActor var body: some View { if isExpanded { content } }
}

/// A section's header that opens and closes it when it is pressed.
nonisolated struct CollapsibleHeader<Content: View>: View, SystemView {
    let content: Content
    @Binding var isExpanded: Bool

    nonisolated init(content: Content, isExpanded: Binding<Bool>) {
        self.content = content
        _isExpanded = isExpanded
    }

    @MainActor var body: some View {
        PressableButton(
            style: CollapsibleHeaderAppearance(isExpanded: isExpanded),
            configuration: PrimitiveButtonStyleConfiguration(role: nil, label: .init(content)) {
                [binding = $isExpanded] in
                binding.wrappedValue.toggle()
            },
            semantics: .disclosure(isExpanded: isExpanded))
    }
}

/// A header, and at its end a mark that points down while the section is open.
private nonisolated struct CollapsibleHeaderAppearance: ButtonStyle {
    let isExpanded: Bool
    @Environment(\.isEnabled) private var isEnabled

    nonisolated init(isExpanded: Bool) { self.isExpanded = isExpanded }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            configuration.label
            Spacer(minLength: 8)
            Chevron(isExpanded ? .down : .forward).squared().foregroundStyle(TintShapeStyle())
        }
        .opacity(isEnabled ? configuration.isPressed ? 0.4 : 1 : 0.4)
    }
}
