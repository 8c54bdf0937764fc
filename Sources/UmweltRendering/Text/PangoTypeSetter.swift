import Foundation
import UmweltDrawing

/// Sets text with Pango, in Debian's Inter and Noto fonts. Equal questions get equal answers on every machine that has
/// the same fonts, whatever its settings.
public final class PangoTypeSetter: TypeSetter {
    /// The type setter that all text shares, and with it what was set lately.
    public static let shared = PangoTypeSetter()

    let shapingContexts: ShapingContextPool
    private let cache = ShapedTextCache()

    init(shapingContexts: ShapingContextPool = .shared) { self.shapingContexts = shapingContexts }

    /// Sets a paragraph in lines, by Pango.
    public func layout(_ paragraph: Paragraph, width: CGFloat?, height: CGFloat?) -> TextLayout {
        let width = Self.usable(width)
        var limit = paragraph.lineLimit.map { max($0, 1) }
        guard let height = Self.usable(height) else { return layout(paragraph, width: width, lineLimit: limit) }
        if let most = Self.maxLines(of: paragraph, height: height) { limit = min(limit ?? most, most) }
        while true {
            let text = shapedText(paragraph, width: width, lineLimit: limit)
            let count = text.lineCount(within: height)
            if count == text.lines.count {
                return TextLayout(text, of: paragraph, width: width, lineLimit: limit)
            }
            limit = count
        }
    }

    /// Lines as they were measured, for drawing them.
    func shapedText(of layout: TextLayout) -> ShapedText {
        shapedText(layout.paragraph, width: Self.usable(layout.width), lineLimit: layout.lineLimit)
    }

    private func layout(_ paragraph: Paragraph, width: CGFloat?, lineLimit: Int?) -> TextLayout {
        TextLayout(
            shapedText(paragraph, width: width, lineLimit: lineLimit), of: paragraph, width: width, lineLimit: lineLimit
        )
    }

    private func shapedText(_ paragraph: Paragraph, width: CGFloat?, lineLimit: Int?) -> ShapedText {
        let key = ShapedTextCache.Key(paragraph: paragraph, width: width, lineLimit: lineLimit)
        return cache.text(for: key) {
            shapingContexts.withShapingContext { LineBreaker.set(paragraph, width: width, limit: lineLimit, in: $0) }
        }
    }

    /// A length that text can be fitted to; nil for as much as it wants.
    private static func usable(_ length: CGFloat?) -> CGFloat? {
        guard let length, length < ShapingContext.longestLine else { return nil }
        return max(length, 0)
    }

    /// For long texts, more lines than the height can hold: no font's lines are as low as half its size.
    private static func maxLines(of paragraph: Paragraph, height: CGFloat) -> Int? {
        let length = paragraph.runs.reduce(0) { $0 + $1.text.utf8.count }
        guard length > 4096, paragraph.lineHeight == nil, paragraph.lineSpacing >= 0,
            let smallest = paragraph.runs.map(\.font.usableSize).min()
        else { return nil }
        return Int(height / (smallest / 2)) + 1
    }
}

extension TextLayout {
    fileprivate init(_ text: ShapedText, of paragraph: Paragraph, width: CGFloat?, lineLimit: Int?) {
        self.init(
            paragraph: paragraph, width: width, lineLimit: lineLimit, size: text.size, lines: text.lines,
            isTruncated: text.isTruncated)
    }
}
