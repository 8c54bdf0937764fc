import Foundation

/// A rectangle of a view that constraints refer to, which does not show.
///
/// ```swift
/// let gap = UILayoutGuide()
/// view.addLayoutGuide(gap)
/// gap.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.25).isActive = true
/// ```
@MainActor @preconcurrency
public final class UILayoutGuide: NSObject {
    /// The view; nil before ``UIView/addLayoutGuide(_:)``.
    public internal(set) weak var owningView: UIView?

    /// A name for the guide, which has no effect on layout.
    public var identifier = ""

    /// The rectangles of guides.
    private enum Kind {
        /// A guide placed by constraints.
        case own
        /// The guide within the margins of the view.
        case margins
        /// The guide for the area not covered by bars: the whole view, because SwiftUI keeps views out of bars.
        case safeArea
        /// The guide of a scroll view's content, placed by constraints.
        case content
        /// The guide of a scroll view itself.
        case frame
    }

    private let kind: Kind

    private init(_ kind: Kind, of view: UIView?) {
        (self.kind, owningView) = (kind, view)
        super.init()
    }

    // `UILayoutGuide()`: see `UIView`.
    /// Makes a guide that constraints place.
    public convenience init(_: Never...) { self.init(.own, of: nil) }

    static func margins(of view: UIView) -> UILayoutGuide { UILayoutGuide(.margins, of: view) }

    static func safeArea(of view: UIView) -> UILayoutGuide { UILayoutGuide(.safeArea, of: view) }

    static func content(of view: UIView) -> UILayoutGuide { UILayoutGuide(.content, of: view) }

    static func frame(of view: UIView) -> UILayoutGuide { UILayoutGuide(.frame, of: view) }

    /// Returns the distances from the edges of the view; nil if constraints place the guide.
    func insets(_ isRightToLeft: Bool) -> UIEdgeInsets? {
        switch kind {
        case .own, .content: nil
        case .margins: owningView?.margins(isRightToLeft)
        case .safeArea, .frame: .zero
        }
    }

    /// The leading edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The trailing edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The middle between the sides.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The upper edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The lower edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The middle between the upper and the lower edge.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UILayoutGuide: ConstraintItem {
    var layoutView: UIView? { owningView }
}
