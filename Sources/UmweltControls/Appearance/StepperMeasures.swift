import Foundation
@_spi(Kernel) import Umwelt

/// The measures of steppers, in points, and their colours.
package struct StepperMeasures: Sendable {
    /// The size of both buttons together.
    let size: CGSize

    /// The radius of the corners.
    let cornerRadius: CGFloat

    /// The length of the lines of the signs.
    let sign: CGFloat

    /// The background.
    let fill: SchemeColor

    // UIKit's stepper in iOS 13 to 18.
    static let iOS18 = StepperMeasures(
        size: CGSize(width: 94, height: 32), cornerRadius: 8, sign: 16, fill: .softFill)

    // The size: frames of iOS 26.0. The signs and the background, #F3F3F3 on white: UIStepper of iOS 26.1 as
    // Vercantez/openuikit has measured it; in dark the background is UIKit's quaternary fill, as it is in light.
    static let iOS26 = StepperMeasures(
        size: CGSize(width: 94, height: 32), cornerRadius: 16, sign: 13,
        fill: SchemeColor(0x747480, opacity: 0.08, dark: 0x747480, opacity: 0.18))
}
