@_spi(Kernel) import Umwelt

/// Rows below each other, which scroll. Those of a `ForEach` are made only when they come near to what can be seen.
///
/// ```swift
/// List(books, selection: $selection) { book in
///     Text(book.title)
/// }
/// ```
///
/// Each view of the content is a row, also in groups, conditions and `ForEach`. While `editMode` is active people delete
/// and move rows if their `ForEach` has actions for it, and select them.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View, SystemView {
    private let content: Content
    private let selection: ListSelection?

    @Environment(\.listStyle) private var style

    nonisolated init(selection: ListSelection?, content: Content) {
        self.selection = selection
        self.content = content
    }

    /// The rows, behind a window.
    @MainActor public var body: some View {
        ScrollView {
            ListColumn(
                selection: selection,
                content: content.environment(\.enclosingListStyle, style))
        }
        .background(ListBackground())
    }
}

/// What is behind the rows of a list.
private nonisolated struct ListBackground: View, SystemView {
    @Environment(\.listStyle) private var style
    @Environment(\.scrollContentBackground) private var visibility

    nonisolated init() {}

    @MainActor var body: some View {
        if visibility != .hidden && style != .sidebar {
            (style.isGrouped ? Color.groupedBackground : Color.windowBackground).ignoresSafeArea()
        }
    }
}

/// The rows of a list.
nonisolated struct ListColumn<Content: View>: PrimitiveView {
    let selection: ListSelection?
    let content: Content

    nonisolated init(selection: ListSelection?, content: Content) {
        self.selection = selection
        self.content = content
    }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        ListElement(view, inputs)
    }
}
