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
        let host = ViewHost(
            isOffscreen: true, typeSetter: PangoTypeSetter.shared, content: UIViewContent(view: self))
        host.proposedSize = ProposedViewSize(rect.size)
        recorder.context.draw(.group(DisplayGroup(offset: rect.origin, items: host.displayList.items)))
        return true
    }

    /// The size of the content, in points; -1 for lengths that content does not have.
    public var intrinsicContentSize: CGSize {
        sizesContent
            ? contentSize(.unspecified) : CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The length of a view whose content has none.
    public static var noIntrinsicMetric: CGFloat { -1 }

    /// Returns the size that the view takes of a size, in points; its present size if it has no content of its own.
    public func sizeThatFits(_ size: CGSize) -> CGSize {
        sizesContent ? contentSize(ProposedViewSize(size)) : bounds.size
    }

    /// Returns the size that the view takes of a size, in points.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

    /// Makes the view as large as its content.
    public func sizeToFit() { bounds.size = sizesContent ? contentSize(.unspecified) : bounds.size }

    /// Lays the view out. SwiftUI does that in each update: it does nothing.
    public func layoutIfNeeded() {}

    /// Asks for the view to be laid out, as any change of it does.
    public func setNeedsLayout() { setNeedsDisplay() }

    private func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        ViewHost(isOffscreen: true, typeSetter: PangoTypeSetter.shared, content: ownContent).sizeThatFits(proposal)
    }
}
