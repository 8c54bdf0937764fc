import Umwelt

extension UIImage {
    /// The orientation of a photograph's stored pixels.
    public enum Orientation: Int, Sendable {
        /// Upright.
        case up
        /// Upside down.
        case down
        /// A quarter turn to the left.
        case left
        /// A quarter turn to the right.
        case right
        /// Upright, as in a mirror.
        case upMirrored
        /// Upside down, as in a mirror.
        case downMirrored
        /// A quarter turn to the left, as in a mirror.
        case leftMirrored
        /// A quarter turn to the right, as in a mirror.
        case rightMirrored
    }

    /// The orientation of the pixels: upright, as photographs are turned when they are read.
    public var imageOrientation: Orientation { .up }
}
