import Foundation
@_spi(Kernel) import Umwelt

/// The session of a drop, which actions of `dropDestination` are given.
public struct DropSession: Identifiable {
    /// The identity of a drop.
    public struct ID: Hashable, Sendable, CustomStringConvertible {
        private let value = UUID()

        /// The identity as a text.
        public var description: String { value.uuidString }
    }

    /// The phases of a drop.
    public enum Phase: Hashable, Sendable, CustomStringConvertible {
        /// Something has come over the view.
        case entering
        /// Something is over the view.
        case active
        /// Something leaves the view.
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

    /// The operations that a drop may do: what the app drags itself may also be moved.
    public var suggestedOperations: DropOperation.Set

    /// The size of the view, in points.
    public var size: CGSize

    /// The place in the view's coordinates, in points.
    public var location: CGPoint

    /// The position among the items of the reorder container that the view is; nil if there is none.
    private let reorderDestination: ReorderDestination?

    init(_ load: any DragLoad, at location: CGPoint, over node: DropNode) {
        itemsCount = load.providers.count
        suggestedOperations = load is OutsideLoad ? .copy : [.copy, .move]
        size = node.frame.size
        self.location = location
        reorderDestination = node.reorderDestination(of: load, at: location)
    }

    /// Returns the position at which the values were dropped among the items of the reorder container that the view is.
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
    /// - Returns: Nil if the view is no such container, or there are no items beside which something could be dropped.
    nonisolated public func reorderDestination<Item: Identifiable, CollectionID>(
        for item: Item.Type, in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
    ) -> ReorderDifference<Item.ID, CollectionID>.Destination? {
        reorderDestination?.typed(Item.ID.self, collectionID)
    }

    /// Returns the position at which the values were dropped among the items of the reorder container that the view is,
    /// whose identity is one of their properties.
    ///
    /// - Parameters:
    ///   - item: The type of the container's items.
    ///   - itemID: The property that identifies an item.
    ///   - collectionID: The type of the identities of the container's collections.
    /// - Returns: Nil if the view is no such container, or there are no items beside which something could be dropped.
    nonisolated public func reorderDestination<Item, ItemID, CollectionID>(
        for item: Item.Type, itemID: KeyPath<Item, ItemID>,
        in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
    ) -> ReorderDifference<ItemID, CollectionID>.Destination? {
        reorderDestination?.typed(ItemID.self, collectionID)
    }
}

extension DropSession: CustomDebugStringConvertible {
    /// The identity, the phase and the place.
    public var debugDescription: String { "DropSession(\(id), \(phase), \(location))" }
}

@available(*, unavailable)
extension DropSession: Sendable {}
