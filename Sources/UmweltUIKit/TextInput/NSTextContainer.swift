import Foundation

/// The settings of the area of a text.
@MainActor @preconcurrency
public final class NSTextContainer: NSObject {
    /// The view of the text; nil for none.
    weak var view: UITextView?

    // `NSTextContainer()`: see `UIView`.
    /// Makes the usual settings.
    public convenience init(_: Never...) { self.init(settings: ()) }

    private init(settings: Void) { super.init() }

    /// The distance of lines from both sides, in points.
    public var lineFragmentPadding: CGFloat = 5 { didSet { view?.setNeedsDisplay() } }

    /// The most lines that a text that cannot be edited shows; 0 for all.
    public var maximumNumberOfLines = 0 { didSet { view?.setNeedsDisplay() } }

    /// The place where a text is cut that has too many lines: always its end.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
}
