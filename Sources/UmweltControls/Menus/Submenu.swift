@_spi(Kernel) import Umwelt

/// A menu as an item of another menu: a press expands or collapses its items below it.
package nonisolated struct Submenu<Label: View, Content: View>: View, SystemView {
    let label: Label
    let content: Content

    @State private var isExpanded = false
    @Environment(\.flattensMenus) private var isFlat

    package nonisolated init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }

    @MainActor package var body: some View {
        if isFlat { FlatMenu(label: label, content: content) } else { expandable }
    }

    @MainActor @ViewBuilder private var expandable: some View {
        PressableButton(
            style: MenuItemAppearance(mark: .none),
            configuration: PrimitiveButtonStyleConfiguration(
                role: nil,
                label: .init(
                    AnyView(
                        HStack(spacing: 8) {
                            label
                            Spacer(minLength: 0)
                            Chevron(isExpanded ? .down : .forward)
                        }))
            ) { [binding = $isExpanded] in binding.wrappedValue.toggle() },
            semantics: .menuButton(isExpanded: isExpanded)
        )
        .modifier(MenuDismissalBlocker(isActive: true))
        if isExpanded { content.padding(.leading, 16) }
    }
}
