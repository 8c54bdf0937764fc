import CoreTransferable
import Foundation
@_spi(Kernel) import Umwelt

extension View {
    /// Drags the selected views in this view together, if a drag starts on one of them.
    ///
    /// ```swift
    /// List(books, selection: $selected) { book in BookRow(book).draggable(containerItemID: book.id) }
    ///     .dragContainer(for: Book.self) { ids in books.filter { ids.contains($0.id) } }
    ///     .dragContainerSelection(Array(selected))
    /// ```
    ///
    /// - Parameters:
    ///   - itemType: The type of the values.
    ///   - namespace: The namespace of the views; nil for none.
    ///   - payload: Returns the values of items by their identities; called when a drag starts.
    nonisolated public func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
        for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
        _ payload: @escaping (_ draggedItemIDs: [Item.ID]) -> Data
    ) -> some View where Item == Data.Element, Item.ID: Sendable {
        modifier(DragContainerModifier(namespace, payload: payload))
    }

    /// Drags the selected views in this view together, with the values of each item.
    ///
    /// - Parameters:
    ///   - itemType: The type of the values.
    ///   - namespace: The namespace of the views; nil for none.
    ///   - payload: Returns the values of an item by its identity; called when a drag starts.
    @_disfavoredOverload
    nonisolated public func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
        for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
        _ payload: @escaping (_ draggedItemID: Item.ID) -> Data
    ) -> some View where Item == Data.Element, Item.ID: Sendable {
        modifier(DragContainerModifier(namespace) { (ids: [Item.ID]) in ids.flatMap(payload) })
    }

    /// Drags the selected views in this view together, with values that are identified by a property.
    ///
    /// - Parameters:
    ///   - itemType: The type of the values.
    ///   - itemID: The property that identifies a value.
    ///   - namespace: The namespace of the views; nil for none.
    ///   - payload: Returns the values of items by their identities; called when a drag starts.
    nonisolated public func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
        for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
        _ payload: @escaping (_ draggedItemIDs: [ItemID]) -> Data
    ) -> some View where Item == Data.Element {
        modifier(DragContainerModifier(namespace, payload: payload))
    }

    /// Drags the selected views in this view together, with the values of each item, identified by a property.
    ///
    /// - Parameters:
    ///   - itemType: The type of the values.
    ///   - itemID: The property that identifies a value.
    ///   - namespace: The namespace of the views; nil for none.
    ///   - payload: Returns the values of an item by its identity; called when a drag starts.
    @_disfavoredOverload
    nonisolated public func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
        for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
        _ payload: @escaping (_ draggedItemID: ItemID) -> Data
    ) -> some View where Item == Data.Element {
        modifier(DragContainerModifier(namespace) { (ids: [ItemID]) in ids.flatMap(payload) })
    }

    /// Sets the selected items in this view: a drag that starts on one of them drags all.
    ///
    /// - Parameters:
    ///   - selection: Returns the identities of the selected items; called when a drag starts.
    ///   - containerNamespace: The namespace of the views; nil for none.
    nonisolated public func dragContainerSelection<ItemID: Hashable & Sendable>(
        _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
    ) -> some View {
        modifier(DragContainerModifier(containerNamespace, selection: selection))
    }

    /// Makes the view draggable, as an item of the container that it is in.
    ///
    /// - Parameters:
    ///   - containerItemID: The identity of the item, from which the container finds its value.
    ///   - containerNamespace: The namespace of the view; nil for none.
    nonisolated public func draggable<ItemID: Hashable & Sendable>(
        containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
    ) -> some View {
        modifier(DragContainerItemModifier(id: containerItemID, namespace: containerNamespace))
    }
}

/// A container whose selected items are dragged together.
final class DragContainer {
    private var namespace: Namespace.ID?
    private var payload: (([AnyHashable]) -> [NSItemProvider]?)?
    private var selection: (() -> [AnyHashable])?

    fileprivate func set(_ modifier: DragContainerModifier) {
        (namespace, payload, selection) = (modifier.namespace, modifier.payload, modifier.selection)
    }

    /// Returns the items of a drag that starts on one of the containers' items: those of the innermost container that
    /// accepts the identity, and all selected ones. Nil if no container accepts the identity.
    static func providers(
        of id: AnyHashable, in containers: [DragContainer], namespace: Namespace.ID?
    ) -> [NSItemProvider]? {
        let selected = selection(with: id, in: containers, namespace: namespace)
        for container in containers.reversed() where container.namespace == namespace {
            if let items = container.payload?(selected ?? [id]) { return items }
        }
        return nil
    }

    /// Returns the identities of the items that are selected together with an item of the containers; nil if the item
    /// is not selected.
    static func selection(
        with id: AnyHashable, in containers: [DragContainer], namespace: Namespace.ID?
    ) -> [AnyHashable]? {
        let own = containers.reversed().filter { $0.namespace == namespace }
        return own.lazy.compactMap { $0.selection?() }.first { $0.contains(id) }
    }
}

/// The modifier of a container whose selected items are dragged together.
private nonisolated struct DragContainerModifier: ViewModifier, SystemView {
    let namespace: Namespace.ID?
    var payload: (([AnyHashable]) -> [NSItemProvider]?)?
    var selection: (() -> [AnyHashable])?

    // One object for as long as the view is there, so that its items are not made again with each closure.
    @State private var container = DragContainer()
    @Environment(\.dragContainers) private var outer

    nonisolated init<ItemID: Hashable, Data: Collection>(
        _ namespace: Namespace.ID?, payload: @escaping ([ItemID]) -> Data
    ) where Data.Element: Transferable {
        self.namespace = namespace
        self.payload = { ids in
            let own = ids.compactMap { $0.base as? ItemID }
            return own.count == ids.count ? payload(own).map { NSItemProvider(of: $0) } : nil
        }
    }

    nonisolated init<ItemID: Hashable>(_ namespace: Namespace.ID?, selection: @escaping () -> [ItemID]) {
        self.namespace = namespace
        self.selection = { selection().map { AnyHashable($0) } }
    }

    @MainActor func body(content: Content) -> some View {
        let _ = container.set(self)
        content.environment(\.dragContainers, outer + [container])
    }
}

/// The modifier of a view that is dragged as an item of a container.
private nonisolated struct DragContainerItemModifier: ViewModifier, SystemView {
    let id: AnyHashable
    let namespace: Namespace.ID?

    @Environment(\.dragContainers) private var containers

    nonisolated init(id: AnyHashable, namespace: Namespace.ID?) { (self.id, self.namespace) = (id, namespace) }

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            _DragModifier(
                providers: { [containers, id, namespace] in
                    DragContainer.providers(of: id, in: containers, namespace: namespace) ?? []
                }, preview: EmptyView(), hasPreview: false))
    }
}

struct DragContainersKey: EnvironmentKey {
    static var defaultValue: [DragContainer] { [] }
}

extension EnvironmentValues {
    /// The containers around, from the outermost, whose items are dragged together.
    var dragContainers: [DragContainer] {
        get { self[DragContainersKey.self] }
        set { self[DragContainersKey.self] = newValue }
    }
}
