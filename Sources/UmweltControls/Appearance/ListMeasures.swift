import Foundation
@_spi(Kernel) import Umwelt

/// The measures of lists, of their rows and of the labels in them, in points.
///
/// One object for each design, since every row reads it and is compared with it.
package final class ListMeasures: Equatable, Sendable {
    /// The distance from a list's sides to the cards of its sections; nil for the window's margin.
    package let cardInset: CGFloat?

    /// The distance from a card's sides to the content of its rows, header and footer; nil for the window's margin.
    package let rowInset: CGFloat?

    /// The radius of the corners of cards.
    package let cornerRadius: CGFloat

    /// The distance from a row's upper and lower edge to its content.
    package let rowPadding: CGFloat

    /// The least height of a row.
    private let leastRowHeight: CGFloat

    /// The least height of a row beside the line height of body text; zero if it does not depend on that.
    private let linePadding: CGFloat

    /// True if sliders and pickers of dates extend into the row's padding, as switches and steppers do in each design.
    package let highControlsExtend: Bool

    /// The distance that a switch at the end of a row extends beyond the row's content: pictures of iOS 17.5, 18.2
    /// and 26.
    package let switchOverhang: CGFloat = 2

    /// The distance that the content moves aside in edit mode for the control at its side.
    package let editShift: CGFloat

    /// The thickness of separators; nil for a pixel.
    package let separatorThickness: CGFloat?

    /// The colour of separators.
    package let separatorColor: Color

    /// True if separators end where the content of rows does, and not at the side of the card.
    package let separatorsEndAtContent: Bool

    /// Headers of sections on a background.
    package let groupedHeader: Header

    /// Headers of sections in a plain list.
    package let plainHeader: Header

    /// The space above a footer.
    package let footerTop: CGFloat

    /// The space below a footer in a list with cards.
    package let footerBottom: CGFloat

    /// The space above the first card of a list.
    package let topGap: CGFloat

    /// The space at the side of a section that has no header or footer there: between two cards are two of them.
    package let bareGap: CGFloat

    /// The space below the last card.
    package let endGap: CGFloat

    /// True if the space between sections that an app sets is above the space of the header, and not in its place.
    package let addsSectionSpacing: Bool

    /// The width of the icons of labels in rows: titles begin below each other.
    package let iconWidth: CGFloat

    /// True if wider icons have that width, too, and stand out of it at both sides.
    package let keepsIconWidth: Bool

    /// The distance from the icons of labels in rows to their titles.
    package let iconSpacing: CGFloat

    /// Swipe actions.
    package let swipeActions: SwipeActions

    /// The measures of swipe actions.
    package struct SwipeActions: Equatable, Sendable {
        /// The distance of a button from the row's upper and lower edge.
        package let inset: CGFloat

        /// The distance between two buttons.
        package let gap: CGFloat

        /// The radius of a button's corners.
        package let cornerRadius: CGFloat
    }

    /// The appearance of a section's header.
    package struct Header: Sendable {
        package let font: Font
        package let isUppercase: Bool
        package let isSecondary: Bool

        /// The space above the text.
        package let top: CGFloat

        /// The space between the text and the first row.
        package let bottom: CGFloat
    }

    private init(
        cardInset: CGFloat?, rowInset: CGFloat?, cornerRadius: CGFloat, rowPadding: CGFloat, leastRowHeight: CGFloat,
        linePadding: CGFloat, highControlsExtend: Bool, editShift: CGFloat, separatorThickness: CGFloat?,
        separatorColor: Color, separatorsEndAtContent: Bool, groupedHeader: Header, plainHeader: Header,
        footerTop: CGFloat, footerBottom: CGFloat, topGap: CGFloat, bareGap: CGFloat, endGap: CGFloat,
        addsSectionSpacing: Bool, iconWidth: CGFloat, keepsIconWidth: Bool, iconSpacing: CGFloat,
        swipeActions: SwipeActions
    ) {
        self.cardInset = cardInset
        self.rowInset = rowInset
        self.cornerRadius = cornerRadius
        self.rowPadding = rowPadding
        self.leastRowHeight = leastRowHeight
        self.linePadding = linePadding
        self.highControlsExtend = highControlsExtend
        self.editShift = editShift
        self.separatorThickness = separatorThickness
        self.separatorColor = separatorColor
        self.separatorsEndAtContent = separatorsEndAtContent
        self.groupedHeader = groupedHeader
        self.plainHeader = plainHeader
        self.footerTop = footerTop
        self.footerBottom = footerBottom
        self.topGap = topGap
        self.bareGap = bareGap
        self.endGap = endGap
        self.addsSectionSpacing = addsSectionSpacing
        self.iconWidth = iconWidth
        self.keepsIconWidth = keepsIconWidth
        self.iconSpacing = iconSpacing
        self.swipeActions = swipeActions
    }

    package static func == (left: ListMeasures, right: ListMeasures) -> Bool { left === right }

    /// Returns the least height of a row at a size of type.
    package func minRowHeight(at typeSize: DynamicTypeSize, pixel: CGFloat) -> CGFloat {
        guard linePadding > 0 else { return leastRowHeight }
        let metrics = FontMetrics.system(size: 17 * Font.TextStyle.body.scale(for: typeSize), lineGap: 0)
        let line = (metrics.lineHeight / pixel).rounded(.up) * pixel
        return max(leastRowHeight, ((line + linePadding) / pixel).rounded() * pixel)
    }
}

