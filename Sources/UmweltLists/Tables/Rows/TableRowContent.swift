import Foundation
@_spi(Kernel) import Umwelt

/// A type of table rows: one, several, or a custom type that consists of others.
@preconcurrency @MainActor
public protocol TableRowContent<TableRowValue> {
    /// The type of the values that rows show.
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue

    /// The type of the rows that these consist of.
    associatedtype TableRowBody: TableRowContent

    /// The rows that these consist of.
    @MainActor @preconcurrency var tableRowBody: TableRowBody { get }

    /// The type of the view that consists of the rows.
    associatedtype _TableRowViews: View = _TableRowBodyAdaptor<Self>

    /// The view that consists of the rows. Called by the system only.
    @MainActor @preconcurrency var _tableRowViews: _TableRowViews { get }
}

extension TableRowContent where _TableRowViews == _TableRowBodyAdaptor<Self> {
    /// The view that consists of the rows of the body.
    @MainActor public var _tableRowViews: _TableRowBodyAdaptor<Self> { _TableRowBodyAdaptor(rows: self) }
}

/// The rows of a body, as views. An element runs the body and tracks its inputs.
public nonisolated struct _TableRowBodyAdaptor<Rows: TableRowContent>: View, PropertyContainer {
    let rows: Rows

    nonisolated init(rows: Rows) { self.rows = rows }

    /// The rows.
    @MainActor public var body: Rows.TableRowBody._TableRowViews { rows.tableRowBody._tableRowViews }

    package nonisolated static var reportedType: Any.Type { Rows.self }
}

extension TableRowContent where TableRowBody == Never {
    /// Never called: the rows are the system's.
    @MainActor public var tableRowBody: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: TableRowContent {
    /// The type of the values that rows show.
    public typealias TableRowValue = Never
    /// The type of the rows that these consist of.
    public typealias TableRowBody = Never
    /// The type of the view that consists of the rows.
    public typealias _TableRowViews = Never
    /// Never called: this type has no values.
    @MainActor public var _tableRowViews: Never { switch self {} }
}

/// Rows that are made from data.
public protocol DynamicTableRowContent<Data>: TableRowContent {
    /// The type of the collection of data.
    associatedtype Data: Collection

    /// The data.
    var data: Data { get }
}

/// A row of a table.
///
/// ```swift
/// Table(of: Book.self) {
///     TableColumn("Title", value: \.title)
/// } rows: {
///     ForEach(books) { book in
///         TableRow(book).contextMenu { Button("Lend") { lend(book) } }
///     }
/// }
/// ```
public nonisolated struct TableRow<Value: Identifiable>: TableRowContent {
    /// The type of the value that the row shows.
    public typealias TableRowValue = Value
    /// The row is the system's.
    public typealias TableRowBody = Never

    private let value: Value

    /// Makes the row of a value.
    ///
    /// - Parameter value: The value of the row.
    nonisolated public init(_ value: Value) { self.value = value }

    /// The row as a view, which is selected by the identity of the value.
    @MainActor public var _tableRowViews: some View {
        ForEach(CollectionOfOne(value)) { TableCells(value: $0) }
    }
}

/// A result builder that makes the rows of a table from the statements of a closure.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
    /// One expression.
    ///
    /// - Parameter content: The value of the expression, which is returned unchanged.
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Value == Content.TableRowValue { content }

    /// One statement.
    ///
    /// - Parameter content: The value of the statement, which is returned unchanged.
    public static func buildBlock<C: TableRowContent>(_ content: C) -> C where Value == C.TableRowValue { content }

    /// An `if` without `else`.
    ///
    /// - Parameter content: The value of the body; nil if the condition is false.
    public static func buildIf<C: TableRowContent>(_ content: C?) -> C? where Value == C.TableRowValue { content }

    /// The first branch of an `if` with an `else`, or some of the cases of a `switch`.
    ///
    /// - Parameter first: The value of the branch or case that runs.
    public static func buildEither<T: TableRowContent, F: TableRowContent>(
        first: T
    ) -> _ConditionalContent<T, F> where Value == T.TableRowValue, T.TableRowValue == F.TableRowValue {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The other branch.
    ///
    /// - Parameter second: The value of the branch that runs if the condition is false.
    public static func buildEither<T: TableRowContent, F: TableRowContent>(
        second: F
    ) -> _ConditionalContent<T, F> where Value == T.TableRowValue, T.TableRowValue == F.TableRowValue {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// The content of an `if #available`.
    ///
    /// - Parameter content: The value of the body.
    public static func buildLimitedAvailability<C: TableRowContent>(_ content: C) -> C
    where Value == C.TableRowValue { content }
}

/// Several rows.
public nonisolated struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
    /// The type of the values that rows show.
    public typealias TableRowValue = Value
    /// The rows are the system's.
    public typealias TableRowBody = Never

    /// The rows.
    public var value: T

    private let makeViews: @MainActor (T) -> AnyView

    nonisolated init(_ value: T, views: @escaping @MainActor (T) -> AnyView) {
        self.value = value
        makeViews = views
    }

    /// The rows as a view.
    @MainActor public var _tableRowViews: AnyView { makeViews(value) }
}

/// No rows.
public nonisolated struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    /// The type of the values that rows show.
    public typealias TableRowValue = Value
    /// The rows are the system's.
    public typealias TableRowBody = Never
    /// An empty view.
    @MainActor public var _tableRowViews: EmptyView { EmptyView() }
}

extension TableRowContent {
    /// Adds a context menu to the row, which opens with a long press or the secondary button of the mouse.
    ///
    /// - Parameter menuItems: The items of the menu.
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
        let items = menuItems()
        return ModifiedTableRows<TableRowValue, _>(views: _tableRowViews.contextMenu { items })
    }

    /// Disables or enables the selection of the rows.
    ///
    /// - Parameter isDisabled: True to prevent it.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows<TableRowValue, _>(views: _tableRowViews.selectionDisabled(isDisabled))
    }

    /// Calls an action when the pointer enters or leaves a row.
    ///
    /// - Parameter action: Called with true when the pointer enters, and with false when it leaves.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows<TableRowValue, _>(views: _tableRowViews.onHover(perform: action))
    }
}

/// Rows with a modifier around their views.
package nonisolated struct ModifiedTableRows<Value: Identifiable, Views: View>: TableRowContent {
    package typealias TableRowValue = Value
    package typealias TableRowBody = Never
    private let views: Views

    package init(views: Views) { self.views = views }

    @MainActor package var _tableRowViews: Views { views }
}
