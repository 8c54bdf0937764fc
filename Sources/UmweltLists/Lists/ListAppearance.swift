import Foundation
@_spi(Kernel) import Umwelt

/// The appearance of a list: the lengths of its style in the window's design, and the resolved colours of its
/// environment.
///
/// Compared to find out whether rows have to be updated.
package struct ListAppearance: Equatable {
    let style: ListStyleKind

    /// The lengths of the window's design.
    let measures: ListMeasures
    let isRightToLeft: Bool
    let isEditing: Bool
    let minRowHeight: CGFloat

    /// The distance from the sides of a section to the content of its rows, header and footer, in points.
    let rowMargin: CGFloat

    /// The default insets of the content of rows, in points.
    let usualInsets: EdgeInsets
    let minHeaderHeight: CGFloat
    let rowSpacing: CGFloat
    let sectionSpacing: CGFloat

    /// True if the app has set the space between sections.
    private let hasOwnSectionSpacing: Bool
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
        measures = values.appearance.lists
        minRowHeight = values.defaultMinListRowHeight + 2 * growth
        windowMargin = values.windowMargin
        rowMargin =
            switch style {
            case .insetGrouped: measures.rowInset ?? windowMargin
            case .plain, .grouped: windowMargin
            // Guesses: these styles are those of iPads and Macs.
            case .inset, .sidebar, .bordered: 16
            }
        let padding = measures.rowPadding + growth
        usualInsets = EdgeInsets(top: padding, leading: rowMargin, bottom: padding, trailing: rowMargin)
        minHeaderHeight = values.defaultMinListHeaderHeight ?? 0
        rowSpacing = values.listRowSpacing ?? 0
        hasOwnSectionSpacing = values.listSectionSpacing != .default
        sectionSpacing =
            switch values.listSectionSpacing {
            case .default: style.isGrouped ? 2 * measures.bareGap : 0
            case .compact: style.isGrouped ? 16 : 0
            case .custom(let spacing): spacing
            }
        pixelLength = values.pixelLength
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
            alternateRow: Color.primary.opacity(0.05)._paint(in: values),
            separator: measures.separatorColor._paint(in: values),
            destructive: Color.red._paint(in: values), accent: Color.accentColor._paint(in: values),
            onAccent: Color.white._paint(in: values), faint: Color(system: .tertiary)._paint(in: values),
            pinnedHeader: Material.bar._paint(in: values))
    }

    /// True if section headers stay at the top while their rows scroll under them, as in a plain list of iOS.
    var pinsHeaders: Bool { style == .plain || style.hasBorder }

    /// The distance from the list's sides to its cards, in points.
    var cardInset: CGFloat {
        switch style {
        case .insetGrouped: measures.cardInset ?? windowMargin
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
        case .insetGrouped: measures.cornerRadius
        case .inset, .sidebar: 10
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

    /// The measures of headers in the list's style.
    private var header: ListMeasures.Header { style.isGrouped ? measures.groupedHeader : measures.plainHeader }

    /// Returns the insets of a header, in points from the list's sides.
    func headerInsets(_ sides: SideMargins) -> EdgeInsets {
        // In a list with cards the space above a header is a part of the gap between sections.
        EdgeInsets(
            top: style.isGrouped ? 0 : header.top, leading: sides.leading + rowMargin, bottom: header.bottom,
            trailing: sides.trailing + rowMargin)
    }

    /// Returns the insets of a footer, in points from the list's sides.
    func footerInsets(_ sides: SideMargins) -> EdgeInsets {
        EdgeInsets(
            top: measures.footerTop, leading: sides.leading + rowMargin,
            bottom: style.isGrouped ? measures.footerBottom : 0, trailing: sides.trailing + rowMargin)
    }

    /// Returns the space above the first part, in points.
    ///
    /// - Parameter margins: The edges whose margins are not the list's own.
    func topGap(beside role: LazyPart.Role, without margins: Edge.Set) -> CGFloat {
        guard style.isGrouped else { return 0 }
        return role == .header ? header.top : margins.contains(.top) ? 0 : measures.topGap
    }

    /// Returns the space below the last part, in points.
    ///
    /// - Parameter margins: The edges whose margins are not the list's own.
    func bottomGap(beside role: LazyPart.Role, without margins: Edge.Set) -> CGFloat {
        guard style.isGrouped, !margins.contains(.bottom) else { return 0 }
        return role == .footer ? Self.footerEndGap : measures.endGap
    }

    /// The space below a footer at the end, in points.
    private static let footerEndGap: CGFloat = 6

    /// Returns the space between the last part of a section and the first part of the next, in points.
    func sectionGap(before role: LazyPart.Role, after last: LazyPart.Role) -> CGFloat {
        guard style.isGrouped else { return sectionSpacing }
        let bareGap = last == .footer ? 0 : measures.bareGap
        guard role == .header else { return max(sectionSpacing - measures.bareGap + bareGap, 0) }
        let usual = header.top + bareGap
        guard measures.addsSectionSpacing, hasOwnSectionSpacing else { return min(sectionSpacing, usual) }
        return header.top + sectionSpacing
    }
}
