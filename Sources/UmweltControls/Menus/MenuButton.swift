@_spi(Kernel) import Umwelt

/// A button in the environment's style that shows a menu beside itself.
package nonisolated struct MenuButton<Label: View, Content: View>: View, SystemView {
    private let isSetToLabel: Bool
    private let label: Label
    private let content: Content

    @State private var isOpen = false
    @Environment(\.buttonStyle) private var style

    /// Makes a button.
    ///
    /// - Parameter isSetToLabel: If true, the label is the accessibility value of the button, and its name comes from
    ///   outside.
    package nonisolated init(
        isSetToLabel: Bool = false, @ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content
    ) {
        self.isSetToLabel = isSetToLabel
        self.label = label()
        self.content = content()
    }

    @MainActor package var body: some View {
        style.makeView(
            PrimitiveButtonStyleConfiguration(role: nil, label: .init(label)) { [binding = $isOpen] in
                binding.wrappedValue = true
            }
        )
        .modifier(RoleModifier(.menuButton(isExpanded: isOpen), isSetToContent: isSetToLabel))
        .menu(isPresented: $isOpen) { [content] in MenuList(content: content) }
    }
}
