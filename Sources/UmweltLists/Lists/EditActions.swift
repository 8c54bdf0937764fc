import Foundation
@_spi(Kernel) import Umwelt

extension DynamicViewContent {
    /// Adds an action that deletes rows, which lets the user delete them.
    ///
    /// ```swift
    /// ForEach(books) { BookRow(book: $0) }
    ///     .onDelete { books.remove(atOffsets: $0) }
    /// ```
    ///
    /// The user swipes a row, chooses Delete in its menu, or uses the buttons of the edit mode.
    ///
    /// - Parameter action: The action, with the offsets in the data of the elements to delete; nil if rows cannot be
    ///   deleted.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(RowTraitModifier(RowDeleteAction(action: action)))
    }

    /// Lets the user move rows.
    ///
    /// In edit mode rows have grips for that. Otherwise a mouse drags a row directly, and in pages so does a finger
    /// after a long press, unless the row has a context menu, which a long press opens.
    ///
    /// ```swift
    /// ForEach(books) { BookRow(book: $0) }
    ///     .onMove { books.move(fromOffsets: $0, toOffset: $1) }
    /// ```
    ///
    /// - Parameter action: Called with the offsets of the moved elements, and the offset of the element before which
    ///   they are moved, both before the move; nil if rows cannot be moved.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(RowTraitModifier(RowMoveAction(action: action)))
    }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The data of the views that are modified.
    public var data: Content.Data { content.data }
}

private struct RowDeleteAction: RowTrait {
    let action: ((IndexSet) -> Void)?

    func add(to traits: inout RowTraits, at element: _Element) {
        guard traits.delete == nil, let item = traits.item else { return }
        traits.delete = RowValue(action.map { RowTraits.DeleteAction(action: $0, item: item) })
    }
}

private struct RowMoveAction: RowTrait {
    let action: ((IndexSet, Int) -> Void)?

    func add(to traits: inout RowTraits, at element: _Element) {
        guard traits.move == nil, let item = traits.item else { return }
        traits.move = RowValue(action.map { RowTraits.MoveAction(action: $0, item: item) })
    }
}
