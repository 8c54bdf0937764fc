import Foundation
@_spi(Kernel) import Umwelt

/// The measures of sliders, in points, and the colour of their empty part.
package struct SliderMeasures: Sendable, Equatable {
    /// The height of the slider.
    let height: CGFloat

    /// The size of the knob.
    let knob: CGSize

    /// The thickness of the track.
    let thickness: CGFloat

    /// The colour of the track beside the filled part.
    let empty: SchemeColor

    /// The shadow of the knob.
    let shadow: Shadow

    /// The opacities of the knob's edge.
    let edge: Edge

    /// The shadow of a knob: shapes of black behind it.
    struct Shadow: Equatable {
        /// The lengths by which the shapes are wider and higher than the knob.
        let spreads: [CGFloat]

        /// The distance of the shapes below the knob.
        let offset: CGFloat

        let opacity: Float
    }

    /// The opacities of a knob's edge: usual, and while it is held.
    struct Edge: Equatable {
        let usual: Float
        let held: Float
    }

    // UIKit's slider in iOS 7 to 18.
    static let iOS18 = SliderMeasures(
        height: 31, knob: CGSize(width: 27, height: 27), thickness: 4, empty: .trackFill,
        shadow: Shadow(spreads: [9, 6, 3], offset: 1.5, opacity: 0.04), edge: Edge(usual: 0.12, held: 0.3))

    // The height: frames of iOS 26.0. Knob, track and its colour: UISlider of iOS 26.1 as Vercantez/openuikit has
    // measured it; its shadow is black of 11%, 1 point lower, blurred by 3.
    static let iOS26 = SliderMeasures(
        height: 31, knob: CGSize(width: 37, height: 24), thickness: 6,
        empty: SchemeColor(0x000000, opacity: 0.102, dark: 0xFFFFFF, opacity: 0.102),
        shadow: Shadow(spreads: [8, 6, 4, 2], offset: 1, opacity: 0.018), edge: Edge(usual: 0.03, held: 0.1))
}
