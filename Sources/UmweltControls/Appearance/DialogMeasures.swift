import Foundation

/// The measures of alerts and confirmation dialogs, in points.
package struct DialogMeasures: Sendable, Equatable {
    /// The width of an alert.
    package let alertWidth: CGFloat

    /// The corner radius of an alert, and of the panels of a confirmation dialog.
    package let cornerRadius: CGFloat

    /// The least height of a button.
    package let buttonHeight: CGFloat

    /// The capsules of an alert's buttons; nil if lines divide the buttons.
    package let capsules: Capsules?

    /// The width of a confirmation dialog that is a popover over its source; nil if dialogs are at the bottom.
    package let popoverWidth: CGFloat?

    /// True if texts are in the middle; false if they begin at the leading side.
    package let isCentered: Bool

    /// The room around the title and the message of an alert.
    package let horizontalPadding: CGFloat
    package let verticalPadding: CGFloat

    /// The room above and below the title and the message of a confirmation dialog.
    package let verticalPaddingInDialogs: CGFloat

    /// The distance from the title to the message.
    package let lineSpacing: CGFloat

    /// Buttons that are capsules.
    package struct Capsules: Sendable, Equatable {
        /// The distance from the edges of the dialog.
        package let margin: CGFloat

        /// The distance from one button to the next.
        package let spacing: CGFloat
    }

    // UIKit's alerts, iOS 8 to 18.
    static let iOS18 = DialogMeasures(
        alertWidth: 270, cornerRadius: 14, buttonHeight: 44, capsules: nil, popoverWidth: nil, isCentered: true,
        horizontalPadding: 16, verticalPadding: 19, verticalPaddingInDialogs: 14, lineSpacing: 3)

    // An iPhone SE on iOS 26.0: 299 wide, corners of 34, texts at the leading side, capsules 46.5 high; dialogs 238
    // wide. The distances are guesses.
    static let iOS26 = DialogMeasures(
        alertWidth: 299, cornerRadius: 34, buttonHeight: 46.5, capsules: Capsules(margin: 14, spacing: 8),
        popoverWidth: 238, isCentered: false, horizontalPadding: 30, verticalPadding: 22, verticalPaddingInDialogs: 18,
        lineSpacing: 8)
}
