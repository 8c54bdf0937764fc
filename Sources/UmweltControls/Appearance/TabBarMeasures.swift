import Foundation

/// The measures of tab bars below their pages, in points.
package struct TabBarMeasures: Sendable, Equatable {
    /// The least height, on a phone that is upright and on one that lies on its side.
    package let height: CGFloat
    package let lowHeight: CGFloat

    /// The capsule in which the tabs float; nil if the bar is as wide as the window.
    package let capsule: Capsule?

    /// A bar that floats above the page.
    package struct Capsule: Sendable, Equatable {
        /// The height of the capsule.
        package let height: CGFloat

        /// The distance of the capsule from the window's lower edge, and the least one from its sides.
        package let distance: CGFloat
        package let margin: CGFloat

        /// The size of the pill behind the tab that is chosen, which is also that of each tab.
        package let pill: CGSize

        /// The distance from one tab to the next. Tabs overlap.
        package let pitch: CGFloat

        /// The distance to the circle of a tab for searches.
        package let spacing: CGFloat

        /// The distance of the pill from the ends of the capsule.
        package var inset: CGFloat { (height - pill.height) / 2 }

        /// Returns the width of a capsule with some tabs that may be so wide at most.
        package func width(tabs: Int, atMost room: CGFloat) -> CGFloat {
            tabs == 0 ? 0 : min(2 * inset + pill.width + pitch * CGFloat(tabs - 1), room)
        }
    }

    // UITabBar, iOS 11 to 18.
    static let iOS18 = TabBarMeasures(height: 49, lowHeight: 32, capsule: nil)

    // An iPhone SE on iOS 26.0: a band of 83, in it a capsule 58 high, 23 above the window's edge, 270 wide for three
    // tabs of 375, with a pill of 93.5 by 53.5. The margin, the distance to the circle, and what a phone on its side
    // has, are guesses.
    static let iOS26 = TabBarMeasures(
        height: 83, lowHeight: 83,
        capsule: Capsule(
            height: 58, distance: 23, margin: 21, pill: CGSize(width: 93.5, height: 53.5), pitch: 86, spacing: 8))
}
