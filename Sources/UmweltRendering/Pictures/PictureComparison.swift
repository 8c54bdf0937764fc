import Foundation

/// The result of comparing two pictures.
package enum PictureComparison {
    /// All pixels are equal, though the files may be compressed differently.
    case same
    /// Pixels or sizes differ. The value is a picture of the differences, or nil if one of the files is not a
    /// picture.
    case different(Data?)

    /// Compares two PNG files by their pixels.
    ///
    /// - Parameters:
    ///   - precision: The part of the pixels that must match, from 0 to 1. Pictures of different sizes never match.
    ///   - perceptualPrecision: How similar two pixels must be to match: 1 if they must be equal, 0.98 if hardly
    ///     visible differences are allowed. It is 1 without a hundredth of their distance in the colour space L*a*b*.
    package init(_ old: Data, _ new: Data, precision: Double = 1, perceptualPrecision: Double = 1) throws {
        if old == new {
            self = .same
        } else if let difference = PictureDifference(old, new, tolerance: (1 - perceptualPrecision) * 100) {
            // Callers have the precision as a `Float`, whose seventh digit is not exact.
            let allowed = (1 - precision + 1e-7) * Double(difference.newSize.width * difference.newSize.height)
            let isSame =
                difference.count == 0 || (difference.hasEqualSizes && Double(difference.count) <= allowed)
            self = isSame ? .same : .different(try difference.pngData())
        } else {
            self = .different(nil)
        }
    }
}
