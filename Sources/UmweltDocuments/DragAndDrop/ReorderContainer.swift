import Foundation
@_spi(Kernel) import Umwelt

extension View {
    /// Lets a person change the order of the views in this list, stack, grid or custom layout that
    /// ``DynamicViewContent/reorderable()`` is applied to.
    ///
    /// - Parameters:
    ///   - item: The type of the items.
    ///   - isEnabled: If false, nothing can be moved.
    ///   - move: Applies a change to the data. Called at the end of a drag that changes the order.
    nonisolated public func reorderContainer<Item: Identifiable>(
        for item: Item.Type, isEnabled: Bool = true,
        move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
    ) -> some View where Item.ID: Sendable {
        modifier(ReorderContainerModifier(isEnabled: isEnabled, move: move))
    }

    /// Lets a person move views within and between the collections in this list, stack, grid or custom layout that
    /// ``DynamicViewContent/reorderable(collectionID:)`` is applied to.
    ///
    /// ```swift
    /// List {
    ///     ForEach(shelves) { shelf in
    ///         Section(shelf.name) { ForEach(shelf.books) { BookRow(book: $0) }.reorderable(collectionID: shelf.id) }
    ///     }
    /// }
    /// .reorderContainer(for: Book.self, in: Shelf.ID.self) { library.apply($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - item: The type of the items.
    ///   - collectionID: The type of the collections' identities.
    ///   - isEnabled: If false, nothing can be moved.
    ///   - move: Applies a change to the data. Called at the end of a drag that changes the order.
    nonisolated public func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
        for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
        move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
    ) -> some View where Item.ID: Sendable {
        modifier(ReorderContainerModifier(isEnabled: isEnabled, move: move))
    }

    /// Lets a person change the order of the views in this list, stack, grid or custom layout whose items have one of
    /// their properties as their identity.
    ///
    /// - Parameters:
    ///   - item: The type of the items.
    ///   - itemID: The property that identifies an item, as in the `ForEach` of the views.
    ///   - isEnabled: If false, nothing can be moved.
    ///   - move: Applies a change to the data. Called at the end of a drag that changes the order.
    nonisolated public func reorderContainer<Item, ItemID: Hashable & Sendable>(
        for item: Item.Type, itemID: KeyPath<Item, ItemID>, isEnabled: Bool = true,
        move: @escaping (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
    ) -> some View {
        modifier(ReorderContainerModifier(isEnabled: isEnabled, move: move))
    }

    /// Lets the user move views within and between the collections in this list, stack, grid or custom layout, with
    /// items identified by a property.
    ///
    /// - Parameters:
    ///   - item: The type of the items.
    ///   - itemID: The property that identifies an item, as in the `ForEach` of the views.
    ///   - collectionID: The type of the collections' identities.
    ///   - isEnabled: If false, nothing can be moved.
    ///   - move: Applies a change to the data. Called at the end of a drag that changes the order.
    nonisolated public func reorderContainer<Item, ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>(
        for item: Item.Type, itemID: KeyPath<Item, ItemID>, in collectionID: CollectionID.Type, isEnabled: Bool = true,
        move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
    ) -> some View {
        modifier(ReorderContainerModifier(isEnabled: isEnabled, move: move))
    }
}

/// A container whose views the user can move: the accepted items, and the action after a move.
final class ReorderContainer {
    /// The layout node of the container; nil until it is made.
    weak var node: ReorderContainerNode?

    private var modifier: ReorderContainerModifier?

    fileprivate func set(_ new: ReorderContainerModifier) { modifier = new }

    /// Returns true if items with an identity are moved in the container; nil for any identity.
    func takes(_ id: AnyHashable?, in collection: AnyHashable) -> Bool { modifier?.takes(id, collection) ?? false }

    /// Applies a move to the app's data.
    func move(_ ids: [AnyHashable], to destination: ReorderDestination) { modifier?.move(ids, destination) }
}

/// A container around a view, as its items see it.
struct ReorderScope: Equatable {
    let container: ReorderContainer
    let isEnabled: Bool

    static func == (left: ReorderScope, right: ReorderScope) -> Bool {
        left.container === right.container && left.isEnabled == right.isEnabled
    }
}

struct ReorderScopesKey: EnvironmentKey {
    static var defaultValue: [ReorderScope] { [] }
}

extension EnvironmentValues {
    /// The reorder containers around, from the outermost.
    var reorderScopes: [ReorderScope] {
        get { self[ReorderScopesKey.self] }
        set { self[ReorderScopesKey.self] = newValue }
    }
}

/// The modifier of a container whose views the user can move.
private nonisolated struct ReorderContainerModifier: ViewModifier, SystemView {
    let isEnabled: Bool
    let takes: (AnyHashable?, AnyHashable) -> Bool
    let move: ([AnyHashable], ReorderDestination) -> Void

    // One object for as long as the view is there, so that its items are not made again with each closure.
    @State private var container = ReorderContainer()
    @Environment(\.reorderScopes) private var outer

    nonisolated init<ItemID, CollectionID>(
        isEnabled: Bool, move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
    ) {
        self.isEnabled = isEnabled
        takes = { id, collection in (id.map { $0.base is ItemID } ?? true) && collection.base is CollectionID }
        self.move = { ids, destination in
            let sources = ids.compactMap { $0.base as? ItemID }
            guard let destination = destination.typed(ItemID.self, CollectionID.self) else { return }
            move(ReorderDifference(sources: sources, destination: destination))
        }
    }

    @MainActor func body(content: Content) -> some View {
        let _ = container.set(self)
        content.environment(\.reorderScopes, outer + [ReorderScope(container: container, isEnabled: isEnabled)])
            .modifier(ReorderTargetModifier(container: container))
    }
}

/// The modifier that makes the node of a reorder container.
private nonisolated struct ReorderTargetModifier: ViewModifier, LayoutModifier {
    typealias Body = Never
    let container: ReorderContainer

    nonisolated init(container: ReorderContainer) { self.container = container }

    func makeNode(for element: _Element) -> ReorderContainerNode { ReorderContainerNode(container, element: element) }

    func update(_ node: ReorderContainerNode) {}
}
