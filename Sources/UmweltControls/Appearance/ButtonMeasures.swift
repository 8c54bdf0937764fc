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

    static let iOS18 = ButtonMeasures(areCapsules: false, keepsUsualDistanceBelow: false, groupRadius: 8)

    // Pictures of iOS 26 in public projects; the distance: frames of iOS 26.0; groups: a guess after single buttons.
    static let iOS26 = ButtonMeasures(areCapsules: true, keepsUsualDistanceBelow: true, groupRadius: .infinity)
}
