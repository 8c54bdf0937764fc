import Foundation
@_spi(Kernel) import Umwelt

/// What a list looks like where it stands: its style's measures and the environment's colours.
struct ListAppearance: Equatable {
    let style: ListStyleKind
    let isRightToLeft: Bool
    let isEditing: Bool
    let minRowHeight: CGFloat
    let minHeaderHeight: CGFloat
    let rowSpacing: CGFloat
    let sectionSpacing: CGFloat
    let pixelLength: CGFloat

    /// Whether every other row has another colour.
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
    }

    init(_ values: EnvironmentValues) {
        style = values.listStyle
        isRightToLeft = values.isRightToLeft
        isEditing = values.editMode?.wrappedValue.isEditing ?? false
        minRowHeight = values.defaultMinListRowHeight
        minHeaderHeight = values.defaultMinListHeaderHeight ?? 0
        rowSpacing = values.listRowSpacing ?? 0
        sectionSpacing =
            switch values.listSectionSpacing {
            case .default: style.isGrouped ? 35 : 0
            case .compact: style.isGrouped ? 16 : 0
            case .custom(let spacing): spacing
            }
        pixelLength = values.pixelLength
        alternatesRows = values.alternatingRowBackgrounds == .enabled
        paints = Paints(
            row: style == .sidebar
                ? nil : (style.isGrouped ? Color.groupBackground : .windowBackground)._paint(in: values),
            selectedRow: Color.selectedRow._paint(in: values),
            alternateRow: Color.primary.opacity(0.05)._paint(in: values), separator: Color.separator._paint(in: values),
            destructive: Color.red._paint(in: values), accent: Color.accentColor._paint(in: values),
            onAccent: Color.white._paint(in: values), faint: Color(system: .tertiary)._paint(in: values))
    }

    /// The room between cards and the list's sides.
    var cardInset: CGFloat {
        switch style {
        case .insetGrouped, .inset, .sidebar: 16
        case .plain, .grouped: 0
        }
    }

    /// How round the corners of cards are.
    var cornerRadius: CGFloat {
        switch style {
        case .insetGrouped, .inset, .sidebar: 10
        case .plain, .grouped: 0
        }
    }

    /// The room around the content of rows.
    static let rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

    /// The room around headers, from the list's sides.
    var headerInsets: EdgeInsets {
        let side = cardInset + Self.rowInsets.leading
        return style.isGrouped
            ? EdgeInsets(top: 0, leading: side, bottom: 7, trailing: side)
            : EdgeInsets(top: 8, leading: side, bottom: 6, trailing: side)
    }

    /// The room around footers, from the list's sides.
    var footerInsets: EdgeInsets {
        let side = cardInset + Self.rowInsets.leading
        return EdgeInsets(top: 7, leading: side, bottom: 0, trailing: side)
    }

    /// The room above the first part and below the last one.
    func outerGap(beside role: LazyPart.Role) -> CGFloat {
        guard style.isGrouped else { return 0 }
        return role == .row ? 35 : 17
    }

    /// The room above a part that begins a section.
    func sectionGap(before role: LazyPart.Role) -> CGFloat {
        // A header fills the greater part of the usual room.
        role == .header && style.isGrouped ? min(sectionSpacing, 17) : sectionSpacing
    }
}
