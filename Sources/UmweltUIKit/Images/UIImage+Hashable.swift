import Umwelt

extension UIImage: Hashable {
    /// Returns true if both images have the same pixels, scale, rendering mode and symbol.
    public static func == (left: UIImage, right: UIImage) -> Bool {
        left === right
            || (left.scale == right.scale && left.renderingMode == right.renderingMode && left.file == right.file
                && left.symbol == right.symbol)
    }

    /// Hashes the pixels and the scale.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(file)
        hasher.combine(scale)
    }
}
