import Foundation
@_spi(Kernel) import Umwelt

extension TextEditor {
    /// Makes an editor for a text with attributes. What is typed gets the attributes of the text before it, or those
    /// that the selection has for typing.
    ///
    /// ```swift
    /// TextEditor(text: $text, selection: $selection)
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - selection: The part of it that is selected; nil if the app does not follow it.
    nonisolated public init(
        text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
    ) {
        self.init(
            value: FieldValue(text, selection: selection), selection: selection.map { .attributed($0, in: text) })
    }
}
