internal import CGTK
import Foundation
import Umwelt

/// The style sheet of a window's fields: GTK's widgets only show their text, like a picture.
enum FieldStyle {
    /// Returns the rules of a field's widget.
    ///
    /// - Parameters:
    ///   - name: The name of the widget.
    ///   - input: The description of the field.
    static func rules(_ name: String, _ input: TextInput) -> String {
        let font = input.style.font
        let own = font.family.map { "\"\($0.filter { $0 != "\"" && $0 != "\\" })\", " } ?? ""
        let spacing = input.style.kerning + font.letterSpacing
        let isRightToLeft = input.layoutDirection == .rightToLeft
        let insets = input.insets
        let (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        // Several lines have their margins from the widget itself.
        let padding =
            input.kind == .lines
            ? "0" : [insets.top, right, insets.bottom, left].map(points).joined(separator: " ")
        return """
            #\(name)-entry, #\(name), #\(name) > text, #\(name) > placeholder, #\(name)-prompt {
                all: unset;
                background: none; border: none; outline: none; box-shadow: none; margin: 0; min-height: 0; min-width: 0;
                color: \(color(input.style.color)); caret-color: \(color(input.tint));
                font-family: \(own)\(generic(font)); font-size: \(points(font.size)); font-weight: \(Int(font.weight));
                font-style: \(font.isItalic ? "italic" : "normal"); letter-spacing: \(points(spacing));
            }
            #\(name)-entry { padding: 0; }
            #\(name) { padding: \(padding); }
            #\(name) > placeholder, #\(name)-prompt { color: \(color(input.prompt.color)); opacity: 1; }
            #\(name) selection { background-color: \(color(input.tint.withOpacity(0.3))); color: \(color(input.style.color)); }

            """
    }

    /// Returns the families of a font in their order, as Pango reads them.
    static func families(of font: ResolvedFont) -> String {
        (font.family.map { $0.filter { $0 != "," } + "," } ?? "") + generic(font)
    }

    private static func generic(_ font: ResolvedFont) -> String {
        switch font.design {
        case .serif: "serif"
        case .monospaced: "monospace"
        case .default, .rounded: "sans-serif"
        }
    }

    private static func points(_ length: CGFloat) -> String {
        length.isFinite ? "\((length * 1000).rounded() / 1000)px" : "0"
    }

    private static func color(_ color: ResolvedColor) -> String {
        func byte(_ part: Float) -> Int { Int((min(max(part.isNaN ? 0 : part, 0), 1) * 255).rounded()) }
        return "rgba(\(byte(color.red)), \(byte(color.green)), \(byte(color.blue)), \(color.opacity))"
    }
}

extension ResolvedColor {
    fileprivate func withOpacity(_ opacity: Float) -> ResolvedColor {
        var color = self
        color.opacity = opacity
        return color
    }
}