extension ListMeasures {
    // Cards, rows and separators: pictures of iOS 17.2 to 18.2 in windows of 320, 390 and 393 points. The distances
    // between the parts: figures of iOS 16 to 18 on three pixels a point, with texts of 15.67 points in headers and
    // footers. A header takes 38.67 and its text begins at 17, 35.33 are between cards without either, 56.33 with a
    // header and no footer before it, 72.33 with both, and 20 are below the last card. Labels: pictures of iOS 17.2,
    // whose icons are centred 14.2 after the row's start, with titles 44 after it. Rows with a slider are as high as
    // others there.
    static let iOS18 = ListMeasures(
        cardInset: nil, rowInset: nil, cornerRadius: 10, rowPadding: 11, leastRowHeight: 44, linePadding: 0,
        highControlsExtend: true, editShift: 38, separatorThickness: nil, separatorColor: .separator,
        separatorsEndAtContent: false,
        groupedHeader: Header(font: .footnote, isUppercase: true, isSecondary: true, top: 17, bottom: 6),
        plainHeader: Header(
            font: .subheadline.weight(.semibold), isUppercase: false, isSecondary: false, top: 8, bottom: 6),
        footerTop: 7, footerBottom: 11, topGap: 35, bareGap: 53 / 3, endGap: 20, addsSectionSpacing: false,
        iconWidth: 28, keepsIconWidth: false, iconSpacing: 16,
        swipeActions: SwipeActions(inset: 0, gap: 0, cornerRadius: 0))

    // Frames of iOS 26.0 in windows of 320 points, and pictures of iOS 26 in windows of 390 points. A row of one line
    // is 56 high around a line of 24.5 points, and 51 around one of 19.33; others are 30 higher than their content. A
    // footer's text of 15.67 points has a slot of 18. Guesses: the end gap, as on iOS 18, the separators' colour in the
    // dark, which on white is #E8E8E8, and swipe actions, which are capsules in descriptions.
    static let iOS26 = ListMeasures(
        cardInset: 16, rowInset: 16, cornerRadius: 26, rowPadding: 15, leastRowHeight: 44, linePadding: 31.6,
        highControlsExtend: false, editShift: 40, separatorThickness: 1, separatorColor: .primary.opacity(0.09),
        separatorsEndAtContent: true,
        groupedHeader: Header(font: .headline, isUppercase: false, isSecondary: true, top: 10, bottom: 10),
        plainHeader: Header(font: .headline, isUppercase: false, isSecondary: true, top: 32, bottom: 10),
        footerTop: 8, footerBottom: 8, topGap: 35, bareGap: 17.5, endGap: 20, addsSectionSpacing: true,
        iconWidth: 24, keepsIconWidth: true, iconSpacing: 16,
        swipeActions: SwipeActions(inset: 6, gap: 8, cornerRadius: .infinity))
}
