@_spi(Kernel) import Umwelt

/// A type that defines the appearance of lists. Only the system's styles conform to it.
public protocol ListStyle {
    /// The system's style that this is.
    var _appearance: _ListAppearance { get }
}

/// One of the system's styles of lists.
public struct _ListAppearance {
    /// The style; nil for the default of the list's surroundings.
    let kind: ListStyleKind?
}

struct ChosenListStyleKey: EnvironmentKey {
    static var defaultValue: ListStyleKind? { nil }
}

struct IsFormListKey: ScreenLocalKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The app's list style; nil for the default of the list's surroundings.
    var chosenListStyle: ListStyleKind? {
        get { self[ChosenListStyleKey.self] }
        set { self[ChosenListStyleKey.self] = newValue }
    }

    /// True for the list that a form is, which has cards in a sidebar too: a guess.
    var isFormList: Bool {
        get { self[IsFormListKey.self] }
        set { self[IsFormListKey.self] = newValue }
    }

    /// The style of lists: the app's, or a sidebar's in the sidebar of a split view, otherwise cards.
    var listStyle: ListStyleKind {
        chosenListStyle ?? (selectionColumn?.isSidebar == true && !isFormList ? .sidebar : .insetGrouped)
    }
}

extension View {
    /// Sets the style of the lists in this view.
    ///
    /// ```swift
    /// List(books) { BookRow(book: $0) }.listStyle(.plain)
    /// ```
    ///
    /// - Parameters:
    ///   - style: The style, such as `.plain`, `.grouped` or `.sidebar`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func listStyle<S: ListStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.chosenListStyle, style._appearance.kind, fileID: fileID, line: line)
    }
}
