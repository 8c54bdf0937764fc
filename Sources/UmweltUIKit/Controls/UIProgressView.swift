import Foundation
import Umwelt
import UmweltControls

/// A bar that fills up: the ``ProgressView`` of an amount.
@MainActor @preconcurrency
open class UIProgressView: UIView {
    /// The heights of bars.
    public enum Style: Int, Sendable {
        /// The usual one.
        case `default`
        /// That in bars.
        case bar
    }

    /// The height of the bar. It has no effect: both are the same here.
    open var progressViewStyle = Style.default

    /// Makes a bar.
    ///
    /// - Parameter style: The height.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// The amount, from 0 to 1.
    open var progress: Float {
        get { amount }
        set {
            amount = min(max(newValue, 0), 1)
            setNeedsDisplay()
        }
    }
    private var amount: Float = 0

    /// Sets the amount.
    ///
    /// - Parameters:
    ///   - progress: The amount, from 0 to 1.
    ///   - animated: True to animate the change.
    open func setProgress(_ progress: Float, animated: Bool) {
        withTransaction(Transaction(animation: animated ? .default : nil)) { self.progress = progress }
    }

    /// The progress that the bar follows; nil for ``progress``.
    open var observedProgress: Progress? { didSet { setNeedsDisplay() } }

    /// The colour of the filled part; nil for the tint.
    open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour of the rest; nil for the usual one.
    open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }

    override var sizesContent: Bool { true }

    /// As high as the bar, and as wide as proposed.
    override func isHugged(_ axis: NSLayoutConstraint.Axis) -> Bool { axis == .vertical || super.isHugged(axis) }

    override var ownContent: AnyView {
        let bar = Group {
            if let observedProgress { ProgressView(observedProgress) } else { ProgressView(value: amount) }
        }
        return AnyView(
            bar.progressViewStyle(.linear).labelsHidden()
                .modifier(OwnTint(color: progressTintColor.map { Color(uiColor: $0) }))
                .background { if let trackTintColor { Capsule().fill(Color(uiColor: trackTintColor)) } })
    }
}
