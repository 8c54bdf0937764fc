import Foundation

/// A text on the pixels of a display, as SwiftUI stands it there: its size is rounded up to whole pixels, its first
/// baseline to the nearest, and all lines are moved with that.
extension TextLayout {
    /// The size in whole pixels.
    package var pixelSize: CGSize {
        CGSize(
            width: size.width.roundedUp(toMultipleOf: paragraph.pixelLength),
            height: size.height.roundedUp(toMultipleOf: paragraph.pixelLength))
    }

    /// The distance from the top to the first line's baseline, in whole pixels.
    package var firstPixelBaseline: CGFloat { firstBaseline.rounded(toMultipleOf: paragraph.pixelLength) }

    /// The distance from the top to the last line's baseline, in whole pixels.
    var lastPixelBaseline: CGFloat { (lastBaseline + shift.y).roundedUp(toMultipleOf: paragraph.pixelLength) }

    /// How far the lines are moved, so that baselines stand on pixels and lines at the edges of the size in pixels.
    package var shift: CGPoint {
        let free = pixelSize.width - size.width
        let isRightToLeft = paragraph.layoutDirection == .rightToLeft
        let x: CGFloat =
            switch paragraph.alignment {
            case .leading: isRightToLeft ? free : 0
            case .center: free / 2
            case .trailing: isRightToLeft ? 0 : free
            }
        return CGPoint(x: x, y: firstPixelBaseline - firstBaseline)
    }
}

extension CGFloat {
    /// The least multiple of a length that is not smaller; the same where the length is zero.
    fileprivate func roundedUp(toMultipleOf length: CGFloat) -> CGFloat {
        // A sum may be more than a multiple by as little as numbers can tell.
        length > 0 && isFinite ? (self * (1 / length) - 1e-6).rounded(.up) / (1 / length) : self
    }

    /// The nearest multiple of a length; the same where the length is zero.
    fileprivate func rounded(toMultipleOf length: CGFloat) -> CGFloat {
        length > 0 && isFinite ? (self * (1 / length)).rounded() / (1 / length) : self
    }
}
