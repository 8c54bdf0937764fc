import Foundation
import Umwelt
import UmweltRendering

extension FieldRecord {
    /// Makes the record of a field's appearance and its rules for input.
    init(_ input: TextInput) {
        let style = TextStyleRecord(input.style.font, size: input.style.font.size, color: input.style.color)
        appearance = Joined(style, FieldAppearanceRecord(input))
    }
}

extension FieldAppearanceRecord {
    fileprivate init(_ input: TextInput) {
        lineHeight = input.lineHeight
        if input.lineSpacing.isFinite, input.lineSpacing != 0 { lineSpacing = input.lineSpacing }
        let spacing = input.style.kerning + input.style.font.letterSpacing
        if spacing.isFinite, spacing != 0 { letterSpacing = spacing }
        tint = SVGAttributes.hexadecimal(input.tint)
        if !input.prompt.text.isEmpty {
            prompt = PromptRecord(text: input.prompt.text, color: SVGAttributes.hexadecimal(input.prompt.color))
        }
        let isRightToLeft = input.layoutDirection == .rightToLeft
        switch input.alignment {
        case .center: alignment = .center
        case .leading where isRightToLeft, .trailing where !isRightToLeft: alignment = .right
        default: break
        }
        let insets = input.insets
        if insets != EdgeInsets() {
            let (left, right) =
                isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
            padding = [insets.top, right, insets.bottom, left]
        }
        isUncorrected = !input.isCorrected
        autocapitalize = input.capitalization.map(Self.name)
        enterKeyHint = Self.name(of: input.submitKey)
        inputMode = TextPurposes.inputMode(of: input.keyboard)
        selection = input.selection.map { [$0.number, $0.range.lowerBound, $0.range.upperBound] }
        tellsSelection = input.tellsSelection
        autocomplete = input.contentType.flatMap(TextPurposes.autocomplete)
        runs = input.runs?.map { run in
            Joined(TextStyleRecord(run.font, size: run.font.size, color: run.color), RunPartRecord(run))
        }
    }

    /// Returns the value of HTML's attribute `autocapitalize`.
    private static func name(of capitalization: TextInput.Capitalization) -> String {
        switch capitalization {
        case .never: "none"
        case .words: "words"
        case .sentences: "sentences"
        case .characters: "characters"
        }
    }

    /// Returns the value of HTML's attribute `enterkeyhint`, which has fewer labels; nil for the browser's default.
    private static func name(of key: TextInput.SubmitKey) -> String? {
        switch key {
        case .return: nil
        case .done: "done"
        case .go, .join, .route: "go"
        case .send: "send"
        case .search: "search"
        case .next, .continue: "next"
        }
    }
}

extension RunPartRecord {
    fileprivate init(_ run: TextRun) {
        length = run.text.utf16.count
        let spacing = run.kerning + run.font.letterSpacing
        if spacing.isFinite, spacing != 0 { kerning = spacing }
        if run.baselineOffset.isFinite, run.baselineOffset != 0 { baselineOffset = run.baselineOffset }
        background = run.background.map(SVGAttributes.hexadecimal)
        underline = run.underline.map { Self.line($0, run.underlinePattern) }
        strikethrough = run.strikethrough.map { Self.line($0, run.strikethroughPattern) }
    }

    /// Returns a line as CSS writes it. It has no dash pattern.
    private static func line(_ color: ResolvedColor, _ pattern: TextRun.LinePattern) -> String {
        let style = pattern == .solid ? "solid" : pattern == .dot ? "dotted" : "dashed"
        return "\(style) \(SVGAttributes.hexadecimal(color))"
    }
}
