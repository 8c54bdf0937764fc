import Foundation

/// The measures of sheets in windows where they are as wide as the window, in points.
package struct SheetMeasures: Sendable, Equatable {
    /// The distance of a sheet of the greatest height from the top of a window where the system covers nothing.
    package let bareTop: CGFloat

    /// The distance from the area that the system covers at the top of the window.
    package let top: CGFloat

    /// The radius of the corners.
    package let cornerRadius: CGFloat

    /// The distance from the sides and the lower edge of the window of a sheet that is lower than the greatest height.
    package let inset: CGFloat

    /// The presenter of a sheet of the greatest height; nil if it stays as it is.
    package let presenter: Presenter?

    /// A sheet of the greatest height behind another one of that height.
    package let sheetBehind: Presenter

    /// The place of a window's content behind a sheet.
    package struct Presenter: Sendable, Equatable {
        /// The distance from the sides of the window.
        package let inset: CGFloat

        /// The distance from the top of the window to the sheet, at most.
        package let rise: CGFloat

        /// The radius of the corners.
        package let cornerRadius: CGFloat
    }

    // UIKit's page sheets on iPhones since iOS 13: 10 below what covers the top. The distance from a bare top, and how
    // far the presenter looks out above the sheet, are guesses. A sheet behind another sheet has the insets of a presenter,
    // also a guess.
    static let iOS18 = SheetMeasures(
        bareTop: 40, top: 10, cornerRadius: 12, inset: 0, presenter: Presenter(inset: 16, rise: 10, cornerRadius: 10),
        sheetBehind: Presenter(inset: 16, rise: 10, cornerRadius: 12))

    // An iPhone SE on iOS 26.0 without a status bar: the top at 31, corners of 39; at the medium height 6 from the
    // sides and the lower edge. The distance from what covers the top is a guess, and so is a sheet behind another one,
    // as on iOS 18.
    static let iOS26 = SheetMeasures(
        bareTop: 31, top: 10, cornerRadius: 39, inset: 6, presenter: nil,
        sheetBehind: Presenter(inset: 16, rise: 10, cornerRadius: 39))
}
