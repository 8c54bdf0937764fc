import Foundation
@_spi(Kernel) import Umwelt

/// The shapes and distances of buttons.
package struct ButtonMeasures: Sendable {
    /// True if buttons with a background are capsules at every control size, not only at small ones.
    let areCapsules: Bool

    /// True if a button that is its label alone keeps the usual distance to a view below it, and not that of its text.
    let keepsUsualDistanceBelow: Bool

    /// The radius of the corners of controls that share one background; infinite for capsules.
    package let groupRadius: CGFloat

    /// The insets and the fonts of buttons with a background: UIKit's button configurations, and frames of iOS 26.0.
    /// That mini buttons are small ones, and extra large ones large ones, is recorded on iOS 26.0, and a guess for
    /// iOS 18.
    package let labels = ControlSizes<ButtonMetrics>(
        mini: .small, small: .small, regular: .regular, large: .large, extraLarge: .large)

    /// Returns the insets of the label of a button with a background, in points, in both designs.
    package static func insets(of size: ControlSize) -> EdgeInsets { iOS18.labels[size].insets }

    static let iOS18 = ButtonMeasures(areCapsules: false, keepsUsualDistanceBelow: false, groupRadius: 8)

    // Pictures of iOS 26 in public projects; the distance: frames of iOS 26.0; groups: a guess after single buttons.
    static let iOS26 = ButtonMeasures(areCapsules: true, keepsUsualDistanceBelow: true, groupRadius: .infinity)
}

/// The insets of the label of a button with a background, in points, and its font.
package struct ButtonMetrics: Sendable {
    let horizontal: CGFloat
    let vertical: CGFloat
    package let font: Font

    fileprivate static let small = ButtonMetrics(horizontal: 10, vertical: 5, font: .subheadline)
    fileprivate static let regular = ButtonMetrics(horizontal: 12, vertical: 7, font: .body)
    fileprivate static let large = ButtonMetrics(horizontal: 20, vertical: 15, font: .body)

    package var insets: EdgeInsets {
        EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
}
