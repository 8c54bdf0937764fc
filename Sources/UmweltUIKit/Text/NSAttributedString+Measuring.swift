import Foundation
import Umwelt
import UmweltRendering

extension NSAttributedString {
    /// Returns the size of the text without wrapping lines, in points.
    public func size() -> CGSize { measured(width: nil, height: nil) }

    /// Returns the rectangle that the text fills, in points.
    ///
    /// - Parameters:
    ///   - size: The size that the text is broken for.
    ///   - options: The lines that are measured.
    ///   - context: The context, which is not used.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let width = options.contains(.usesLineFragmentOrigin) && size.width > 0 ? size.width : nil
        let height = options.contains(.truncatesLastVisibleLine) && size.height > 0 ? size.height : nil
        return CGRect(origin: .zero, size: measured(width: width, height: height))
    }

    private func measured(width: CGFloat?, height: CGFloat?) -> CGSize {
        PangoTypeSetter.shared.layout(Paragraph(runs: textRuns), width: width, height: height).size
    }

    /// The text as runs of type with attributes.
    var textRuns: [TextRun] {
        var runs: [TextRun] = []
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            runs.append(attributedSubstring(from: range).string.textRun(attributes))
        }
        return runs
    }
}
