import Foundation
@_spi(Kernel) import Umwelt

/// The changes that the user can make to the rows of a list, in the data that they are made from.
///
/// ```swift
/// List($books, editActions: .all) { $book in
///     TextField("Title", text: $book.title)
/// }
/// ```
public struct EditActions<Data>: OptionSet, Sendable {
    /// The actions as bits.
    public let rawValue: Int

    /// Makes a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    fileprivate static var deleteBit: Int { 1 }
    fileprivate static var moveBit: Int { 2 }

    /// Not available: elements cannot be removed from data of this type.
    @available(*, unavailable, message: "Only elements of a RangeReplaceableCollection can be deleted.")
    public static var delete: EditActions<Data> { [] }

    /// Not available: elements of data of this type cannot be moved.
    @available(*, unavailable, message: "Only elements of a MutableCollection can be moved.")
    public static var move: EditActions<Data> { [] }

    /// All changes that data of this type allow: none.
    public static var all: EditActions<Data> { [] }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Rows can be deleted.
    public static var delete: EditActions<Data> { EditActions(rawValue: deleteBit) }

    /// All changes that data of this type allow: rows can be deleted.
    public static var all: EditActions<Data> { delete }
}

extension EditActions where Data: MutableCollection {
    /// Rows can be moved.
    public static var move: EditActions<Data> { EditActions(rawValue: moveBit) }

    /// All changes that data of this type allow: rows can be moved.
    public static var all: EditActions<Data> { move }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
    /// All changes: rows can be deleted and moved.
    public static var all: EditActions<Data> { [.delete, .move] }
}

/// The view of an element of a collection that the user can edit in a list.
public nonisolated struct EditableCollectionContent<Content, Data> {
    fileprivate let content: Content
    fileprivate let edits: CollectionEdits
}

extension EditableCollectionContent: View, SystemView where Content: View {
    /// The view, with the permitted edits of its row.
    @MainActor public var body: some View { content.modifier(RowTraitModifier(edits)) }
}

/// The edits that the user can make to the rows of a collection.
private struct CollectionEdits: RowTrait {
    let delete: ((IndexSet) -> Void)?
    let move: ((IndexSet, Int) -> Void)?

    func add(to traits: inout RowTraits, at element: _Element) {
        guard let item = element.nearestItem else { return }
        if traits.delete == nil {
            traits.delete = RowValue(delete.map { RowTraits.DeleteAction(action: $0, item: item) })
        }
        if traits.move == nil {
            traits.move = RowValue(move.map { RowTraits.MoveAction(action: $0, item: item) })
        }
    }
}

extension _Element {
    /// The element of the innermost item of a `ForEach` that contains this element.
    fileprivate var nearestItem: (any ForEachItemElement)? {
        var element: _Element? = self
        while let current = element {
            if let item = current as? any ForEachItemElement { return item }
            element = current.parent
        }
        return nil
    }
}

extension CollectionEdits {
    /// The edits of a binding's collection.
    init<C: MutableCollection & RandomAccessCollection>(_ actions: EditActions<C>, of data: Binding<C>) {
        let (canDelete, canMove) = (
            actions.rawValue & EditActions<C>.deleteBit != 0, actions.rawValue & EditActions<C>.moveBit != 0
        )
        delete =
            canDelete
            ? { offsets in
                guard let collection = data.wrappedValue as? any RangeReplaceableCollection,
                    let rest = removing(offsets, from: collection) as? C
                else { return }
                data.wrappedValue = rest
            } : nil
        move = canMove ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil
    }
}

/// Returns a collection without the elements at some offsets.
private func removing<Base: RangeReplaceableCollection>(_ offsets: IndexSet, from collection: Base) -> Base {
    var rest = collection
    for offset in offsets.reversed() where offset < rest.count {
        rest.remove(at: rest.index(rest.startIndex, offsetBy: offset))
    }
    return rest
}

/// The indices of a collection, with the identities of its elements.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
    /// The index of an element, with its identity.
    public struct Element {
        let index: Base.Index
        let id: ID
    }

    /// The type of the collection's indices.
    public typealias Index = Base.Index

    private let base: Base
    private let identify: KeyPath<Base.Element, ID>

    nonisolated init(_ base: Base, id: KeyPath<Base.Element, ID>) {
        self.base = base
        identify = id
    }

    /// The index of the first element.
    public var startIndex: Index { base.startIndex }

    /// The index after the last element.
    public var endIndex: Index { base.endIndex }

    /// The element at a position, with its identity.
    ///
    /// - Parameter position: A valid index.
    public subscript(position: Index) -> Element { Element(index: position, id: base[position][keyPath: identify]) }

    /// Returns the next index.
    ///
    /// - Parameter i: A valid index.
    public func index(after i: Index) -> Index { base.index(after: i) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
    /// Returns the previous index.
    ///
    /// - Parameter i: A valid index.
    public func index(before i: Index) -> Index { base.index(before: i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}

extension ForEach {
    /// Makes a view for each element of a binding's collection. Each view receives a binding to its element, and the
    /// user can edit the collection in a list.
    ///
    /// - Parameter editActions: The permitted edits of the rows.
    nonisolated public init<C, R>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
        C: MutableCollection, C: RandomAccessCollection, R: View, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Makes a view for each element of a binding's collection, identified by the value at a key path; the user can
    /// edit the collection in a list.
    ///
    /// - Parameters:
    ///   - data: The binding to the collection.
    ///   - id: The key path of an element's identity.
    ///   - editActions: The permitted edits of the rows.
    ///   - content: Makes the view of an element from a binding to it.
    nonisolated public init<C, R>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C: MutableCollection,
        C: RandomAccessCollection, R: View, C.Index: Hashable
    {
        let edits = CollectionEdits(editActions, of: data)
        self.init(
            data: IndexedIdentifierCollection(data.wrappedValue, id: id), idOf: .byType { $0.id }
        ) { element in
            EditableCollectionContent(content: content(data[element.index]), edits: edits)
        }
    }
}
