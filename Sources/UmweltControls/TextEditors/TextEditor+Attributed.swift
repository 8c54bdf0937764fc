import Foundation
@_spi(Kernel) import Umwelt

extension TextEditor {
    /// Makes an editor for a text with attributes. Typed text has the attributes of the text before it, or the typing
    /// attributes of the selection.
    ///
    /// ```swift
    /// TextEditor(text: $text, selection: $selection)
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - selection: The selection; nil if the app does not follow it.
    nonisolated public init(
        text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
    ) {
        self.init(
            value: FieldValue(text, selection: selection), selection: selection.map { .attributed($0, in: text) })
    }
}
