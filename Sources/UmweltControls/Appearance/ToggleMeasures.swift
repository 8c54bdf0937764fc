import Foundation

/// The measures of switches, in points, and the colour of one that is off.
package struct ToggleMeasures: Sendable {
    /// The size in layouts.
    package let size: CGSize

    /// The size of the track that is drawn, at the trailing edge of that.
    package let track: CGSize

    /// The size of the knob while the switch is not pressed.
    package let knob: CGSize

    /// The width that the knob grows by while the switch is pressed.
    package let pressedGrowth: CGFloat

    /// The distance from the knob to the track's edges.
    package let inset: CGFloat

    /// The colour of the track while the switch is off.
    package let off: SchemeColor

    // UISwitch's size, iOS 7 to 18, from view hierarchies in public projects.
    static let iOS18 = ToggleMeasures(
        size: CGSize(width: 51, height: 31), track: CGSize(width: 51, height: 31),
        knob: CGSize(width: 27, height: 27), pressedGrowth: 4, inset: 2, off: .trackFill)

    // The size in layouts: frames of iOS 26.0. Pictures of later versions have a track of 63 × 28, and UISwitch of 26.1
    // reports 61 × 28 to layouts, as Vercantez/openuikit has measured it: later versions have no recorded frames, so
    // the size of 26.0 is kept. The knob: the same project. The track of a switch that is off is #C5C5C7 on white in
    // pictures; in dark it is a guess after UIKit's on a Mac, #3F3F3F on black.
    static let iOS26 = ToggleMeasures(
        size: CGSize(width: 66, height: 30), track: CGSize(width: 63, height: 28),
        knob: CGSize(width: 37, height: 24), pressedGrowth: 4, inset: 2,
        off: SchemeColor(0x787880, opacity: 0.43, dark: 0x787880, opacity: 0.52))
}
