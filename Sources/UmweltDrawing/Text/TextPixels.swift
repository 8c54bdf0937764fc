import Foundation

/// The alignment of a text to the pixels of a display, as in SwiftUI: the size is rounded up to whole pixels, and the
/// first baseline to the nearest pixel; all lines move with it.
extension TextLayout {
    /// The size in points, rounded up to whole pixels.
    package var pixelSize: CGSize {
        CGSize(
            width: size.width.roundedUp(toMultipleOf: paragraph.pixelLength),
            height: size.height.roundedUp(toMultipleOf: paragraph.pixelLength))
    }

    /// The distance from the top to the first line's baseline in points, rounded to whole pixels.
    package var firstPixelBaseline: CGFloat { firstBaseline.rounded(toMultipleOf: paragraph.pixelLength) }

    /// The distance from the top to the last line's baseline in points, rounded up to whole pixels.
    package var lastPixelBaseline: CGFloat { (lastBaseline + shift.y).roundedUp(toMultipleOf: paragraph.pixelLength) }

    /// The distance in points that lines move so that the first baseline is on a pixel and the size fits
    /// `pixelSize`.
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
    /// Returns the least multiple of a length that is not smaller; the number itself if the length is zero.
    package func roundedUp(toMultipleOf length: CGFloat) -> CGFloat {
        // Rounding errors may put a sum slightly above a multiple, which must not become the next one.
        length > 0 && isFinite ? (self * (1 / length) - 1e-6).rounded(.up) / (1 / length) : self
    }

    /// Returns the greatest multiple of a length that is not larger; the number itself if the length is zero.
    package func roundedDown(toMultipleOf length: CGFloat) -> CGFloat {
        // As for larger multiples, the next one may be missed by a rounding error.
        length > 0 && isFinite ? (self * (1 / length) + 1e-6).rounded(.down) / (1 / length) : self
    }

    /// Returns the nearest multiple of a length; the number itself if the length is zero.
    fileprivate func rounded(toMultipleOf length: CGFloat) -> CGFloat {
        length > 0 && isFinite ? (self * (1 / length)).rounded() / (1 / length) : self
    }
}
