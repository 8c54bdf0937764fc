import Foundation
@_spi(Kernel) import Umwelt

extension Table {
    /// Makes a table of rows.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - columns: Makes the columns.
    ///   - rows: Makes the rows.
    nonisolated public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows(), columns: columns(), selection: nil, sort: nil,
            customization: nil)
    }

    /// Makes a table of rows; one row can be selected.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - selection: The identity of the selected row; nil for none.
    ///   - columns: Makes the columns.
    ///   - rows: Makes the rows.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows(), columns: columns(), selection: ListSelection(selection), sort: nil,
            customization: nil)
    }

    /// Makes a table of rows; several rows can be selected.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - selection: The identities of the selected rows.
    ///   - columns: Makes the columns.
    ///   - rows: Makes the rows.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows(), columns: columns(), selection: ListSelection(selection), sort: nil,
            customization: nil)
    }

    /// Makes a table of rows; pressing a title writes an order of rows.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - sortOrder: The order of the rows, which the headers of columns change.
    ///   - columns: Makes the columns.
    ///   - rows: Makes the rows.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableRowValue == Sort.Compared {
        self.init(
            rows(), columns: columns(), selection: nil, sort: TableSort(sortOrder),
            customization: nil)
    }

    /// Makes a table of rows; one row can be selected; pressing a title writes an order of rows.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - selection: The identity of the selected row; nil for none.
    ///   - sortOrder: The order of the rows, which the headers of columns change.
    ///   - columns: Makes the columns.
    ///   - rows: Makes the rows.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableRowValue == Sort.Compared {
        self.init(
            rows(), columns: columns(), selection: ListSelection(selection), sort: TableSort(sortOrder),
            customization: nil)
    }

    /// Makes a table of rows; several rows can be selected; pressing a title writes an order of rows.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - selection: The identities of the selected rows.
    ///   - sortOrder: The order of the rows, which the headers of columns change.
    ///   - columns: Makes the columns.
    ///   - rows: Makes the rows.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableRowValue == Sort.Compared {
        self.init(
            rows(), columns: columns(), selection: ListSelection(selection), sort: TableSort(sortOrder),
            customization: nil)
    }

    /// Makes a table of rows; pressing a title writes an order of rows.
    ///
    /// - Parameters:
    ///   - sortOrder: The order of the rows, which the headers of columns change.
    ///   - columns: Makes the columns.
    ///   - rows: Makes the rows.
    nonisolated public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableRowValue == Sort.Compared {
        self.init(
            rows(), columns: columns(), selection: nil, sort: TableSort(sortOrder),
            customization: nil)
    }

    /// Makes a table of rows; one row can be selected; pressing a title writes an order of rows.
    ///
    /// - Parameters:
    ///   - selection: The identity of the selected row; nil for none.
    ///   - sortOrder: The order of the rows, which the headers of columns change.
    ///   - columns: Makes the columns.
    ///   - rows: Makes the rows.
    nonisolated public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableRowValue == Sort.Compared {
        self.init(
            rows(), columns: columns(), selection: ListSelection(selection), sort: TableSort(sortOrder),
            customization: nil)
    }

    /// Makes a table of rows; several rows can be selected; pressing a title writes an order of rows.
    ///
    /// - Parameters:
    ///   - selection: The identities of the selected rows.
    ///   - sortOrder: The order of the rows, which the headers of columns change.
    ///   - columns: Makes the columns.
    ///   - rows: Makes the rows.
    nonisolated public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableRowValue == Sort.Compared {
        self.init(
            rows(), columns: columns(), selection: ListSelection(selection), sort: TableSort(sortOrder),
            customization: nil)
    }
}

extension Table {
    /// Makes a table of rows; the user can show and hide columns.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - columnCustomization: The widths, order and visibility of columns that the user has chosen.
    ///   - columns: Makes the columns.
    ///   - rows: Makes the rows.
    nonisolated public init(
        of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows(), columns: columns(), selection: nil, sort: nil,
            customization: columnCustomization)
    }

    /// Makes a table of rows; one row can be selected; the user can show and hide columns.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - selection: The identity of the selected row; nil for none.
    ///   - columnCustomization: The widths, order and visibility of columns that the user has chosen.
    ///   - columns: Makes the columns.
    ///   - rows: Makes the rows.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows(), columns: columns(), selection: ListSelection(selection), sort: nil,
            customization: columnCustomization)
    }

    /// Makes a table of rows; several rows can be selected; the user can show and hide columns.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - selection: The identities of the selected rows.
    ///   - columnCustomization: The widths, order and visibility of columns that the user has chosen.
    ///   - columns: Makes the columns.
    ///   - rows: Makes the rows.
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            rows(), columns: columns(), selection: ListSelection(selection), sort: nil,
            customization: columnCustomization)
    }

    /// Makes a table of rows; pressing a title writes an order of rows; the user can show and hide columns.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - sortOrder: The order of the rows, which the headers of columns change.
    ///   - columnCustomization: The widths, order and visibility of columns that the user has chosen.
    ///   - columns: Makes the columns.
    ///   - rows: Makes the rows.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableRowValue == Sort.Compared {
        self.init(
            rows(), columns: columns(), selection: nil, sort: TableSort(sortOrder),
            customization: columnCustomization)
    }

    /// Makes a table of rows; one row can be selected; pressing a title writes an order of rows; the user can show and
    /// hide columns.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - selection: The identity of the selected row; nil for none.
    ///   - sortOrder: The order of the rows, which the headers of columns change.
    ///   - columnCustomization: The widths, order and visibility of columns that the user has chosen.
    ///   - columns: Makes the columns.
    ///   - rows: Makes the rows.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableRowValue == Sort.Compared {
        self.init(
            rows(), columns: columns(), selection: ListSelection(selection), sort: TableSort(sortOrder),
            customization: columnCustomization)
    }

    /// Makes a table of rows; several rows can be selected; pressing a title writes an order of rows; the user can show
    /// and hide columns.
    ///
    /// - Parameters:
    ///   - valueType: The type of the rows' values.
    ///   - selection: The identities of the selected rows.
    ///   - sortOrder: The order of the rows, which the headers of columns change.
    ///   - columnCustomization: The widths, order and visibility of columns that the user has chosen.
    ///   - columns: Makes the columns.
    ///   - rows: Makes the rows.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableRowValue == Sort.Compared {
        self.init(
            rows(), columns: columns(), selection: ListSelection(selection), sort: TableSort(sortOrder),
            customization: columnCustomization)
    }
}
