/// The change that a person has made to the order of views, by the identities of the items that the views show.
///
/// ```swift
/// VStack { ForEach(books) { BookRow(book: $0) }.reorderable() }
///     .reorderContainer(for: Book.self) { difference in
///         let moved = books.filter { difference.sources.contains($0.id) }
///         books.removeAll { difference.sources.contains($0.id) }
///         switch difference.destination.position {
///         case .before(let id): books.insert(contentsOf: moved, at: books.firstIndex { $0.id == id } ?? books.endIndex)
///         case .end: books += moved
///         }
///     }
/// ```
public struct ReorderDifference<ItemID, CollectionID> {
    /// The identities of the moved items, in the order of their views.
    public var sources: [ItemID]

    /// The position that the items move to.
    public var destination: Destination

    /// The position of items in a collection.
    public struct Destination {
        /// The position within a collection.
        @frozen public enum Position {
            /// Before the item with an identity.
            case before(ItemID)
            /// After all items.
            case end
        }

        /// The position within the collection.
        public var position: Position

        /// The identity of the collection.
        public var collectionID: CollectionID

        /// Makes a position in one of several collections.
        ///
        /// - Parameters:
        ///   - position: The new position.
        ///   - collectionID: The identity of the collection.
        public init(position: Position, collectionID: CollectionID) {
            self.position = position
            self.collectionID = collectionID
        }

        /// Makes a position in the only collection of a container.
        ///
        /// - Parameter position: The new position.
        public init(position: Position) where CollectionID == ReorderableSingleCollectionIdentifier {
            self.init(position: position, collectionID: ReorderableSingleCollectionIdentifier())
        }
    }
}

extension ReorderDifference: Equatable where ItemID: Equatable, CollectionID: Equatable {}

extension ReorderDifference: Hashable where ItemID: Hashable, CollectionID: Hashable {}

extension ReorderDifference: Sendable where ItemID: Sendable, CollectionID: Sendable {}

extension ReorderDifference.Destination: Equatable where ItemID: Equatable, CollectionID: Equatable {}

extension ReorderDifference.Destination: Hashable where ItemID: Hashable, CollectionID: Hashable {}

extension ReorderDifference.Destination: Sendable where ItemID: Sendable, CollectionID: Sendable {}

extension ReorderDifference.Destination.Position: Equatable where ItemID: Equatable, CollectionID: Equatable {}

extension ReorderDifference.Destination.Position: Hashable where ItemID: Hashable, CollectionID: Hashable {}

extension ReorderDifference.Destination.Position: Sendable where ItemID: Sendable, CollectionID: Sendable {}

/// The identity of the collection in a container that has one collection only.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {
    init() {}
}

/// A position among reorderable items, by identities of any type.
struct ReorderDestination: Equatable {
    let collection: AnyHashable

    /// The identity of the item after the position; nil for the end.
    let next: AnyHashable?

    /// Returns the position with typed identities; nil if the types differ.
    func typed<ItemID, CollectionID>(
        _ itemID: ItemID.Type, _ collectionID: CollectionID.Type
    ) -> ReorderDifference<ItemID, CollectionID>.Destination? {
        guard let collection = collection.base as? CollectionID else { return nil }
        guard let next else { return .init(position: .end, collectionID: collection) }
        return (next.base as? ItemID).map { .init(position: .before($0), collectionID: collection) }
    }
}
