@_spi(Kernel) import Umwelt

/// A column of rows that scrolls. The rows of a `ForEach` are made only when they are near the viewport.
///
/// ```swift
/// List(books, selection: $selection) { book in
///     Text(book.title)
/// }
/// ```
///
/// Each view of the content is a row, also in groups, conditions and `ForEach`. While `editMode` is active the user can
/// select rows, and delete and move them if their `ForEach` has actions for it.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View, SystemView {
    private let content: Content
    private let selection: ListSelection?

    @Environment(\.listStyle) private var style
    @Environment(\.scrollSettings.setMargins) private var setMargins
    @Environment(\.isBelowTallBar) private var isBelowTallBar
    @State private var index = SectionIndex()

    nonisolated init(selection: ListSelection?, content: Content) {
        self.selection = selection
        self.content = content
    }

    /// The rows in a scroll view, on the list's background; the rows alone in a section of another list.
    @MainActor public var body: some View {
        RowsOrList(
            rows: content.modifier(RowTraitModifier(RowListSelection(selection: selection)))
                .environment(\.enclosingListSelects, selection != nil),
            whole: scrollView)
    }
}

extension List {
    /// The edges whose margins are not the list's own: the app sets them, or a bar with a large title or a search field
    /// is above, which ends in space.
    @MainActor private var foreignMargins: Edge.Set {
        setMargins.union(isBelowTallBar ? .top : [])
    }

    @MainActor private var scrollView: some View {
        ScrollView {
            ListColumn(
                selection: selection, index: index, foreignMargins: foreignMargins,
                content: content.environment(\.enclosingListStyle, style)
                    .environment(\.enclosingListSelects, selection != nil))
        }
        .background(ListBackground())
        .overlay(alignment: .trailing) {
            SectionIndexBar(index: index)
            if style.hasBorder { Rectangle().strokeBorder(Color.separator).allowsHitTesting(false) }
        }
    }
}

/// The selection of a list whose rows are in another one.
private struct RowListSelection: RowTrait {
    let selection: ListSelection?

    func add(to traits: inout RowTraits, at element: _Element) {
        guard traits.selection == nil, var selection else { return }
        selection.list = ObjectIdentifier(element)
        traits.selection = selection
    }
}

/// The background of a list.
private nonisolated struct ListBackground: View, SystemView {
    @Environment(\.listStyle) private var style
    @Environment(\.scrollContentBackground) private var visibility
    @Environment(\.selectionColumn) private var column

    nonisolated init() {}

    @MainActor var body: some View {
        if visibility != .hidden, let color { color.ignoresSafeArea() }
    }

    @MainActor private var color: Color? {
        if style.isGrouped { return .groupedBackground }
        guard style == .sidebar else { return .windowBackground }
        // From pictures of iPads: the colour of UIKit's lists with the appearance of a sidebar.
        return column?.isSidebar == true ? Color(system: .secondaryBackground) : nil
    }
}

/// The rows of a list.
nonisolated struct ListColumn<Content: View>: PrimitiveView {
    let selection: ListSelection?

    /// The index that shows the labels of the sections; nil for none.
    let index: SectionIndex?

    /// The edges whose margins are not the list's own.
    let foreignMargins: Edge.Set
    let content: Content

    nonisolated init(
        selection: ListSelection?, index: SectionIndex? = nil, foreignMargins: Edge.Set = [], content: Content
    ) {
        self.selection = selection
        self.index = index
        self.foreignMargins = foreignMargins
        self.content = content
    }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        ListElement(view, inputs)
    }
}
