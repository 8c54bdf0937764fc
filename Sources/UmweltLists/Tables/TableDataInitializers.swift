import Foundation
@_spi(Kernel) import Umwelt

extension Table {
    /// Makes a table with a row for each element of data.
    ///
    /// - Parameters:
    ///   - data: The elements, one for each row.
    ///   - columns: Makes the columns.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            TableForEachContent(data), columns: columns(), selection: nil, sort: nil,
            customization: nil)
    }

    /// Makes a table with a row for each element of data; one row can be selected.
    ///
    /// - Parameters:
    ///   - data: The elements, one for each row.
    ///   - selection: The identity of the selected row; nil for none.
    ///   - columns: Makes the columns.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            TableForEachContent(data), columns: columns(), selection: ListSelection(selection), sort: nil,
            customization: nil)
    }

    /// Makes a table with a row for each element of data; several rows can be selected.
    ///
    /// - Parameters:
    ///   - data: The elements, one for each row.
    ///   - selection: The identities of the selected rows.
    ///   - columns: Makes the columns.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            TableForEachContent(data), columns: columns(), selection: ListSelection(selection), sort: nil,
            customization: nil)
    }

    /// Makes a table with a row for each element of data; pressing a title writes an order of rows.
    ///
    /// - Parameters:
    ///   - data: The elements, one for each row.
    ///   - sortOrder: The order of the rows, which the headers of columns change.
    ///   - columns: Makes the columns.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            TableForEachContent(data), columns: columns(), selection: nil, sort: TableSort(sortOrder),
            customization: nil)
    }

    /// Makes a table with a row for each element of data; one row can be selected; pressing a title writes an order of
    /// rows.
    ///
    /// - Parameters:
    ///   - data: The elements, one for each row.
    ///   - selection: The identity of the selected row; nil for none.
    ///   - sortOrder: The order of the rows, which the headers of columns change.
    ///   - columns: Makes the columns.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            TableForEachContent(data), columns: columns(), selection: ListSelection(selection),
            sort: TableSort(sortOrder),
            customization: nil)
    }

    /// Makes a table with a row for each element of data; several rows can be selected; pressing a title writes an
    /// order of rows.
    ///
    /// - Parameters:
    ///   - data: The elements, one for each row.
    ///   - selection: The identities of the selected rows.
    ///   - sortOrder: The order of the rows, which the headers of columns change.
    ///   - columns: Makes the columns.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            TableForEachContent(data), columns: columns(), selection: ListSelection(selection),
            sort: TableSort(sortOrder),
            customization: nil)
    }
}

extension Table {
    /// Makes a table with a row for each element of data; the user can show and hide columns.
    ///
    /// - Parameters:
    ///   - data: The elements, one for each row.
    ///   - columnCustomization: The widths, order and visibility of columns that the user has chosen.
    ///   - columns: Makes the columns.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            TableForEachContent(data), columns: columns(), selection: nil, sort: nil,
            customization: columnCustomization)
    }

    /// Makes a table with a row for each element of data; one row can be selected; the user can show and hide columns.
    ///
    /// - Parameters:
    ///   - data: The elements, one for each row.
    ///   - selection: The identity of the selected row; nil for none.
    ///   - columnCustomization: The widths, order and visibility of columns that the user has chosen.
    ///   - columns: Makes the columns.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            TableForEachContent(data), columns: columns(), selection: ListSelection(selection), sort: nil,
            customization: columnCustomization)
    }

    /// Makes a table with a row for each element of data; several rows can be selected; the user can show and hide
    /// columns.
    ///
    /// - Parameters:
    ///   - data: The elements, one for each row.
    ///   - selection: The identities of the selected rows.
    ///   - columnCustomization: The widths, order and visibility of columns that the user has chosen.
    ///   - columns: Makes the columns.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            TableForEachContent(data), columns: columns(), selection: ListSelection(selection), sort: nil,
            customization: columnCustomization)
    }

    /// Makes a table with a row for each element of data; pressing a title writes an order of rows; the user can show
    /// and hide columns.
    ///
    /// - Parameters:
    ///   - data: The elements, one for each row.
    ///   - sortOrder: The order of the rows, which the headers of columns change.
    ///   - columnCustomization: The widths, order and visibility of columns that the user has chosen.
    ///   - columns: Makes the columns.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            TableForEachContent(data), columns: columns(), selection: nil, sort: TableSort(sortOrder),
            customization: columnCustomization)
    }

    /// Makes a table with a row for each element of data. One row can be selected, pressing a title changes the order
    /// of rows, and the user can show and hide columns.
    ///
    /// - Parameters:
    ///   - data: The elements, one for each row.
    ///   - selection: The identity of the selected row; nil for none.
    ///   - sortOrder: The order of the rows, which the headers of columns change.
    ///   - columnCustomization: The widths, order and visibility of columns that the user has chosen.
    ///   - columns: Makes the columns.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            TableForEachContent(data), columns: columns(), selection: ListSelection(selection),
            sort: TableSort(sortOrder),
            customization: columnCustomization)
    }

    /// Makes a table with a row for each element of data. Several rows can be selected, pressing a title changes the
    /// order of rows, and the user can show and hide columns.
    ///
    /// - Parameters:
    ///   - data: The elements, one for each row.
    ///   - selection: The identities of the selected rows.
    ///   - sortOrder: The order of the rows, which the headers of columns change.
    ///   - columnCustomization: The widths, order and visibility of columns that the user has chosen.
    ///   - columns: Makes the columns.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            TableForEachContent(data), columns: columns(), selection: ListSelection(selection),
            sort: TableSort(sortOrder),
            customization: columnCustomization)
    }
}
