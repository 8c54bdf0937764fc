import Foundation
import Umwelt
import UmweltControls

/// The content of a ``UITextView``: an editor that scrolls, a field that grows, or a text.
struct TextViewContent: View, SystemView {
    let view: UITextView

    /// A number that increases with each change of the view.
    let version: Int

    var body: some View {
        Group {
            if view.isEditable {
                if view.isScrollEnabled { editor } else { field }
            } else if view.isScrollEnabled {
                ScrollView { text.frame(maxWidth: .infinity, alignment: .leading) }
            } else {
                text
            }
        }
        .font(view.font.map { Font($0) })
        .foregroundStyle(Color(uiColor: view.textColor ?? .label))
        .multilineTextAlignment(view.textAlignment.side)
        .inputTraits(view._inputTraits)
    }

    private var editor: some View {
        inputEditor.textInsets(view.textInsets)
            .textEditorStyle(.plain)
            .scrollContentBackground(.hidden)
            .modifier(InputFocus(state: view._input) { view.focusChanged($0) })
    }

    private var inputEditor: TextEditor {
        if view.attributes != nil { return TextEditor(text: attributedText) }
        return TextEditor(text: plainText, selection: selection)
    }

    private var field: some View {
        TextField(text: plainText, selection: selection, prompt: nil, axis: .vertical) { EmptyView() }
            .textFieldStyle(.plain)
            .environment(\.fieldInsets, view.textInsets)
            .modifier(InputFocus(state: view._input) { view.focusChanged($0) })
            .frame(maxHeight: .infinity, alignment: .top)
            // Return makes a new line, as in an editor.
            .submitScope()
    }

    @ViewBuilder private var text: some View {
        let text = StaticTextContent(view: view, version: version)
            .environment(\.openURL, OpenURLAction { view.opens($0) ? .systemAction : .handled })
        if view.isSelectable { text.textSelection(.enabled) } else { text.textSelection(.disabled) }
    }

    private var plainText: Binding<String> { Binding(get: { view._input.text }, set: { view.userEdits($0) }) }

    private var attributedText: Binding<AttributedString> {
        Binding(get: { view.attributes ?? AttributedString(view._input.text) }, set: { view.userEdits($0) })
    }

    private var selection: Binding<TextSelection?> {
        Binding(get: { view._input.selection }, set: { view.userSelects($0) })
    }
}

/// The text of a ``UITextView``, as high as its lines.
struct StaticTextContent: View, SystemView {
    let view: UITextView

    /// A number that increases with each change of the view.
    let version: Int

    var body: some View {
        shown
            .font(view.font.map { Font($0) })
            .foregroundStyle(Color(uiColor: view.textColor ?? .label))
            .multilineTextAlignment(view.textAlignment.side)
            .lineLimit(view.textContainer.maximumNumberOfLines > 0 ? view.textContainer.maximumNumberOfLines : nil)
            .padding(view.textInsets)
    }

    private var shown: Text {
        guard let attributes = view.attributes else { return Text(verbatim: view._input.text) }
        let color = view.linkTextAttributes?[.foregroundColor] as? UIColor
        var coloured = attributes
        for run in attributes.runs where run.link != nil && run.uiKit.foregroundColor == nil {
            if let color { coloured[run.range].swiftUI.foregroundColor = Color(uiColor: color) }
        }
        return Text(coloured)
    }
}

extension UITextView {
    /// The distances of the text from the edges, with the padding of lines.
    var textInsets: EdgeInsets {
        let (insets, padding) = (textContainerInset, textContainer.lineFragmentPadding)
        return EdgeInsets(
            top: insets.top, leading: insets.left + padding, bottom: insets.bottom, trailing: insets.right + padding)
    }
}
