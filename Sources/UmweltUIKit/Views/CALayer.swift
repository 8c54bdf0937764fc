import Foundation
import Umwelt

/// The corners and the border of a ``UIView``.
@MainActor @preconcurrency
public final class CALayer {
    private weak var view: UIView?

    init(of view: UIView) { self.view = view }

    /// The radius of the corners, in points. Content is cut there if ``masksToBounds`` is set.
    public var cornerRadius: CGFloat = 0 { didSet { view?.setNeedsDisplay() } }
    /// The width of the border inside of the bounds, in points.
    public var borderWidth: CGFloat = 0 { didSet { view?.setNeedsDisplay() } }
    /// The colour of the border; black by default.
    public var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { view?.setNeedsDisplay() } }

    /// The opacity of the view, from 0 to 1.
    public var opacity: Float {
        get { Float(view?.alpha ?? 1) }
        set { view?.alpha = CGFloat(newValue) }
    }

    /// True if nothing shows outside of the view's bounds.
    public var masksToBounds: Bool {
        get { view?.clipsToBounds ?? false }
        set { view?.clipsToBounds = newValue }
    }
}
