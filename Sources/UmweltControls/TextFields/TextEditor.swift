@_spi(Kernel) import Umwelt

/// A field for a long text. It takes all the space that it is offered.
///
/// ```swift
/// TextEditor(text: $notes).font(.body)
/// ```
public nonisolated struct TextEditor: View, SystemView {
    let text: Binding<String>

    /// Makes an editor.
    nonisolated public init(text: Binding<String>) { self.text = text }

    /// The text, with insets around it.
    @MainActor public var body: some View {
        FieldView(
            value: FieldValue(text), kind: .lines, fillsHeight: true, prompt: nil, label: EmptyView(),
            editingChanged: nil, commit: nil
        )
        .environment(\.fieldInsets, EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5))
    }
}
