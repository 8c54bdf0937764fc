import Foundation
@_spi(Kernel) import Umwelt

extension DynamicViewContent {
    /// Lets rows be deleted, by an action that is given the offsets of their elements; nil for none.
    ///
    /// ```swift
    /// ForEach(books) { BookRow(book: $0) }
    ///     .onDelete { books.remove(atOffsets: $0) }
    /// ```
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(RowTraitModifier(RowDeleteAction(action: action)))
    }

    /// Lets rows be moved, by an action that is given the offsets of their elements, and the offset before which they
    /// come to stand; nil for none.
    ///
    /// ```swift
    /// ForEach(books) { BookRow(book: $0) }
    ///     .onMove { books.move(fromOffsets: $0, toOffset: $1) }
    /// ```
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
