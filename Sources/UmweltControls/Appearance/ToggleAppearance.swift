import Foundation

/// The measures of switches, in points.
package struct ToggleAppearance: Sendable {
    /// The size of the track.
    package let size: CGSize

    /// The size of the knob while the switch is not pressed.
    package let knob: CGSize

    /// The additional width of the knob while the switch is pressed.
    package let pressedGrowth: CGFloat

    /// The distance from the knob to the track's edges.
    package let inset: CGFloat

    // UISwitch's size, iOS 7 to 18, from view hierarchies in public projects.
    static let iOS18 = ToggleAppearance(
        size: CGSize(width: 51, height: 31), knob: CGSize(width: 27, height: 27), pressedGrowth: 4, inset: 2)

    // The track: pictures of iOS 26 in public projects. The knob is a guess after them.
    static let iOS26 = ToggleAppearance(
        size: CGSize(width: 63, height: 28), knob: CGSize(width: 37, height: 24), pressedGrowth: 4, inset: 2)
}
