import Foundation

struct DisplayCornerRadiusKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
    /// The radius of the corners of the screen that the window fills, in points; 0 for a window with square corners.
    package var displayCornerRadius: CGFloat { self[DisplayCornerRadiusKey.self] }
}
