import Foundation
import Umwelt

/// The alignment of the lines of a paragraph.
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right.
    case right = 2
    /// At both sides.
    case justified = 3
    /// The leading side of the language.
    case natural = 4
}

/// The way lines that are too long are broken.
public enum NSLineBreakMode: Int, Sendable {
    /// Between words.
    case byWordWrapping = 0
    /// Between characters.
    case byCharWrapping = 1
    /// Nowhere: the end of the line is cut off.
    case byClipping = 2
    /// Not wrapped: an ellipsis replaces the start.
    case byTruncatingHead = 3
    /// Not wrapped: an ellipsis replaces the end.
    case byTruncatingTail = 4
    /// Not wrapped: an ellipsis replaces the middle.
    case byTruncatingMiddle = 5
}

/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
    /// The language's direction.
    case natural = -1
    /// From the left to the right.
    case leftToRight = 0
    /// From the right to the left.
    case rightToLeft = 1
}

/// The layout of a paragraph, as an attribute of a text: see ``NSMutableParagraphStyle``.
///
/// Texts keep it. SwiftUI's texts use the alignment and spacing of view modifiers, as on Apple's systems.
open class NSParagraphStyle: NSObject, NSMutableCopying, @unchecked Sendable {
    // Only a mutable style changes the values, and that is for one thread, as on Apple's systems.
    fileprivate var values = Values()

    fileprivate struct Values: Hashable {
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var alignment = NSTextAlignment.natural
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural
        var hyphenationFactor: Float = 0
    }

    /// Makes the usual style.
    public override init() {}

    /// The usual style.
    public static let `default` = NSParagraphStyle()

    /// The extra space between lines, in points.
    public var lineSpacing: CGFloat { values.lineSpacing }
    /// The space after the paragraph, in points.
    public var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space before the paragraph, in points.
    public var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The alignment of the lines.
    public var alignment: NSTextAlignment { values.alignment }
    /// The indent of the first line, in points.
    public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The indent of the other lines, in points.
    public var headIndent: CGFloat { values.headIndent }
    /// The end position of lines, in points; from the other side if it is negative.
    public var tailIndent: CGFloat { values.tailIndent }
    /// The way lines are broken.
    public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The least height of a line, in points.
    public var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The largest height of a line, in points; zero for no limit.
    public var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The factor of the height of lines; zero for none.
    public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The direction of the paragraph.
    public var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The readiness to hyphenate, from 0, never, to 1.
    public var hyphenationFactor: Float { values.hyphenationFactor }

    /// Returns the style: it does not change.
    open override func copy() -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// Returns a copy that can be changed.
    open override func mutableCopy() -> Any { mutableCopy(with: nil) }

    /// Returns a copy that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    /// True if another object is a style of the same values.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

    /// The hash of the values.
    open override var hash: Int { values.hashValue }
}

/// The layout of a paragraph, which can be changed.
///
/// ```swift
/// let style = NSMutableParagraphStyle()
/// style.alignment = .center
/// let title = NSAttributedString(string: "Contents", attributes: [.paragraphStyle: style])
/// ```
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// The extra space between lines, in points.
    public override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    /// The space after the paragraph, in points.
    public override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    /// The space before the paragraph, in points.
    public override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    /// The alignment of the lines.
    public override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// The indent of the first line, in points.
    public override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    /// The indent of the other lines, in points.
    public override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    /// The end position of lines, in points; from the other side if it is negative.
    public override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    /// The way lines are broken.
    public override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// The least height of a line, in points.
    public override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    /// The largest height of a line, in points; zero for no limit.
    public override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    /// The factor of the height of lines; zero for none.
    public override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    /// The direction of the paragraph.
    public override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    /// The readiness to hyphenate, from 0, never, to 1.
    public override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }

    /// Copies the values of another style.
    ///
    /// - Parameter obj: The style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
