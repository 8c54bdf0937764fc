import Foundation

/// The measures of controls with a label beside them, such as toggles and steppers.
package struct LabeledControlMeasures: Sendable {
    /// True if the first text baseline of a toggle and a stepper is their top, not their label's.
    let hasBaselineAtTop: Bool

    /// The distance from the label of a progress view to the bar or the spinner.
    let progressLabelDistance: CGFloat

    /// The rings of progress views: the thickness of the line, and the diameter. That of the usual size is recorded on
    /// iOS 26.0; the others, and all on iOS 18, are guesses.
    let rings = ControlSizes<(thickness: CGFloat, diameter: CGFloat)>(
        mini: (2, 12), small: (3, 16), regular: (3, 20), large: (5, 37), extraLarge: (5, 37))

    static let iOS18 = LabeledControlMeasures(hasBaselineAtTop: false, progressLabelDistance: 6)

    // Frames of iOS 26.0.
    static let iOS26 = LabeledControlMeasures(hasBaselineAtTop: true, progressLabelDistance: 4)
}
