import Foundation
import Umwelt

/// A view that shows a text.
@MainActor @preconcurrency
open class UILabel: UIView {
    /// The text; nil for none.
    open var text: String? {
        didSet {
            attributes = nil
            setNeedsDisplay()
        }
    }

    /// The text with its attributes; nil for none.
    open var attributedText: NSAttributedString? {
        get { attributes ?? text.map { NSAttributedString(string: $0) } }
        set {
            text = newValue?.string
            attributes = newValue
            setNeedsDisplay()
        }
    }

    private var attributes: NSAttributedString?

    /// The font.
    open var font: UIFont! = UIFont.systemFont(ofSize: 17) { didSet { setNeedsDisplay() } }
    /// The colour of the text.
    open var textColor: UIColor! = .label { didSet { setNeedsDisplay() } }
    /// The side of the lines.
    open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
    /// The most lines that show; 0 for all.
    open var numberOfLines = 1 { didSet { setNeedsDisplay() } }
    /// The place where a text that does not fit is truncated; words are never split between lines.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { setNeedsDisplay() } }
    /// True if a text that does not fit is drawn smaller.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
    /// The smallest part of the font's size that a text is drawn in.
    open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }

    /// The width in which the intrinsic size of a text of several lines is measured, in points; 0 for one line.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// False for a faint text.
    open var isEnabled = true { didSet { setNeedsDisplay() } }

    /// The size of the text, in points, in the preferred width if there is one.
    open override var intrinsicContentSize: CGSize {
        preferredMaxLayoutWidth > 0 && numberOfLines != 1
            ? contentSize(inWidth: preferredMaxLayoutWidth) : contentSize(inWidth: nil)
    }

    override var sizesContent: Bool { true }

    override var isHigherWhereNarrower: Bool { numberOfLines != 1 }

    override var ownContent: AnyView {
        let shown = attributes.map { Text(AttributedString($0)) } ?? Text(verbatim: text ?? "")
        let side = alignment
        return AnyView(
            shown
                .font(font.map { Font($0) })
                .foregroundStyle(Color(uiColor: textColor ?? .label))
                .opacity(isEnabled ? 1 : 0.4)
                .multilineTextAlignment(side)
                .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
                .truncationMode(
                    lineBreakMode == .byTruncatingHead ? .head : lineBreakMode == .byTruncatingMiddle ? .middle : .tail
                )
                .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1)
                .frame(
                    maxWidth: isHugged(.horizontal) ? nil : .infinity,
                    alignment: side == .center ? .center : side == .trailing ? .trailing : .leading))
    }

    private var alignment: TextAlignment {
        switch textAlignment {
        case .center: .center
        case .right: .trailing
        default: .leading
        }
    }
}
