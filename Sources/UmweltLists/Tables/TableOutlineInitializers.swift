import Foundation
@_spi(Kernel) import Umwelt

extension Table {
    /// Makes a table with a row for each element of data and, while it is open, rows for its children.
    ///
    /// - Parameters:
    ///   - data: The elements, one for each row.
    ///   - children: The key path of an element's children; nil for an element that cannot be expanded.
    ///   - columnCustomization: The widths, order and visibility of columns that the user has chosen.
    ///   - columns: Makes the columns.
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
    ///
    /// - Parameters:
    ///   - data: The elements, one for each row.
    ///   - children: The key path of an element's children; nil for an element that cannot be expanded.
    ///   - selection: The identity of the selected row; nil for none.
    ///   - columnCustomization: The widths, order and visibility of columns that the user has chosen.
    ///   - columns: Makes the columns.
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
    ///
    /// - Parameters:
    ///   - data: The elements, one for each row.
    ///   - children: The key path of an element's children; nil for an element that cannot be expanded.
    ///   - selection: The identities of the selected rows.
    ///   - columnCustomization: The widths, order and visibility of columns that the user has chosen.
    ///   - columns: Makes the columns.
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

    /// Makes a table with a row for each element of data. Rows can be expanded to show rows for their children, and
    /// pressing a title changes the order of rows.
    ///
    /// - Parameters:
    ///   - data: The elements, one for each row.
    ///   - children: The key path of an element's children; nil for an element that cannot be expanded.
    ///   - sortOrder: The order of the rows, which the headers of columns change.
    ///   - columnCustomization: The widths, order and visibility of columns that the user has chosen.
    ///   - columns: Makes the columns.
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

    /// Makes a table with a row for each element of data. Rows can be expanded to show rows for their children, one row
    /// can be selected, and pressing a title changes the order of rows.
    ///
    /// - Parameters:
    ///   - data: The elements, one for each row.
    ///   - children: The key path of an element's children; nil for an element that cannot be expanded.
    ///   - selection: The identity of the selected row; nil for none.
    ///   - sortOrder: The order of the rows, which the headers of columns change.
    ///   - columnCustomization: The widths, order and visibility of columns that the user has chosen.
    ///   - columns: Makes the columns.
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

    /// Makes a table with a row for each element of data. Rows can be expanded to show rows for their children, several
    /// rows can be selected, and pressing a title changes the order of rows.
    ///
    /// - Parameters:
    ///   - data: The elements, one for each row.
    ///   - children: The key path of an element's children; nil for an element that cannot be expanded.
    ///   - selection: The identities of the selected rows.
    ///   - sortOrder: The order of the rows, which the headers of columns change.
    ///   - columnCustomization: The widths, order and visibility of columns that the user has chosen.
    ///   - columns: Makes the columns.
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
