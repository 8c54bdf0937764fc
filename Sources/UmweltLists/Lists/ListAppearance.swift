import Foundation
@_spi(Kernel) import Umwelt

/// The appearance of a list: the lengths of its style and the resolved colours of its environment.
///
/// Compared to find out whether rows have to be updated.
package struct ListAppearance: Equatable {
    let style: ListStyleKind
    let isRightToLeft: Bool
    let isEditing: Bool
    let minRowHeight: CGFloat

    /// The default insets of the content of rows, in points.
    let usualInsets: EdgeInsets
    let minHeaderHeight: CGFloat
    let rowSpacing: CGFloat
    let sectionSpacing: CGFloat
    let pixelLength: CGFloat
    let windowMargin: CGFloat

    /// False if the list has no index of its sections, whatever labels they have.
    let mayShowIndex: Bool

    /// True if every other row has another background.
    let alternatesRows: Bool
    let paints: Paints

    /// The colours of a list.
    struct Paints: Equatable {
        let row: Paint?
        let selectedRow: Paint
        let alternateRow: Paint
        let separator: Paint
        let destructive: Paint
        let accent: Paint
        let onAccent: Paint
        let faint: Paint

        /// The background of a header while rows scroll beneath it.
        let pinnedHeader: Paint
    }

    init(_ values: EnvironmentValues) {
        style = values.listStyle
        isRightToLeft = values.isRightToLeft
        isEditing = values.editMode?.wrappedValue.isEditing ?? false
        let growth = style == .sidebar ? Self.growth(of: values.sidebarRowSize) : 0
        minRowHeight = values.defaultMinListRowHeight + 2 * growth
        usualInsets = RowInsets.usual.grown(by: growth)
        minHeaderHeight = values.defaultMinListHeaderHeight ?? 0
        rowSpacing = values.listRowSpacing ?? 0
        sectionSpacing =
            switch values.listSectionSpacing {
            case .default: style.isGrouped ? 2 * Self.bareGap : 0
            case .compact: style.isGrouped ? 16 : 0
            case .custom(let spacing): spacing
            }
        pixelLength = values.pixelLength
        windowMargin = values.windowMargin
        mayShowIndex = values.listSectionIndexVisibility != .hidden
        alternatesRows =
            switch values.alternatingRowBackgrounds {
            case .automatic: style.alternatesRows
            case let behavior: behavior == .enabled
            }
        paints = Paints(
            row: style == .sidebar
                ? nil : (style.isGrouped ? Color.groupBackground : .windowBackground)._paint(in: values),
            selectedRow: Color.selectedRow._paint(in: values),
            alternateRow: Color.primary.opacity(0.05)._paint(in: values), separator: Color.separator._paint(in: values),
            destructive: Color.red._paint(in: values), accent: Color.accentColor._paint(in: values),
            onAccent: Color.white._paint(in: values), faint: Color(system: .tertiary)._paint(in: values),
            pinnedHeader: Material.bar._paint(in: values))
    }

    /// True if section headers stay at the top while their rows scroll under them, as in a plain list of iOS.
    var pinsHeaders: Bool { style == .plain || style.hasBorder }

    /// The distance from the list's sides to its cards, in points.
    var cardInset: CGFloat {
        switch style {
        case .insetGrouped: windowMargin
        case .inset, .sidebar: 16
        case .plain, .grouped, .bordered: 0
        }
    }

    /// Returns the distances from the list's sides to the card of a section.
    func sides(_ section: SectionSettings?) -> SideMargins {
        SideMargins(leading: section?.leading ?? cardInset, trailing: section?.trailing ?? cardInset)
    }

    /// The radius of the corners of cards, in points.
    var cornerRadius: CGFloat {
        switch style {
        case .insetGrouped, .inset, .sidebar: 10
        case .plain, .grouped, .bordered: 0
        }
    }

    /// Returns the additional height of sidebar rows above and below, compared with the default size, in points. A
    /// guess, in the proportion of a Mac's rows of 24, 28 and 32 points.
    private static func growth(of size: SidebarRowSize) -> CGFloat {
        switch size {
        case .small: -3
        case .medium: 0
        case .large: 3
        }
    }

    /// Returns the insets of a header, in points from the list's sides.
    func headerInsets(_ sides: SideMargins) -> EdgeInsets {
        EdgeInsets(
            top: style.isGrouped ? 0 : 8, leading: sides.leading + RowInsets.usual.leading, bottom: 6,
            trailing: sides.trailing + RowInsets.usual.trailing)
    }

    /// Returns the insets of a footer, in points from the list's sides.
    func footerInsets(_ sides: SideMargins) -> EdgeInsets {
        EdgeInsets(
            top: 7, leading: sides.leading + RowInsets.usual.leading, bottom: style.isGrouped ? Self.footerGap : 0,
            trailing: sides.trailing + RowInsets.usual.trailing)
    }

    // The distances between the parts of grouped lists follow from figures of iOS 16 to 18 on three pixels a point,
    // with texts of 15.67 points in headers and footers: a header takes 38.67 and its text begins at 17, 35.33 are
    // between cards without either, 56.33 with a header and no footer before it, 72.33 with both, and 20 are below
    // the last card.
    private static let headerGap: CGFloat = 17
    private static let footerGap: CGFloat = 11
    private static let endGap: CGFloat = 20
    /// The space at a side of a section without a header or footer there.
    private static let bareGap: CGFloat = 53 / 3

    /// Returns the space above the first part, in points.
    func topGap(beside role: LazyPart.Role) -> CGFloat {
        guard style.isGrouped else { return 0 }
        return switch role {
        case .row, .footer: 35
        case .header: Self.headerGap
        }
    }

    /// Returns the space below the last part, in points.
    func bottomGap(beside role: LazyPart.Role) -> CGFloat {
        guard style.isGrouped else { return 0 }
        return role == .footer ? 17 - Self.footerGap : Self.endGap
    }

    /// Returns the space between the last part of a section and the first part of the next, in points.
    func sectionGap(before role: LazyPart.Role, after last: LazyPart.Role) -> CGFloat {
        guard style.isGrouped else { return sectionSpacing }
        guard role == .header else { return max(sectionSpacing - (last == .footer ? Self.bareGap : 0), 0) }
        return min(sectionSpacing, Self.headerGap + (last == .footer ? 0 : Self.bareGap))
    }
}

extension EdgeInsets {
    /// The insets with a length added above and below, in points.
    fileprivate func grown(by length: CGFloat) -> EdgeInsets {
        EdgeInsets(top: top + length, leading: leading, bottom: bottom + length, trailing: trailing)
    }
}
