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

    /// The size to fit for the smallest one.
    public static var layoutFittingCompressedSize: CGSize { .zero }

    /// The size to fit for the largest one.
    public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    func contentSize(_ proposal: ProposedViewSize) -> CGSize { size(of: ownContent, in: proposal) }

    /// Returns the size of a content of SwiftUI's for a proposed size.
    func size(of content: AnyView, in proposal: ProposedViewSize) -> CGSize {
        DrawnView.host(of: content, keepsDefaults: true, isOffscreen: true, typeSetter: PangoTypeSetter.shared)
            .sizeThatFits(proposal)
    }
}
