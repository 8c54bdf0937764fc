import Foundation
@_spi(Kernel) import Umwelt

/// The measures of pickers that are buttons, in points.
package struct PickerMeasures: Sendable {
    /// The insets of a picker of a menu that is no row.
    package let menuInsets: EdgeInsets

    /// The distance from its title to the chevrons, and their width, at the default size of text.
    package let chevrons: (distance: CGFloat, width: CGFloat)

    /// The distance of the chevrons' room from the end of a row's content, at the default size of text: their lines end
    /// 2 points before it in pictures of iOS 17.2, 18 and 26.
    package let chevronsRowInset: CGFloat

    /// The insets of a button with a day.
    package let dayInsets: EdgeInsets

    /// The insets of a button with a time.
    package let timeInsets: EdgeInsets

    /// The radius of the corners of buttons with dates; infinite for capsules.
    package let dateCornerRadius: CGFloat

    // UIKit's plain button, with its insets: apps take 12 points back to align it with other views.
    static let iOS18 = PickerMeasures(
        menuInsets: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12),
        chevrons: (5, 7), chevronsRowInset: 2.9,
        dayInsets: EdgeInsets(top: 6, leading: 11, bottom: 6, trailing: 11),
        timeInsets: EdgeInsets(top: 6, leading: 11, bottom: 6, trailing: 11), dateCornerRadius: 6)

    // Frames of iOS 26.0. That buttons with dates are capsules, and their insets at the sides, are guesses.
    static let iOS26 = PickerMeasures(
        menuInsets: EdgeInsets(top: 8, leading: 13.5, bottom: 8, trailing: 13.5),
        chevrons: (4, 9), chevronsRowInset: 1.9,
        dayInsets: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12),
        timeInsets: EdgeInsets(top: 7.75, leading: 12, bottom: 7.75, trailing: 12), dateCornerRadius: .infinity)
}
