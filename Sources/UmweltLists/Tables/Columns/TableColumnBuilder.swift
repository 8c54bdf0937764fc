import Foundation
@_spi(Kernel) import Umwelt

/// A result builder that makes the columns of a table from the statements of a closure.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// A column that sorts rows.
    ///
    /// - Parameter column: The value of the expression, which is returned unchanged.
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> { column }

    /// A column without sorting of rows.
    ///
    /// - Parameter column: The value of the expression, which is returned unchanged.
    @_disfavoredOverload
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> TableColumn<RowValue, Never, Content, Label> { column }

    /// Columns that sort rows.
    ///
    /// - Parameter column: The value of the expression, which is returned unchanged.
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }

    /// Columns without sorting of rows.
    ///
    /// - Parameter column: The value of the expression, which is returned unchanged.
    @_disfavoredOverload
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never { column }

    /// One statement.
    ///
    /// - Parameter column: The value of the statement, which is returned unchanged.
    public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }

    /// One statement.
    ///
    /// - Parameter column: The value of the statement, which is returned unchanged.
    @_disfavoredOverload
    public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never { column }

    /// An `if` without `else`.
    ///
    /// - Parameter column: The value of the body; nil if the condition is false.
    public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column?
    where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }

    /// An `if` without `else`.
    ///
    /// - Parameter column: The value of the body; nil if the condition is false.
    @_disfavoredOverload
    public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column?
    where RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never { column }

    /// The first branch of an `if` with an `else`, or some of the cases of a `switch`.
    ///
    /// - Parameter first: The value of the branch or case that runs.
    public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
        first: T
    ) -> _ConditionalContent<T, F>
    where
        RowValue == T.TableRowValue, T.TableRowValue == F.TableRowValue,
        T.TableColumnSortComparator == F.TableColumnSortComparator
    {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The other branch.
    ///
    /// - Parameter second: The value of the branch that runs if the condition is false.
    public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
        second: F
    ) -> _ConditionalContent<T, F>
    where
        RowValue == T.TableRowValue, T.TableRowValue == F.TableRowValue,
        T.TableColumnSortComparator == F.TableColumnSortComparator
    {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// The content of an `if #available`.
    ///
    /// - Parameter column: The value of the body.
    public static func buildLimitedAvailability<Column: TableColumnContent>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue { column }
}

/// Several columns.
public nonisolated struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: TableColumnContent {
    /// The type of the values that rows show.
    public typealias TableRowValue = RowValue
    /// The type of the comparators that sort rows.
    public typealias TableColumnSortComparator = Sort
    /// The columns are the system's.
    public typealias TableColumnBody = Never

    /// The columns.
    public var value: T

    /// The columns, one by one.
    nonisolated public let _columns: [_TableColumnValue<RowValue>]

    nonisolated init(_ value: T, columns: [_TableColumnValue<RowValue>]) {
        self.value = value
        _columns = columns
    }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    /// The type of the values that rows show.
    public typealias TableRowValue = Wrapped.TableRowValue
    /// The type of the comparators that sort rows.
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
    /// The columns are the system's.
    public typealias TableColumnBody = Never
    /// The columns; none for nil.
    nonisolated public var _columns: [_TableColumnValue<Wrapped.TableRowValue>] { self?._columns ?? [] }
}

extension _ConditionalContent: TableColumnContent
where
    TrueContent: TableColumnContent, FalseContent: TableColumnContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue,
    TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
    /// The type of the values that rows show.
    public typealias TableRowValue = TrueContent.TableRowValue
    /// The type of the comparators that sort rows.
    public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
    /// The columns are the system's.
    public typealias TableColumnBody = Never
    /// The columns of one branch.
    nonisolated public var _columns: [_TableColumnValue<TrueContent.TableRowValue>] {
        switch storage {
        case .trueContent(let columns): columns._columns
        case .falseContent(let columns): columns._columns
        }
    }
}

extension Group: TableColumnContent where Content: TableColumnContent {
    /// The type of the values that rows show.
    public typealias TableRowValue = Content.TableRowValue
    /// The type of the comparators that sort rows.
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator
    /// The columns are the system's.
    public typealias TableColumnBody = Never

    /// Groups columns.
    ///
    /// - Parameter content: The columns, which count as one in the enclosing builder.
    nonisolated public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
    where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
        self = .wrapping(content())
    }

    /// The columns of the group.
    nonisolated public var _columns: [_TableColumnValue<Content.TableRowValue>] { content._columns }
}

/// Columns for each element of a collection.
///
/// ```swift
/// TableColumnForEach(quarters) { quarter in
///     TableColumn(quarter.name) { Text($0.sales(in: quarter), format: .number) }
/// }
/// ```
public nonisolated struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content>:
    TableColumnContent
where
    RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator, Content: TableColumnContent
{
    /// The type of the values that rows show.
    public typealias TableRowValue = RowValue
    /// The type of the comparators that sort rows.
    public typealias TableColumnSortComparator = Sort
    /// The columns are the system's.
    public typealias TableColumnBody = Never

    /// The elements.
    public var data: Data

    /// Makes the columns of an element.
    public var content: (Data.Element) -> Content

    /// Makes columns for each element; elements are identified by their `id`.
    ///
    /// - Parameters:
    ///   - data: The elements, one for each column.
    ///   - content: Makes the content.
    nonisolated public init(
        _ data: Data,
        @TableColumnBuilder<TableRowValue, TableColumnSortComparator> content:
            @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.data = data
        self.content = content
    }

    /// Makes columns for each element; elements are identified by the value at the key path.
    ///
    /// - Parameters:
    ///   - data: The elements, one for each column.
    ///   - id: The key path of an element's identity.
    ///   - content: Makes the content.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<TableRowValue, TableColumnSortComparator> content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

    /// Makes columns for each number of a range.
    ///
    /// - Parameters:
    ///   - data: The numbers, which must not change.
    ///   - content: Makes the content.
    nonisolated public init(
        _ data: Range<Int>,
        @TableColumnBuilder<TableRowValue, TableColumnSortComparator> content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int {
        self.data = data
        self.content = content
    }

    /// The columns of all elements.
    nonisolated public var _columns: [_TableColumnValue<RowValue>] { data.flatMap { content($0)._columns } }
}
