@_spi(Kernel) import Umwelt

/// How lists look. The system's styles are all there are.
public protocol ListStyle {
    /// Which of the system's looks it is.
    var _appearance: _ListAppearance { get }
}

/// One of the system's looks for lists.
public struct _ListAppearance {
    let kind: ListStyleKind
}

/// The looks that lists have.
enum ListStyleKind: Equatable {
    /// Rows from side to side.
    case plain
    /// Rows from side to side, the sections apart on a background.
    case grouped
    /// Sections as cards on a background.
    case insetGrouped
    /// Rows with room at the sides.
    case inset
    /// Rows without a background, for the side of a window.
    case sidebar

    /// Whether the sections stand apart on a background.
    var isGrouped: Bool { self == .grouped || self == .insetGrouped }
}

struct ListStyleKey: EnvironmentKey {
    static var defaultValue: ListStyleKind { .insetGrouped }
}

struct EnclosingListStyleKey: EnvironmentKey {
    static var defaultValue: ListStyleKind? { nil }
}

extension EnvironmentValues {
    /// How lists look.
    var listStyle: ListStyleKind {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }

    /// How the list looks that the view is in; nil outside of lists.
    var enclosingListStyle: ListStyleKind? {
        get { self[EnclosingListStyleKey.self] }
        set { self[EnclosingListStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how lists in this view look.
    ///
    /// ```swift
    /// List(books) { BookRow(book: $0) }.listStyle(.plain)
    /// ```
    nonisolated public func listStyle<S: ListStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.listStyle, style._appearance.kind, fileID: fileID, line: line)
    }
}
