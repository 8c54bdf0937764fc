import Foundation
@_spi(Kernel) import Umwelt

/// The shapes and distances of buttons.
package struct ButtonMeasures: Sendable {
    /// True if buttons with a background are capsules at every control size, not only at small ones.
    let areCapsules: Bool

    /// True if a button that is its label alone keeps the usual distance to a view below it, and not that of its text.
    let keepsUsualDistanceBelow: Bool

    static let iOS18 = ButtonMeasures(areCapsules: false, keepsUsualDistanceBelow: false)

    // Pictures of iOS 26 in public projects; the distance: frames of iOS 26.0.
    static let iOS26 = ButtonMeasures(areCapsules: true, keepsUsualDistanceBelow: true)
}
