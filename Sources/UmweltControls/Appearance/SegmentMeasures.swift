import Foundation
@_spi(Kernel) import Umwelt

/// The measures of segmented controls, in points, and their colours.
package struct SegmentMeasures: Sendable {
    /// The least height of a segment.
    package let height: CGFloat

    /// The distance from segments to the control's edges.
    package let inset: CGFloat

    /// The distance by which the control is drawn beyond its height in layouts, at the bottom.
    package let overhang: CGFloat

    /// The radii of the corners: of the control, and of the part behind the chosen segment.
    package let cornerRadius: (control: CGFloat, segment: CGFloat)

    /// The weights of titles: of the chosen segment, nil for that of the others, and of these.
    package let weights: (chosen: Font.Weight?, others: Font.Weight)

    /// The colour of the part behind the chosen segment.
    package let raised: SchemeColor

    /// The opacity of the edge around that part.
    package let edge: Double

    // UIKit's segmented control in iOS 13 to 18.
    static let iOS18 = SegmentMeasures(
        height: 28, inset: 2, overhang: 0, cornerRadius: (9, 7), weights: (nil, .medium),
        raised: SchemeColor(0xFFFFFF, dark: 0x636366), edge: 0.06)

    // The height in layouts, 31: frames of iOS 26.0; drawn it has 32. Corners, weights and the dark colour:
    // UISegmentedControl of iOS 26.1 as Vercantez/openuikit has measured it.
    static let iOS26 = SegmentMeasures(
        height: 28, inset: 2, overhang: 1, cornerRadius: (16, 14), weights: (.medium, .regular),
        raised: SchemeColor(0xFFFFFF, dark: 0x5A5A60), edge: 0)
}
