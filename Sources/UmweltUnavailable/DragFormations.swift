import Umwelt

@available(*, unavailable, message: "Umwelt shows what is dragged as it is: leave the formation out.")
public struct DragDropPreviewsFormation: Hashable, Sendable {
    public static var `default`: DragDropPreviewsFormation { DragDropPreviewsFormation() }

    public static var none: DragDropPreviewsFormation { DragDropPreviewsFormation() }

    public static var pile: DragDropPreviewsFormation { DragDropPreviewsFormation() }

    public static var list: DragDropPreviewsFormation { DragDropPreviewsFormation() }

    public static var stack: DragDropPreviewsFormation { DragDropPreviewsFormation() }
}

@available(*, unavailable, message: "Umwelt shows what is dragged as it is: leave the formation out.")
extension View {
    nonisolated public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }

    nonisolated public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
}

@available(*, unavailable, message: "Umwelt drags one view at a time: give each view draggable(_:).")
extension View {
    nonisolated public func dragContainerSelection<ItemID: Hashable & Sendable>(
        _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
    ) -> some View { self }

    nonisolated public func dragContainer<Item: Identifiable, Data: Collection>(
        for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
        _ payload: @escaping (_ draggedItemIDs: [Item.ID]) -> Data
    ) -> some View where Item == Data.Element, Item.ID: Sendable { self }

    @_disfavoredOverload
    nonisolated public func dragContainer<Item: Identifiable, Data: Collection>(
        for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
        _ payload: @escaping (_ draggedItemID: Item.ID) -> Data
    ) -> some View where Item == Data.Element, Item.ID: Sendable { self }

    nonisolated public func dragContainer<ItemID: Hashable & Sendable, Item, Data: Collection>(
        for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
        _ payload: @escaping (_ draggedItemIDs: [ItemID]) -> Data
    ) -> some View where Item == Data.Element { self }

    @_disfavoredOverload
    nonisolated public func dragContainer<ItemID: Hashable & Sendable, Item, Data: Collection>(
        for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
        _ payload: @escaping (_ draggedItemID: ItemID) -> Data
    ) -> some View where Item == Data.Element { self }
}
