@_spi(Kernel) import Umwelt

/// A type that defines the appearance of lists. Only the system's styles conform to it.
public protocol ListStyle {
    /// The system's style that this is.
    var _appearance: _ListAppearance { get }
}

/// One of the system's styles of lists.
public struct _ListAppearance {
    /// The style; nil for the one that fits the place of the list.
    let kind: ListStyleKind?
}

/// The styles of lists.
enum ListStyleKind: Equatable {
    /// Rows from side to side.
    case plain
    /// Rows from side to side, with space between the sections on a background.
    case grouped
    /// Sections as cards on a background.
    case insetGrouped
    /// Rows with a margin at the sides; every other one has another background if `alternatesRows` is true.
    case inset(alternatesRows: Bool)
    /// Rows from side to side, in a border; every other one has another background if `alternatesRows` is true.
    case bordered(alternatesRows: Bool)
    /// Rows without a background, for the side of a window.
    case sidebar

    /// True if there is space between the sections, on a background.
    var isGrouped: Bool { self == .grouped || self == .insetGrouped }

    /// True if every other row has another background unless the environment says whether it has.
    var alternatesRows: Bool {
        switch self {
        case .inset(let alternatesRows), .bordered(let alternatesRows): alternatesRows
        case .plain, .grouped, .insetGrouped, .sidebar: false
        }
    }

    /// True if the list is in a border.
    var hasBorder: Bool {
        if case .bordered = self { true } else { false }
    }
}

struct ChosenListStyleKey: EnvironmentKey {
    static var defaultValue: ListStyleKind? { nil }
}

struct IsFormListKey: ScreenLocalKey {
    static var defaultValue: Bool { false }
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
    var enclosingListSelects: Bool {
        get { self[EnclosingListSelectsKey.self] }
        set { self[EnclosingListSelectsKey.self] = newValue }
    }

    /// The style of lists that the app has chosen; nil for the one that fits their place.
    var chosenListStyle: ListStyleKind? {
        get { self[ChosenListStyleKey.self] }
        set { self[ChosenListStyleKey.self] = newValue }
    }

    /// True for the list that a form is, which has cards in a sidebar too: a guess.
    var isFormList: Bool {
        get { self[IsFormListKey.self] }
        set { self[IsFormListKey.self] = newValue }
    }

    /// The style of lists: unless the app has chosen one, that of sidebars in the sidebar of a split view, else cards.
    var listStyle: ListStyleKind {
        chosenListStyle ?? (selectionColumn?.isSidebar == true && !isFormList ? .sidebar : .insetGrouped)
    }

    /// True in the header or footer of a section.
    nonisolated var isInSectionEdge: Bool {
        get { self[SectionEdgeKey.self] }
        set { self[SectionEdgeKey.self] = newValue }
    }

    /// True in a row of a list.
    var isInRow: Bool { enclosingListStyle != nil && !isInSectionEdge }

    /// The style of the list that the view is in; nil outside of lists.
    var enclosingListStyle: ListStyleKind? {
        get { self[EnclosingListStyleKey.self] }
        set { self[EnclosingListStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the lists in this view.
    ///
    /// ```swift
    /// List(books) { BookRow(book: $0) }.listStyle(.plain)
    /// ```
    nonisolated public func listStyle<S: ListStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.chosenListStyle, style._appearance.kind, fileID: fileID, line: line)
    }
}
