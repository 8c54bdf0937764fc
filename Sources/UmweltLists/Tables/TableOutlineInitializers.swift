import Foundation
@_spi(Kernel) import Umwelt

extension Table {
    /// Makes a table with a row for each element of data and, while it is open, rows for its children.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            TableOutlineGroupContent(data, children: children), columns: columns(), selection: nil, sort: nil,
            customization: columnCustomization)
    }

    /// Makes a table with a row for each element of data and, while it is open, rows for its children; one row can be
    /// selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            TableOutlineGroupContent(data, children: children), columns: columns(), selection: ListSelection(selection),
            sort: nil,
            customization: columnCustomization)
    }

    /// Makes a table with a row for each element of data and, while it is open, rows for its children; several rows can
    /// be selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            TableOutlineGroupContent(data, children: children), columns: columns(), selection: ListSelection(selection),
            sort: nil,
            customization: columnCustomization)
    }

    /// Makes a table with a row for each element of data and, while it is open, rows for its children; pressing a title
    /// writes an order of rows.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            TableOutlineGroupContent(data, children: children), columns: columns(), selection: nil,
            sort: TableSort(sortOrder),
            customization: columnCustomization)
    }

    /// Makes a table with a row for each element of data and, while it is open, rows for its children; one row can be
    /// selected; pressing a title writes an order of rows.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            TableOutlineGroupContent(data, children: children), columns: columns(), selection: ListSelection(selection),
            sort: TableSort(sortOrder),
            customization: columnCustomization)
    }

    /// Makes a table with a row for each element of data and, while it is open, rows for its children; several rows can
    /// be selected; pressing a title writes an order of rows.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            TableOutlineGroupContent(data, children: children), columns: columns(), selection: ListSelection(selection),
            sort: TableSort(sortOrder),
            customization: columnCustomization)
    }
}
