import Foundation
@_spi(Kernel) import Umwelt

/// Rows of values, with a column for each of their properties.
///
/// ```swift
/// @State private var order = [KeyPathComparator(\Book.title)]
///
/// Table(books.sorted(using: order), selection: $selection, sortOrder: $order) {
///     TableColumn("Title", value: \.title)
///     TableColumn("Year", value: \.year) { Text($0.year, format: .number) }.width(80)
/// }
/// ```
///
/// In a narrow window, as on a phone, only the first column is shown, without its title.
public nonisolated struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View, SystemView
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    private let rows: Rows
    private let columns: Columns
    private let selection: ListSelection?
    private let sort: TableSort?
    private let customization: Binding<TableColumnCustomization<Value>>?

    @Environment(\.tableStyle) private var style
    @State private var columnProperties = NestedProperties()

    nonisolated init(
        _ rows: Rows, columns: Columns, selection: ListSelection?, sort: TableSort?,
        customization: Binding<TableColumnCustomization<Value>>?
    ) {
        self.rows = rows
        self.columns = columns
        self.selection = selection
        self.sort = sort
        self.customization = customization
    }

    /// The titles and the rows, in the environment's style.
    @MainActor public var body: some View {
        style.makeView(
            TableStyleConfiguration(
                content: AnyView(
                    TableView(
                        rows: rows._tableRowViews, columns: columnProperties.with { columns._columns },
                        selection: selection, sort: sort,
                        customization: customization))))
    }
}

/// The titles of a table, and its rows in a list below them.
private nonisolated struct TableView<Value: Identifiable, Rows: View>: View, SystemView {
    let rows: Rows
    let columns: [_TableColumnValue<Value>]
    let selection: ListSelection?
    let sort: TableSort?
    let customization: Binding<TableColumnCustomization<Value>>?

    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.tableColumnHeaders) private var headers

    nonisolated init(
        rows: Rows, columns: [_TableColumnValue<Value>], selection: ListSelection?, sort: TableSort?,
        customization: Binding<TableColumnCustomization<Value>>?
    ) {
        self.rows = rows
        self.columns = columns
        self.selection = selection
        self.sort = sort
        self.customization = customization
    }

    /// The columns that show.
    private var shown: [_TableColumnValue<Value>] {
        let visible = columns.filter { column in
            let chosen = column.customizationID.flatMap { customization?.wrappedValue[visibility: $0] } ?? .automatic
            return (chosen == .automatic ? column.visibility : chosen) != .hidden
        }
        return sizeClass == .compact ? Array(visible.prefix(1)) : visible
    }

    @MainActor var body: some View {
        let shown = shown
        VStack(spacing: 0) {
            if headers != .hidden && sizeClass != .compact {
                TableHeader(shown: shown, all: columns, sort: sort, customization: customization)
                Divider()
            }
            List<Value.ID, _>(
                selection: selection, content: rows.environment(\.tableColumns, TableColumnSet(shown))
            )
            .listStyle(.plain)
        }
    }
}

/// The titles of a table's columns. A press sorts by a column.
private nonisolated struct TableHeader<Value: Identifiable>: View, SystemView {
    let shown: [_TableColumnValue<Value>]
    let all: [_TableColumnValue<Value>]
    let sort: TableSort?
    let customization: Binding<TableColumnCustomization<Value>>?

    @Environment(\.windowMargin) private var windowMargin

    nonisolated init(
        shown: [_TableColumnValue<Value>], all: [_TableColumnValue<Value>], sort: TableSort?,
        customization: Binding<TableColumnCustomization<Value>>?
    ) {
        self.shown = shown
        self.all = all
        self.sort = sort
        self.customization = customization
    }

    /// The columns that the user can show and hide.
    private var choosable: [(id: String, label: AnyView, isShown: Bool)] {
        guard customization != nil else { return [] }
        return all.compactMap { column in
            guard let id = column.customizationID, !column.disabled.contains(.visibility) else { return nil }
            return (id, column.label, shown.contains { $0.customizationID == id })
        }
    }

    @MainActor var body: some View {
        let titles = TableColumnLayout(shown.map { ($0.width, $0.alignment) }) {
            ForEach(shown.indices, id: \.self) { index in
                if let sort, let comparator = shown[index].comparator {
                    SortButton(label: shown[index].label, sort: sort, comparator: comparator)
                } else {
                    shown[index].label.foregroundStyle(Color.secondary)
                }
            }
        }
        .font(.subheadline.weight(.medium))
        .lineLimit(1)
        .padding(.horizontal, windowMargin)
        .padding(.vertical, 8)
        .accessibilityElement(children: .contain)
        let choosable = choosable
        if choosable.isEmpty {
            titles
        } else {
            titles.contextMenu {
                ForEach(choosable.indices, id: \.self) { index in
                    let (id, label, isShown) = choosable[index]
                    Toggle(
                        isOn: Binding {
                            isShown
                        } set: {
                            customization?.wrappedValue[visibility: id] = $0 ? .visible : .hidden
                        }
                    ) { label }
                }
            }
        }
    }
}

/// The title of a sortable column, with an arrow while it determines the order.
private nonisolated struct SortButton: View, SystemView {
    let label: AnyView
    let sort: TableSort
    let comparator: any SortComparator

    nonisolated init(label: AnyView, sort: TableSort, comparator: any SortComparator) {
        self.label = label
        self.sort = sort
        self.comparator = comparator
    }

    @MainActor var body: some View {
        let order = sort.order(comparator)
        Button {
            sort.press(comparator)
        } label: {
            HStack(spacing: 4) {
                label
                if let order {
                    Image(systemName: order == .forward ? "chevron.up" : "chevron.down").imageScale(.small)
                        .accessibilityHidden(true)
                }
            }
            .foregroundStyle(order == nil ? Color.secondary : Color.primary)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityValue((order == .reverse ? SystemWord.descending : .ascending).text, isEnabled: order != nil)
    }
}
