import Foundation
import Umwelt
import UmweltControls

/// A view that indicates activity: the circular ``ProgressView``.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    /// The sizes of indicators.
    public enum Style: Int, Sendable {
        /// The usual size.
        case medium = 100
        /// A large one.
        case large = 101
    }

    /// The size.
    open var style: Style { didSet { setNeedsDisplay() } }
    /// The colour; nil for the usual one.
    open var color: UIColor? { didSet { setNeedsDisplay() } }
    /// True if the indicator is hidden while it is stopped.
    open var hidesWhenStopped = true { didSet { setNeedsDisplay() } }
    /// True if the indicator moves.
    public private(set) var isAnimating = false { didSet { setNeedsDisplay() } }

    /// Makes a stopped indicator of a size.
    ///
    /// - Parameter style: The style.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }

    /// Makes an indicator of the usual size.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }

    /// Makes an indicator; there are no storyboards here, which could contain one.
    ///
    /// - Parameter coder: The archive.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
    }

    /// Moves the indicator.
    open func startAnimating() { isAnimating = true }

    /// Stops the indicator, and hides it unless ``hidesWhenStopped`` is false.
    open func stopAnimating() { isAnimating = false }

    override var hugsContent: Bool { true }

    override var sizesContent: Bool { true }

    override var ownContent: AnyView {
        let shown = ProgressView()
            .progressViewStyle(.circular)
            .controlSize(style == .large ? .large : .regular)
            .tint(color.map { Color(uiColor: $0) })
            .opacity(isAnimating ? 1 : hidesWhenStopped ? 0 : 0.5)
            .accessibilityHidden(!isAnimating)
        return AnyView(shown)
    }
}
