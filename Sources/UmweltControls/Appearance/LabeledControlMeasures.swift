import Foundation

/// The measures of controls with a label beside them, such as toggles and steppers.
package struct LabeledControlMeasures: Sendable {
    /// True if the first text baseline of a toggle and a stepper is their top, not their label's.
    let hasBaselineAtTop: Bool

    /// The distance from the label of a progress view to the bar or the spinner.
    let progressLabelDistance: CGFloat

    static let iOS18 = LabeledControlMeasures(hasBaselineAtTop: false, progressLabelDistance: 6)

    // Frames of iOS 26.0.
    static let iOS26 = LabeledControlMeasures(hasBaselineAtTop: true, progressLabelDistance: 4)
}
