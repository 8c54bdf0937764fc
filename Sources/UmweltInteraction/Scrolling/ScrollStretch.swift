import Foundation

/// A part of the content along one axis to make visible.
struct ScrollStretch {
    /// The offset at which the part is at the start of the viewport.
    let start: CGFloat
    let length: CGFloat

    /// The length of the viewport between the bars.
    let window: CGFloat

    /// Returns the offset at which a point of the part is at the same point of the viewport; for nil, the nearest
    /// offset at which the part is visible.
    func offset(from now: CGFloat, at point: CGFloat?) -> CGFloat {
        if let point { return start + (length - window) * point }
        if start < now || length > window { return start }
        return max(now, start + length - window)
    }
}
