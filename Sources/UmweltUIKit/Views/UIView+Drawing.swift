import Foundation
import Umwelt
import UmweltRendering

extension UIView {
    /// Draws the view and its subviews into the image that is drawn.
    ///
    /// ```swift
    /// let picture = UIGraphicsImageRenderer(size: size).image { _ in
    ///     view.drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: true)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - rect: The rectangle in the image, in points, whose size the view gets.
    ///   - afterUpdates: True to draw changes that are not on the screen yet. They are always drawn here.
    /// - Returns: False if no image is drawn.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let recorder = ImageRecorder.current else { return false }
        let host = DrawnView.host(
            of: UIViewContent(view: self), keepsDefaults: true, isOffscreen: true, typeSetter: PangoTypeSetter.shared)
        host.proposedSize = ProposedViewSize(rect.size)
        recorder.context.draw(.group(DisplayGroup(offset: rect.origin, items: host.displayList.items)))
        return true
    }

    /// The length of a view whose content has none.
    public static var noIntrinsicMetric: CGFloat { -1 }

    /// Returns the size of the view for a proposed size, in points; its current size without content.
    ///
    /// - Parameter size: The size, in points.
    public func sizeThatFits(_ size: CGSize) -> CGSize {
        sizesContent ? contentSize(ProposedViewSize(size)) : bounds.size
    }

    /// Returns the size of the view for a proposed size, in points: if constraints place its subviews, the nearest size
    /// that satisfies them.
    ///
    /// - Parameter targetSize: The proposed size, in points.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size of the view for a proposed size, in points, with priorities for its width and height among the
    /// constraints of its subviews.
    ///
    /// - Parameters:
    ///   - targetSize: The proposed size, in points.
    ///   - horizontalFittingPriority: The priority of the proposed width.
    ///   - verticalFittingPriority: The priority of the proposed height.
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard placesByConstraints else { return sizeThatFits(targetSize) }
        return LayoutTree.size(
            of: self,
            in: LayoutTree.Target(
                size: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
    }

    /// The size to fit for the smallest one.
    public static var layoutFittingCompressedSize: CGSize { .zero }

    /// The size to fit for the largest one.
    public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// Makes the view as large as its content.
    public func sizeToFit() { bounds.size = sizesContent ? contentSize(.unspecified) : bounds.size }

    /// Lays out the view and its superviews: afterwards views have the frames of their constraints.
    ///
    /// In an animated change, the layout of constraints that have changed before is animated, too.
    public func layoutIfNeeded() {
        guard placesByConstraints else { return }
        let root = layoutRoot
        if root.bounds.size != .zero {
            LayoutTree.place(root, in: root.bounds.size, isRightToLeft: root.isRightToLeft)
        }
        constraintsChanged()
    }

    /// Requests a layout of the view, like any change of it.
    public func setNeedsLayout() { setNeedsDisplay() }

    func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        DrawnView.host(of: ownContent, keepsDefaults: true, isOffscreen: true, typeSetter: PangoTypeSetter.shared)
            .sizeThatFits(proposal)
    }
}
