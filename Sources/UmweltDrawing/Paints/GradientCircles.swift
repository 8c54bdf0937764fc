import Foundation

/// The circles between which the colours of a gradient from a centre outwards run, in points.
package struct GradientCircles: Hashable {
    /// The centre.
    package var center: CGPoint
    /// The radius of the circle with the first colour, at least 0.
    package var startRadius: CGFloat
    /// The radius of the circle with the last colour, at least 0.
    package var endRadius: CGFloat
    /// The height of the circles as a part of their width.
    package var flatness: CGFloat
}

extension GradientPaint {
    /// The circles of a radial or elliptical gradient; nil for other gradients, and for ellipses of size zero.
    package var circles: GradientCircles? {
        switch geometry {
        case .radial(let center, let start, let end):
            return GradientCircles(
                center: place(center), startRadius: max(start, 0), endRadius: max(end, 0), flatness: 1)
        case .elliptical(let center, let start, let end):
            let size = frame?.size ?? CGSize(width: 1, height: 1)
            guard size.width > 0, size.height > 0 else { return nil }
            return GradientCircles(
                center: place(center), startRadius: max(start * size.width, 0), endRadius: max(end * size.width, 0),
                flatness: size.height / size.width)
        case .linear, .angular: return nil
        }
    }
}
