import Foundation
@_spi(Kernel) import Umwelt

/// The columns of the table that a row is in, with any type of values.
final class TableColumnSet {
    /// A column, with any type of values.
    struct Column {
        let width: TableColumnWidth
        let alignment: TableColumnAlignment

        /// Makes the view of a value in the column; nil if the value is of another type than the table's.
        let cell: (Any) -> AnyView?
    }

    let columns: [Column]

    init<Value>(_ columns: [_TableColumnValue<Value>]) {
        self.columns = columns.map { column in
            Column(width: column.width, alignment: column.alignment) { ($0 as? Value).map { column.cell($0) } }
        }
    }
}

struct TableColumnSetKey: ScreenLocalKey {
    static var defaultValue: TableColumnSet? { nil }
}

extension EnvironmentValues {
    /// The columns of the table that the view is in; nil outside of tables.
    var tableColumns: TableColumnSet? {
        get { self[TableColumnSetKey.self] }
        set { self[TableColumnSetKey.self] = newValue }
    }
}

/// A row of a table: a view for each column.
nonisolated struct TableCells<Value>: View, SystemView {
    let value: Value

    @Environment(\.tableColumns) private var columns
    @Environment(\.tableRowPlace) private var place

    nonisolated init(value: Value) { self.value = value }

    @MainActor var body: some View {
        if let columns {
            TableColumnLayout(columns.columns.map { ($0.width, $0.alignment) }) {
                ForEach(columns.columns.indices, id: \.self) { [columns, value, place] index in
                    if index == 0 && (place.depth > 0 || place.expansion != nil) {
                        HStack(spacing: 0) {
                            TableRowStart(place: place)
                            columns.columns[index].cell(value)
                        }
                    } else {
                        // One view for each column, however many the app makes.
                        HStack(spacing: 8) { columns.columns[index].cell(value) }
                    }
                }
            }
            .lineLimit(1)
            // A row of cells is selected where it is pressed, even if one of them is a button.
            .environment(\.buttonsTakeRows, false)
        }
    }
}

/// The space of an outline's rows before their first column, with the button that opens them.
private nonisolated struct TableRowStart: View, SystemView {
    let place: TableRowPlace

    /// The distance between levels and the width of the button, in points: guesses.
    private static var indent: CGFloat { 16 }
    private static var button: CGFloat { 20 }

    nonisolated init(place: TableRowPlace) { self.place = place }

    @MainActor var body: some View {
        HStack(spacing: 0) {
            Color.clear.frame(width: Self.indent * CGFloat(place.depth), height: 1)
            if let expansion = place.expansion {
                PressableButton(
                    style: TableRowChevron(isExpanded: expansion.wrappedValue),
                    configuration: PrimitiveButtonStyleConfiguration(role: nil, label: .init(EmptyView())) {
                        withAnimation { expansion.wrappedValue.toggle() }
                    },
                    semantics: .disclosure(isExpanded: expansion.wrappedValue)
                )
                .frame(width: Self.button)
            } else {
                Color.clear.frame(width: Self.button, height: 1)
            }
        }
    }
}

/// The appearance of the button that opens a row.
private nonisolated struct TableRowChevron: ButtonStyle {
    let isExpanded: Bool

    nonisolated init(isExpanded: Bool) { self.isExpanded = isExpanded }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        Chevron(isExpanded ? .down : .forward).squared().foregroundStyle(TintShapeStyle()).frame(minHeight: 20)
            .contentShape(Rectangle())
    }
}
