@_spi(Kernel) import Umwelt

/// A view of two or three columns: the selection in one column determines the content of the next.
///
/// ```swift
/// NavigationSplitView {
///     List(books, selection: $book) { Text($0.title) }.navigationTitle("Library")
/// } detail: {
///     if let book { BookView(book: book) } else { Text("Choose a book") }
/// }
/// ```
///
/// In a narrow window one column shows at a time, and a selection leads to the next. A link in a column shows its
/// destination in the next column.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, SystemView {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    private let columnVisibility: Binding<NavigationSplitViewVisibility>?
    private let compactColumn: Binding<NavigationSplitViewColumn>?

    nonisolated private init(
        _ columnVisibility: Binding<NavigationSplitViewVisibility>?,
        _ compactColumn: Binding<NavigationSplitViewColumn>?,
        _ sidebar: Sidebar, _ content: Content, _ detail: Detail
    ) {
        self.columnVisibility = columnVisibility
        self.compactColumn = compactColumn
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }

    /// The columns.
    @MainActor public var body: some View {
        SplitColumns(
            sidebar: sidebar, content: content, detail: detail, columnVisibility: columnVisibility,
            compactColumn: compactColumn)
    }
}

extension NavigationSplitView {
    /// Makes a view of three columns.
    ///
    /// - Parameters:
    ///   - sidebar: Makes the first column.
    ///   - content: Makes the content.
    ///   - detail: Makes the last column.
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, nil, sidebar(), content(), detail())
    }

    /// Makes a view with three columns, and a binding to the visible columns.
    ///
    /// - Parameters:
    ///   - columnVisibility: The visibility of the columns, which the user can change.
    ///   - sidebar: Makes the first column.
    ///   - content: Makes the content.
    ///   - detail: Makes the last column.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar(), content(), detail())
    }

    /// Makes a view of three columns, with a binding to the column that shows in a narrow window.
    ///
    /// - Parameters:
    ///   - preferredCompactColumn: The column that a narrow window shows.
    ///   - sidebar: Makes the first column.
    ///   - content: Makes the content.
    ///   - detail: Makes the last column.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
    }

    /// Makes a view of three columns, with bindings to the visible columns, and to the column that shows in a narrow
    /// window.
    ///
    /// - Parameters:
    ///   - columnVisibility: The visibility of the columns, which the user can change.
    ///   - preferredCompactColumn: The column that a narrow window shows.
    ///   - sidebar: Makes the first column.
    ///   - content: Makes the content.
    ///   - detail: Makes the last column.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Makes a view of two columns.
    ///
    /// - Parameters:
    ///   - sidebar: Makes the first column.
    ///   - detail: Makes the last column.
    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(nil, nil, sidebar(), EmptyView(), detail())
    }

    /// Makes a view with two columns, and a binding to the visible columns.
    ///
    /// - Parameters:
    ///   - columnVisibility: The visibility of the columns, which the user can change.
    ///   - sidebar: Makes the first column.
    ///   - detail: Makes the last column.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
    }

    /// Makes a view of two columns, with a binding to the column that shows in a narrow window.
    ///
    /// - Parameters:
    ///   - preferredCompactColumn: The column that a narrow window shows.
    ///   - sidebar: Makes the first column.
    ///   - detail: Makes the last column.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
    }

    /// Makes a view of two columns, with bindings to the visible columns, and to the column that shows in a narrow
    /// window.
    ///
    /// - Parameters:
    ///   - columnVisibility: The visibility of the columns, which the user can change.
    ///   - preferredCompactColumn: The column that a narrow window shows.
    ///   - sidebar: Makes the first column.
    ///   - detail: Makes the last column.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
    }
}
