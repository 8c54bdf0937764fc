import Foundation

/// A part of the content along one axis that is to be visible.
struct ScrollStretch {
    let start: CGFloat
    let length: CGFloat

    /// The length of the viewport between the bars at rest.
    let window: CGFloat

    /// The length that the viewport gains as the bar before it folds.
    let folding: CGFloat

    /// Returns the offset at which the part is visible.
    func offset(from now: CGFloat, at point: CGFloat?) -> CGFloat {
        if let point { return offset(at: point) }
        let fold = min(max(now, 0), folding)
        if start < now - fold || length > window + fold { return offset(at: 0) }
        return max(now, start + length - window)
    }

    /// Returns the offset at which a point of the part is at the same point of the viewport, which the bar that folds
    /// on the way makes longer.
    private func offset(at point: CGFloat) -> CGFloat {
        let unfolded = start + length * point - window * point
        if unfolded <= 0 || folding == 0 { return unfolded }
        let folded = unfolded + folding * (1 - point)
        return folded >= folding || point == 0 ? folded : unfolded / point
    }
}
