@_spi(Kernel) import Umwelt

extension TextEditor {
    /// Makes an editor, with a binding to the part of the text that is selected.
    ///
    /// - Parameters:
    ///   - text: The text that the user types.
    ///   - selection: The selected part of the text; nil without the focus.
    nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.init(value: FieldValue(text), selection: .text(selection))
    }
}
