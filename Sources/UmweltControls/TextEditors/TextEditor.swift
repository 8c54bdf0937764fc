@_spi(Kernel) import Umwelt

/// A field for a long text. It fills the proposed space.
///
/// ```swift
/// TextEditor(text: $notes).font(.body)
/// ```
public nonisolated struct TextEditor: View, SystemView {
    let value: FieldValue

    /// The part of the text that is selected; nil if the app does not follow it.
    let selection: FieldSelection?

    /// The insets of the text, in points.
    private var insets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)

    @Environment(\.textEditorStyle) private var style
    @Environment(\.findContext) private var findContext

    /// Makes an editor.
    ///
    /// - Parameter text: The text that the user types.
    nonisolated public init(text: Binding<String>) { self.init(value: FieldValue(text), selection: nil) }

    nonisolated init(value: FieldValue, selection: FieldSelection?) {
        (self.value, self.selection) = (value, selection)
    }

    /// Returns the editor with other insets of the text, in points.
    package nonisolated func textInsets(_ insets: EdgeInsets) -> TextEditor {
        var copy = self
        copy.insets = insets
        return copy
    }

    /// The text, with insets around it, in the environment's style.
    @MainActor public var body: some View {
        if let findContext {
            FindingEditor(context: findContext, value: value) { editor(finding: $0) }
        } else {
            editor(finding: nil)
        }
    }

    @MainActor private func editor(finding session: FindSession?) -> some View {
        let field = FieldView(
            value: value, kind: .lines, fillsHeight: true, prompt: nil, label: EmptyView(),
            selection: selection, session: session, editingChanged: nil, commit: nil
        )
        .environment(\.fieldInsets, insets)
        return style.makeView(TextEditorStyleConfiguration(content: AnyView(field)))
    }
}
