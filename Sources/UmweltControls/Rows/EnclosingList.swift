import Umwelt

/// The styles of lists.
package enum ListStyleKind: Equatable {
    /// Rows from side to side.
    case plain
    /// Rows from side to side, with space between the sections on a background.
    case grouped
    /// Sections as cards on a background.
    case insetGrouped
    /// Rows with a margin at the sides; every second row has a different background if `alternatesRows` is true.
    case inset(alternatesRows: Bool)
    /// Rows over the full width, in a border; every second row has a different background if `alternatesRows` is true.
    case bordered(alternatesRows: Bool)
    /// Rows without a background, for the side of a window.
    case sidebar

    /// True if there is space between the sections, on a background.
    package var isGrouped: Bool { self == .grouped || self == .insetGrouped }

    /// True if every second row has a different background by default.
    package var alternatesRows: Bool {
        switch self {
        case .inset(let alternatesRows), .bordered(let alternatesRows): alternatesRows
        case .plain, .grouped, .insetGrouped, .sidebar: false
        }
    }

    /// True if the list is in a border.
    package var hasBorder: Bool {
        if case .bordered = self { true } else { false }
    }
}

struct EnclosingListStyleKey: ScreenLocalKey {
    static var defaultValue: ListStyleKind? { nil }
}

struct SectionEdgeKey: ScreenLocalKey {
    static var defaultValue: Bool { false }
}

struct EnclosingListSelectsKey: ScreenLocalKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True in a list whose rows can be selected.
    package var enclosingListSelects: Bool {
        get { self[EnclosingListSelectsKey.self] }
        set { self[EnclosingListSelectsKey.self] = newValue }
    }

    /// True in the header or footer of a section.
    package nonisolated var isInSectionEdge: Bool {
        get { self[SectionEdgeKey.self] }
        set { self[SectionEdgeKey.self] = newValue }
    }

    /// True in a row of a list.
    package var isInRow: Bool { enclosingListStyle != nil && !isInSectionEdge }

    /// The style of the list that the view is in; nil outside of lists.
    package var enclosingListStyle: ListStyleKind? {
        get { self[EnclosingListStyleKey.self] }
        set { self[EnclosingListStyleKey.self] = newValue }
    }
}
