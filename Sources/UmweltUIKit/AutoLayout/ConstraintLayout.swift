import Foundation
import Umwelt

/// The layout of a ``UIView``'s own content and its subviews, placed by constraints.
struct ConstraintLayout: Layout {
    /// A number that increases with each change of the view, to distinguish layouts.
    let version: Int

    /// Returns the size for a proposal.
    let size: @MainActor (ProposedViewSize) -> CGSize

    /// Returns the frames of the subviews for a size of the view.
    let frames: @MainActor (CGSize) -> [CGRect]

    /// True to measure x from the right, as layouts do from right to left.
    let isRightToLeft: Bool

    /// Makes the layout of a view.
    @MainActor init(of view: UIView, version: Int, isRightToLeft: Bool) {
        self.version = version
        self.isRightToLeft = isRightToLeft
        // The layout of the views around has placed those inside, too.
        let isInner = view.container?.placesByConstraints ?? false
        size = { proposal in
            if isInner { return proposal.replacingUnspecifiedDimensions(by: view.solvedFrame.size) }
            var target = LayoutTree.Target(size: CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0))
            if proposal.width == nil || view.isHugged(.horizontal) {
                (target.size.width, target.horizontal) = (0, .fittingSizeLevel)
            }
            if proposal.height == nil || view.isHugged(.vertical) {
                (target.size.height, target.vertical) = (0, .fittingSizeLevel)
            }
            if target.horizontal == .required, target.vertical == .required { return target.size }
            return LayoutTree.size(of: view, in: target)
        }
        frames = { size in
            if !isInner { LayoutTree.place(view, in: size, isRightToLeft: isRightToLeft) }
            return view.subviews.map(\.solvedFrame)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        onMainActor({ @MainActor (size) in size(proposal) }, size)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let frames = onMainActor({ @MainActor (frames) in frames(bounds.size) }, frames)
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        for (subview, frame) in zip(subviews.dropFirst(), frames) {
            let x = isRightToLeft ? bounds.width - frame.maxX : frame.minX
            let place = CGPoint(x: bounds.minX + x, y: bounds.minY + frame.minY)
            subview.place(at: place, proposal: ProposedViewSize(frame.size))
        }
    }
}
