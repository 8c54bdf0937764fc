import Foundation

/// The measures of navigation bars, in points.
package struct NavigationBarMeasures: Sendable, Equatable {
    /// The least height of the row with the title and the items, where nothing else is said.
    package let height: CGFloat

    /// The least height of the row on a phone that lies on its side.
    package let lowHeight: CGFloat

    /// The least height of the row on a tablet.
    package let highHeight: CGFloat

    /// The least height of the row in a sheet.
    package let heightInSheet: CGFloat

    /// The room above the row where the system covers nothing at the top of the window, or of the sheet.
    package let bareTop: CGFloat

    /// The distance of items and large titles from the sides; nil for the margin of the window.
    package let margin: CGFloat?

    /// The distance of a back button from the margin.
    package let backInset: CGFloat

    /// The distance from the chevron of a back button to its title.
    package let backSpacing: CGFloat

    /// The distance from one item to the next.
    package let spacing: CGFloat

    /// The least height of a large title.
    package let largeTitleHeight: CGFloat

    /// The distance from the row to a large title.
    package let aboveLargeTitle: CGFloat

    /// The distance from a large title to the end of the bar.
    package let belowLargeTitle: CGFloat

    /// True if a back button has the title of the screen before beside its chevron.
    package let namesBackButton: Bool

    // UIKit's bars on iPhones upright and on their side, on iPads since iOS 12, and in sheets since iOS 13. The large
    // title is that of UIKit's bar of 96 points, where it begins at 47.67 on three pixels a point. The back chevron's
    // ink is from 9.3 to 20.3 and its title's ink begins at 30.3: a picture of iOS 17.2 in a public project.
    static let iOS18 = NavigationBarMeasures(
        height: 44, lowHeight: 32, highHeight: 50, heightInSheet: 56, bareTop: 0, margin: 16, backInset: -5.5,
        backSpacing: 10,
        spacing: 16, largeTitleHeight: 52, aboveLargeTitle: 11 / 3, belowLargeTitle: 22 / 3, namesBackButton: true)

    // Frames and pictures of SwiftUI on iOS 26.0, on an iPhone SE without a status bar: the row is 54 high, 10 below
    // the top; a large title adds 52.5; items are 16 from the sides, 20 in windows of 390, and 8 apart. The heights on
    // a phone's side, on a tablet and in a sheet are guesses after that.
    static let iOS26 = NavigationBarMeasures(
        height: 54, lowHeight: 54, highHeight: 54, heightInSheet: 54, bareTop: 10, margin: nil, backInset: 0,
        backSpacing: 0,
        spacing: 8, largeTitleHeight: 52.5, aboveLargeTitle: 11 / 3, belowLargeTitle: 22 / 3, namesBackButton: false)
}
