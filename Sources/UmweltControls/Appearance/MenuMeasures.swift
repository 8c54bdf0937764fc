import Foundation

/// The measures of menus, in points.
package struct MenuMeasures: Equatable, Sendable {
    /// The radius of the corners.
    let cornerRadius: CGFloat

    /// True if the menu is glass, and not the window's background.
    let isGlass: Bool

    /// The space above the first item and below the last one.
    let margin: CGFloat

    /// The insets of items at the sides, and of items with room for a mark.
    let insets: Sides
    let markedInsets: Sides

    /// The distance from the mark to the label.
    let markDistance: CGFloat

    /// The insets above and below the label of an item, and the least height of an item.
    let verticalInset: CGFloat
    let minHeight: CGFloat

    /// The insets of headings.
    let headingInset: CGSize

    /// True if there are lines between items.
    let hasLines: Bool

    /// The distance between sections.
    let sectionDistance: CGFloat

    /// The inset of the line between sections; nil for a band that fills the distance.
    let sectionLineInset: CGFloat?

    /// The column of icons in front of titles; nil if icons are at the end of their items.
    let iconColumn: IconColumn?

    /// The insets and the corners of the ground of an item that is pressed.
    let pressedInset: CGFloat
    let pressedRadius: CGFloat

    /// Insets at the sides.
    struct Sides: Equatable {
        let leading: CGFloat
        let trailing: CGFloat
    }

    /// A column of icons: its width, and the distance to the titles.
    struct IconColumn: Equatable {
        let width: CGFloat
        let distance: CGFloat
    }

    // Guesses by the appearance of UIKit's menus.
    static let iOS18 = MenuMeasures(
        cornerRadius: 12, isGlass: false, margin: 0, insets: Sides(leading: 16, trailing: 24),
        markedInsets: Sides(leading: 16, trailing: 24), markDistance: 8, verticalInset: 11, minHeight: 44,
        headingInset: CGSize(width: 16, height: 8), hasLines: true, sectionDistance: 8, sectionLineInset: nil,
        iconColumn: nil, pressedInset: 0, pressedRadius: 0)

    // Menus of iOS 26.1 as Vercantez/openuikit has measured them: items of 42 points with titles at 28, at 40 beside
    // marks and at 60 beside icons, marks around 20 and icons around 36. The line between sections, and the ground of
    // pressed items, are guesses.
    static let iOS26 = MenuMeasures(
        cornerRadius: 32.5, isGlass: true, margin: 10, insets: Sides(leading: 28, trailing: 28),
        markedInsets: Sides(leading: 13, trailing: 28), markDistance: 13, verticalInset: 10.8, minHeight: 42,
        headingInset: CGSize(width: 28, height: 10), hasLines: false, sectionDistance: 21, sectionLineInset: 24,
        iconColumn: IconColumn(width: 16.3, distance: 15.7), pressedInset: 10, pressedRadius: 16)
}
