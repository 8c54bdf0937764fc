import Foundation
@_spi(Kernel) import Umwelt

/// The session of a drop, which is passed to actions of `dropDestination`.
public struct DropSession: Identifiable {
    /// The identity of a drop.
    public struct ID: Hashable, Sendable, CustomStringConvertible {
        private let value = UUID()

        /// The identity as a text.
        public var description: String { value.uuidString }
    }

    /// The phases of a drop.
    public enum Phase: Hashable, Sendable, CustomStringConvertible {
        /// An item has entered the view.
        case entering
        /// An item is over the view.
        case active
        /// An item leaves the view.
        case exiting
        /// Something was dropped.
        case ended(DropOperation)
        /// The end of loading the dropped items.
        case dataTransferCompleted

        /// The name of the phase.
        public var description: String {
            switch self {
            case .entering: "entering"
            case .active: "active"
            case .exiting: "exiting"
            case .ended(let operation): "ended(\(operation))"
            case .dataTransferCompleted: "dataTransferCompleted"
            }
        }
    }

    /// The identity of the drop.
    public let id = ID()

    /// The phase of the drop. Actions are called when the data have been loaded.
    public let phase = Phase.dataTransferCompleted

    /// The number of items that were dropped.
    public var itemsCount: Int

    /// The possible operations of a drop: items dragged by the app itself can also be moved.
    public var suggestedOperations: DropOperation.Set

    /// The size of the view, in points.
    public var size: CGSize

    /// The position in the view's coordinates, in points.
    public var location: CGPoint

    /// The position among the items of the view's reorder container; nil for none.
    private let reorderDestination: ReorderDestination?

    init(_ load: any DragLoad, at location: CGPoint, over node: DropNode) {
        itemsCount = load.providers.count
        suggestedOperations = load is OutsideLoad ? .copy : [.copy, .move]
        size = node.frame.size
        self.location = location
        reorderDestination = node.reorderDestination(of: load, at: location)
    }

    /// Returns the position of the drop among the items of the view's reorder container.
    ///
    /// ```swift
    /// LazyVGrid(columns: columns) { ForEach(stickers) { StickerView($0) }.reorderable() }
    ///     .reorderContainer(for: Sticker.self) { stickers.apply($0) }
    ///     .dropDestination(for: Sticker.self) { dropped, session in
    ///         stickers.insert(dropped, at: session.reorderDestination(for: Sticker.self))
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - item: The type of the container's items.
    ///   - collectionID: The type of the identities of the container's collections.
    /// - Returns: Nil if the view is not such a container, or has no items.
    nonisolated public func reorderDestination<Item: Identifiable, CollectionID>(
        for item: Item.Type, in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
    ) -> ReorderDifference<Item.ID, CollectionID>.Destination? {
        reorderDestination?.typed(Item.ID.self, collectionID)
    }

    /// Returns the position of the drop among the items of the view's reorder container, which are identified by a
    /// property.
    ///
    /// - Parameters:
    ///   - item: The type of the container's items.
    ///   - itemID: The property that identifies an item.
    ///   - collectionID: The type of the identities of the container's collections.
    /// - Returns: Nil if the view is not such a container, or has no items.
    nonisolated public func reorderDestination<Item, ItemID, CollectionID>(
        for item: Item.Type, itemID: KeyPath<Item, ItemID>,
        in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
    ) -> ReorderDifference<ItemID, CollectionID>.Destination? {
        reorderDestination?.typed(ItemID.self, collectionID)
    }
}

extension DropSession: CustomDebugStringConvertible {
    /// The identity, the phase and the position.
    public var debugDescription: String { "DropSession(\(id), \(phase), \(location))" }
}

@available(*, unavailable)
extension DropSession: Sendable {}
