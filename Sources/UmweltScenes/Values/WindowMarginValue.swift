import Foundation

struct WindowMarginKey: EnvironmentKey {
    static var defaultValue: CGFloat { windowMargin(windowWidth: nil) }

    /// Returns the margin for a window width: 20 points from 390 points, 16 for narrower windows, as recorded on iOS
    /// 18.
    static func windowMargin(windowWidth width: CGFloat?) -> CGFloat { (width ?? 0) >= 390 ? 20 : 16 }
}

extension EnvironmentValues {
    /// The distance of content from the sides of the window, in points.
    package var windowMargin: CGFloat {
        get { self[WindowMarginKey.self] }
        set { self[WindowMarginKey.self] = newValue }
    }
}
