@_spi(Kernel) import Umwelt

/// The content of a section that can be collapsed: shown while the section is open.
nonisolated struct CollapsibleContent<Content: View>: View, SystemView {
    let content: Content
    @Binding var isExpanded: Bool

    nonisolated init(content: Content, isExpanded: Binding<Bool>) {
        self.content = content
        _isExpanded = isExpanded
    }

    @MainActor var body: some View { if isExpanded { content } }
}

/// The header of a section that can be collapsed: a button that opens and closes it.
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
                withAnimation { binding.wrappedValue.toggle() }
            },
            semantics: .disclosure(isExpanded: isExpanded))
    }
}

/// The appearance of the button: the header, and at its end a chevron that points down while the section is open.
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
        .opacity(isEnabled ? configuration.isPressed ? 0.4 : 1 : 0.4, isPressed: configuration.isPressed)
    }
}
