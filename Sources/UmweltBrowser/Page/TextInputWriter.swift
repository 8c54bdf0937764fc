import Foundation
import Umwelt
import UmweltRendering

/// Writes what a field looks like, and what is written in it, as the JSON that `umwelt.js` reads.
///
/// Of the looks: the style of the text as in ``PatchWriter``, `p` the prompt (its text `t` and colour `c`), `l` the
/// alignment if it is not left, `h` a line's height, `r` the room around the text as CSS orders it,
/// `t` the tint, `n` that nothing is corrected, `u` which letters become capitals, `k` what the key says that enters,
/// `o` which keyboard is wanted, `a` what the browser may fill in.
///
/// Of the text: `w` the whole, the number of the page's edits and of the program's changes; or `n` a list of what is new:
/// how many edits are known, and what the program did then.
enum TextInputWriter {
    /// The name of the role in `umwelt.js`.
    static func role(of input: TextInput) -> String {
        switch input.kind {
        case .line: "field"
        case .secret: "secret"
        case .lines: "editor"
        }
    }

    static func object(_ input: TextInput) -> String {
        var fields = PatchWriter.style(input.style.font, size: input.style.font.size, color: input.style.color)
        if !input.prompt.text.isEmpty {
            let color = PatchWriter.quoted(SVGAttributes.hexadecimal(input.prompt.color))
            fields.append("\"p\":{\"t\":\(PatchWriter.quoted(input.prompt.text)),\"c\":\(color)}")
        }
        let isRightToLeft = input.layoutDirection == .rightToLeft
        switch input.alignment {
        case .center: fields.append("\"l\":\"center\"")
        case .leading where isRightToLeft, .trailing where !isRightToLeft: fields.append("\"l\":\"right\"")
        default: break
        }
        fields.append("\"h\":\(String(svg: input.lineHeight))")
        let insets = input.insets
        if insets != EdgeInsets() {
            let (left, right) =
                isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
            let lengths = [insets.top, right, insets.bottom, left].map { String(svg: $0) }
            fields.append("\"r\":[\(lengths.joined(separator: ","))]")
        }
        fields.append("\"t\":\(PatchWriter.quoted(SVGAttributes.hexadecimal(input.tint)))")
        if !input.isCorrected { fields.append("\"n\":1") }
        if let capitalization = input.capitalization {
            fields.append("\"u\":\(PatchWriter.quoted(name(of: capitalization)))")
        }
        if let key = name(of: input.submitKey) { fields.append("\"k\":\(PatchWriter.quoted(key))") }
        if let mode = TextPurposeWriter.inputMode(of: input.keyboard) {
            fields.append("\"o\":\(PatchWriter.quoted(mode))")
        }
        if let purpose = input.contentType.flatMap(TextPurposeWriter.autocomplete) {
            fields.append("\"a\":\(PatchWriter.quoted(purpose))")
        }
        return "{\(fields.joined(separator: ","))}"
    }

    static func object(_ update: TextUpdate) -> String {
        switch update {
        case .whole(let text, let edits, let changes):
            return "{\"w\":[\(PatchWriter.quoted(text)),\(edits),\(changes)]}"
        case .deltas(let deltas):
            let pieces = deltas.map { piece in
                guard let change = piece.change else { return "[\(piece.heard)]" }
                return "[\(piece.heard),\(list(change))]"
            }
            return "{\"n\":[\(pieces.joined(separator: ","))]}"
        }
    }

    private static func list(_ change: TextChange) -> String {
        let steps = change.steps.map { step in
            switch step {
            case .keep(let count): String(count)
            case .delete(let count): String(-count)
            case .insert(let text): PatchWriter.quoted(text)
            }
        }
        return "[\(steps.joined(separator: ","))]"
    }

    /// As HTML's attribute `autocapitalize` has it.
    private static func name(of capitalization: TextInput.Capitalization) -> String {
        switch capitalization {
        case .never: "none"
        case .words: "words"
        case .sentences: "sentences"
        case .characters: "characters"
        }
    }

    /// As HTML's attribute `enterkeyhint` has it, which knows fewer words; nil for the browser's own.
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
