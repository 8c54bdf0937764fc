import Foundation
import Umwelt
import UmweltRendering

// Texts draw themselves into the image, or the view, that is drawn. Elsewhere nothing is drawn.

extension String {
    /// Draws the text without wrapping lines.
    ///
    /// - Parameters:
    ///   - point: The top left corner, in points.
    ///   - attributes: The font, by default the system's with 12 points, the colour and the kerning.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        ImageRecorder.current?.context.draw(.text(layout(attributes, width: nil, height: nil), at: point))
    }

    /// Draws the text with lines wrapped to the width of a rectangle, as far as they fit.
    ///
    /// - Parameters:
    ///   - rect: The rectangle in points.
    ///   - attributes: The font, by default the system's with 12 points, the colour, the kerning, and the alignment of
    ///     a paragraph style.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        ImageRecorder.current?.draw(
            [textRun(attributes)], style: attributes?[.paragraphStyle] as? NSParagraphStyle, in: rect)
    }
}

extension NSString {
    /// Draws the text without wrapping lines.
    ///
    /// - Parameters:
    ///   - point: The top left corner, in points.
    ///   - attributes: The font, by default the system's with 12 points, the colour and the kerning.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(at: point, withAttributes: attributes)
    }

    /// Draws the text with lines wrapped to the width of a rectangle, as far as they fit.
    ///
    /// - Parameters:
    ///   - rect: The rectangle in points.
    ///   - attributes: The font, by default the system's with 12 points, the colour, the kerning, and the alignment of
    ///     a paragraph style.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(in: rect, withAttributes: attributes)
    }
}

extension NSAttributedString {
    /// Draws the text with its attributes, without wrapping lines.
    ///
    /// - Parameter point: The top left corner, in points.
    public func draw(at point: CGPoint) {
        let layout = PangoTypeSetter.shared.layout(Paragraph(runs: textRuns), width: nil, height: nil)
        ImageRecorder.current?.context.draw(.text(layout, at: point))
    }

    /// Draws the text with its attributes and lines wrapped to the width of a rectangle, as far as they fit. All
    /// paragraphs have the alignment of the first.
    ///
    /// - Parameter rect: The rectangle in points.
    public func draw(in rect: CGRect) {
        guard length > 0 else { return }
        let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        ImageRecorder.current?.draw(textRuns, style: style, in: rect)
    }
}

extension ImageRecorder {
    /// Draws a text in a rectangle.
    fileprivate func draw(_ runs: [TextRun], style: NSParagraphStyle?, in rect: CGRect) {
        let (alignment, share): (TextAlignment, CGFloat) =
            switch style?.alignment {
            case .center: (.center, 0.5)
            case .right: (.trailing, 1)
            default: (.leading, 0)
            }
        let layout = PangoTypeSetter.shared.layout(
            Paragraph(runs: runs, alignment: alignment), width: rect.width, height: rect.height)
        // The lines are as wide as the longest.
        let x = rect.minX + (rect.width - layout.size.width) * share
        context.draw(.text(layout, at: CGPoint(x: x, y: rect.minY)))
    }
}
