import Foundation
import Synchronization
import UmweltDrawing

/// A type setter that uses Pango, with Debian's Inter and Noto fonts.
///
/// Its layouts are equal on every machine with the same fonts, whatever the machine's settings.
public final class PangoTypeSetter: TypeSetter {
    /// The type setter that all text shares, with its cache of shaped text.
    public static let shared = PangoTypeSetter()

    let shapingContexts: ShapingContextPool
    private let cache = ShapedTextCache()
    /// The metrics of fonts that are not the system's.
    private let namedMetrics = Mutex<[ResolvedFont: FontMetrics]>([:])

    init(shapingContexts: ShapingContextPool = .shared) { self.shapingContexts = shapingContexts }

    /// Breaks a paragraph into lines.
    ///
    /// - Parameters:
    ///   - paragraph: The paragraph.
    ///   - width: The available width, in points; nil for no limit.
    ///   - height: The available height, in points; nil for no limit.
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

    /// Returns the metrics of a font.
    ///
    /// - Parameter font: The font.
    public func metrics(of font: ResolvedFont) -> FontMetrics? {
        var font = font
        (font.size, font.isSecondary) = (font.lineSize, false)
        if font.isSystem { return .system(size: font.usableSize, lineGap: font.usableLineGap) }
        if let known = namedMetrics.withLock({ $0[font] }) { return known }
        let metrics = shapingContexts.withShapingContext { $0.metrics(of: font) }
        namedMetrics.withLock { known in
            // An animation may use any number of sizes.
            if known.count >= 256 { known = [:] }
            known[font] = metrics
        }
        return metrics
    }

    /// Returns a layout's shaped lines for drawing.
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
            if let width, let line = lineThatFits(width, of: paragraph, lineLimit: lineLimit) { return line }
            return shapingContexts.withShapingContext {
                LineBreaker.set(paragraph, width: width, limit: lineLimit, in: $0)
            }
        }
    }

    /// Returns the text as it was shaped without a width limit, if it is one line that fits into a width: most texts
    /// are first measured without a limit.
    private func lineThatFits(_ width: CGFloat, of paragraph: Paragraph, lineLimit: Int?) -> ShapedText? {
        let key = ShapedTextCache.Key(paragraph: paragraph, width: nil, lineLimit: lineLimit)
        guard let text = cache.known(for: key), text.lines.count == 1, !text.isTruncated,
            ShapingContext.fits(text.shapedLines[0].advance, in: width)
        else { return nil }
        return text
    }

    /// Returns a length that text can be fitted to, in points; nil for no limit.
    private static func usable(_ length: CGFloat?) -> CGFloat? {
        guard let length, length < ShapingContext.longestLine else { return nil }
        return max(length, 0)
    }

    /// Returns, for a long text, a number of lines that the height cannot exceed: no font's lines are as low as half
    /// its size.
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
