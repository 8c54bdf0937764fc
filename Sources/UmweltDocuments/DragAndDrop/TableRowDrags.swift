import CoreTransferable
import Foundation
@_spi(Kernel) import Umwelt
import UniformTypeIdentifiers

extension TableRowContent {
    /// Makes the rows draggable, with a value that is dropped elsewhere.
    ///
    /// ```swift
    /// ForEach(books) { book in TableRow(book).draggable(book) }
    /// ```
    ///
    /// - Parameter payload: The value; evaluated when a drag starts.
    @MainActor @preconcurrency
    public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows<TableRowValue, _>(views: _tableRowViews.draggable(payload()))
    }

    /// Makes each of the rows a destination for values that are dropped on it.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values. Items without a representation of this type are not accepted.
    ///   - action: The action, which receives the dropped values. Called when they have been loaded.
    @MainActor @preconcurrency
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows<TableRowValue, _>(
            views: _tableRowViews.dropDestination(for: payloadType) { (items: [T], _: DropSession) in action(items) })
    }

    /// Makes the rows draggable, with an item that is dropped elsewhere.
    ///
    /// - Parameter action: Returns the item's provider when a drag starts, or nil if the row cannot be dragged now; nil
    ///   for rows that can never be dragged.
    @MainActor @preconcurrency
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows<TableRowValue, _>(
            views: _tableRowViews.modifier(
                _DragModifier(
                    providers: { action?().map { [$0] } ?? [] }, preview: EmptyView(), hasPreview: false)))
    }
}

extension DynamicTableRowContent {
    /// Makes the rows destinations for values that are dropped between them.
    ///
    /// ```swift
    /// ForEach(books) { TableRow($0) }
    ///     .dropDestination(for: Book.self) { books.insert(contentsOf: $1, at: $0) }
    /// ```
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values. Items without a representation of this type are not accepted.
    ///   - action: The action, which receives the offset of the row before which the values are inserted, and the
    ///     values. Called when they have been loaded.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows<TableRowValue, _>(
            views: _tableRowViews.modifier(InsertionModifier(of: payloadType) { action($1, $0) }))
    }

    /// Makes the rows destinations for items of some types that are dropped between them.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types of data; an item needs one of them.
    ///   - action: The action, which receives the offset of the row before which the items are inserted, and the items.
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows<TableRowValue, _>(
            views: _tableRowViews.modifier(InsertionModifier(of: supportedContentTypes, perform: action)))
    }
}
