import Foundation

package struct DisplayScaleKey: EnvironmentKey {
    package static var defaultValue: CGFloat { 1 }
}

extension EnvironmentValues {
    /// The number of pixels per point. The host sets it.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of a pixel in points: one divided by ``displayScale``.
    ///
    /// The sizes of texts are rounded to whole pixels, and a `Divider` is one pixel thick.
    public var pixelLength: CGFloat {
        let scale = displayScale
        return scale > 0 ? 1 / scale : 1
    }
}
