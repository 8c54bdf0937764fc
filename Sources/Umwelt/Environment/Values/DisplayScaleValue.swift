import Foundation

struct DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
}

extension EnvironmentValues {
    /// How many pixels make a point. The host sets it.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of a pixel in points: one divided by ``displayScale``.
    ///
    /// Texts are as large as whole pixels of it, and a `Divider` is as thick as one.
    public var pixelLength: CGFloat {
        let scale = displayScale
        return scale > 0 ? 1 / scale : 1
    }
}
