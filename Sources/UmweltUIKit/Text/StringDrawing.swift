import Foundation
import Umwelt
import UmweltRendering

extension NSAttributedString.Key {
    /// The font of a text, a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// The colour of a text, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The extra space between characters in points, a number.
    public static let kern = NSAttributedString.Key("NSKern")
}

/// The options of measuring a text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// Makes a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In several lines, that are broken at the width; without it, in one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// With the space that the font adds between lines. Lines here always have it.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// With an ellipsis in the last line that fits the height.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The context of measuring a text. It has no properties.
public final class NSStringDrawingContext {
    /// Makes a context.
    public init() {}
}

extension String {
    /// Returns the size of the text without wrapping lines, in points.
    ///
    /// - Parameter attributes: The font, by default the system's with 12 points, and the kerning.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        measured(attributes, width: nil, height: nil)
    }

    /// Returns the rectangle that the text fills, in points.
    ///
    /// - Parameters:
    ///   - size: The size that the text is broken for.
    ///   - options: The options for measuring the text.
    ///   - attributes: The font, by default the system's with 12 points, and the kerning.
    ///   - context: The context, which is not used.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        let width = options.contains(.usesLineFragmentOrigin) && size.width > 0 ? size.width : nil
        let height = options.contains(.truncatesLastVisibleLine) && size.height > 0 ? size.height : nil
        return CGRect(origin: .zero, size: measured(attributes, width: width, height: height))
    }

    private func measured(
        _ attributes: [NSAttributedString.Key: Any]?, width: CGFloat?, height: CGFloat?
    ) -> CGSize { layout(attributes, width: width, height: height).size }

    /// Returns the lines of the text.
    func layout(
        _ attributes: [NSAttributedString.Key: Any]?, width: CGFloat?, height: CGFloat?
    ) -> TextLayout {
        PangoTypeSetter.shared.layout(Paragraph(runs: [textRun(attributes)]), width: width, height: height)
    }

    /// Returns the text as a run of type with attributes.
    func textRun(_ attributes: [NSAttributedString.Key: Any]?) -> TextRun {
        let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        var resolved = font.resolved
        resolved.setLetterSpacing(for: self)
        let color = attributes?[.foregroundColor] as? UIColor ?? .black
        var run = TextRun(text: self, font: resolved, color: ImageRecorder.resolve(color))
        if let kern = attributes?[.kern] as? NSNumber { run.kerning = CGFloat(kern.doubleValue) }
        if let kern = attributes?[.kern] as? CGFloat { run.kerning = kern }
        return run
    }
}

extension NSString {
    /// Returns the size of the text without wrapping lines, in points.
    ///
    /// - Parameter attributes: The font, by default the system's with 12 points, and the kerning.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attributes)
    }

    /// Returns the rectangle that the text fills, in points.
    ///
    /// - Parameters:
    ///   - size: The size that the text is broken for.
    ///   - options: The options for measuring the text.
    ///   - attributes: The font, by default the system's with 12 points, and the kerning.
    ///   - context: The context, which is not used.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
