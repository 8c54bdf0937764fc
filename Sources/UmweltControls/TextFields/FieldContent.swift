import Foundation
@_spi(Kernel) import Umwelt

/// The displayed content of a field, except for its label, with everything from the environment resolved.
struct FieldContent: Equatable {
    /// The text, as hosts can have it.
    let text: String

    /// The text in runs of one style each, without line breaks of other kinds; nil for a text without attributes.
    var runs: [TextRun]?
    let kind: TextInput.Kind
    let fillsHeight: Bool

    /// The style of the text, as a paragraph without text.
    let paragraph: Paragraph

    /// The prompt, which is shown while the text is empty; without text if the label is shown instead.
    let prompt: Paragraph

    /// The bounds for the number of visible lines.
    let lines: ClosedRange<Int>
    let insets: EdgeInsets
    let tint: Color.Resolved
    let isEnabled: Bool
    let isCorrected: Bool
    let capitalization: TextInput.Capitalization?
    let submitKey: TextInput.SubmitKey
    let keyboard: UIKeyboardType
    let contentType: UITextContentType?

    /// The part of the text that the app selected last; nil for none.
    var selection: TextInput.Selection?

    /// True if the app follows the user's selection.
    var tellsSelection = false

    /// The opacity of a disabled field.
    private static let disabledOpacity: Float = 0.4

    init(
        text: String, attributed: AttributedString?, kind: TextInput.Kind, fillsHeight: Bool, prompt: Text?,
        values: EnvironmentValues, element: _Element
    ) {
        self.text = Self.hostText(text, kind: kind)
        self.kind = kind
        self.fillsHeight = fillsHeight
        isEnabled = values.isEnabled
        let prompt = (prompt ?? Text(verbatim: "")).foregroundStyle(Color(system: .tertiary))
        let isFaint = !isEnabled
        func paragraph(_ text: Text) -> Paragraph {
            var paragraph = text.paragraph(in: values, at: element)
            paragraph.lineLimit = kind == .lines ? nil : 1
            paragraph.truncationMode = .tail
            if isFaint {
                for index in paragraph.runs.indices {
                    let color = paragraph.runs[index].color
                    paragraph.runs[index].color = color.withOpacity(multipliedBy: Double(Self.disabledOpacity))
                }
            }
            return paragraph
        }
        self.paragraph = paragraph(Text(verbatim: ""))
        self.prompt = paragraph(prompt).withSpacingOfFields()
        runs = attributed.map { attributed in
            attributed.runs.compactMap { run in
                // The style alone: the text is not written in other letters, as by a text case.
                var styled = paragraph(Text(AttributedString(" ", attributes: run.attributes))).withSpacingOfFields()
                    .runs.first
                styled?.text = Self.hostText(String(attributed.characters[run.range]), kind: kind)
                return styled
            }
        }
        let limit = values.lineRange
        let fewest = max(limit.fewest ?? 1, 1)
        lines = kind == .lines ? fewest...max(limit.most ?? .max, fewest) : 1...1
        insets = values.fieldInsets
        let look = values.controlAppearance
        let ownTint = values.tint == nil ? kind == .lines ? look.editorTint : look.fieldTint : nil
        tint = ownTint?.resolve(in: values) ?? TintShapeStyle()._paint(in: values).plainColor
        isCorrected = !values.autocorrectionDisabled && kind != .secret
        capitalization = values.textInputAutocapitalization?.rule
        submitKey = values.submitLabel.key
        keyboard = values.keyboardType
        contentType = values.textContentType
    }

    /// Returns the text as hosts can have it: line breaks of one kind, and none in a single line.
    static func hostText(_ text: String, kind: TextInput.Kind) -> String {
        guard text.utf8.contains(where: { $0 == 10 || $0 == 13 }) else { return text }
        return kind == .lines
            ? text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
            : String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" || $0 == "\r" ? " " : $0 }))
    }
}

extension Paragraph {
    /// Returns the paragraph with the letter spacing that fields have for any text: that of the empty one. Hosts set it
    /// once, and letters stay where they are while others are typed or marked.
    fileprivate func withSpacingOfFields() -> Paragraph {
        var copy = self
        for index in runs.indices { copy.runs[index].font.setLetterSpacing(for: "") }
        return copy
    }
}
