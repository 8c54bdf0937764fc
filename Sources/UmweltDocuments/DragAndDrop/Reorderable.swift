import CoreTransferable
@_spi(Kernel) import Umwelt
@_spi(Kernel) import UmweltLists

extension DynamicViewContent {
    /// Lets the user reorder the views by dragging, in the nearest ``View/reorderContainer(for:isEnabled:move:)`` that
    /// accepts items with their identities.
    ///
    /// The container is a list, a stack, a grid or a custom layout. A mouse drags a view, or a finger that has rested
    /// on it. The other views open a gap at the drop position. Items of lazy containers stay unrealized until they are
    /// near the viewport.
    nonisolated public func reorderable() -> some DynamicViewContent<Self.Data> {
        modifier(ReorderableModifier(collection: AnyHashable(ReorderableSingleCollectionIdentifier())))
    }

    /// Lets the user drag the views within and between collections, in the nearest
    /// ``View/reorderContainer(for:in:isEnabled:move:)`` that accepts items and collections with their identities.
    ///
    /// A collection without views accepts drops anywhere in its own container, such as an empty column of a board. If
    /// it shares its container with other views, it accepts drops between its neighbours.
    ///
    /// - Parameter collectionID: The identity of the collection that the views show.
    nonisolated public func reorderable(
        collectionID: some Hashable & Sendable
    ) -> some DynamicViewContent<Self.Data> {
        modifier(ReorderableModifier(collection: AnyHashable(collectionID)))
    }
}

/// The modifier that makes each view of a `ForEach` an item of a reorder container.
nonisolated struct ReorderableModifier: ItemLayoutModifier {
    typealias Body = Never
    let collection: AnyHashable

    nonisolated init(collection: AnyHashable) { self.collection = collection }

    func makeNode(for element: _Element) -> ReorderItemNode { ReorderItemNode(collection, element: element) }

    func update(_ node: ReorderItemNode) { node.collection = collection }

    func readEnvironment(_ values: EnvironmentValues, for node: ReorderItemNode) {
        node.set(scopes: values.reorderScopes, dragContainers: values.dragContainers, isEnabled: values.isEnabled)
    }
}

/// A node of its child's size that is dragged to another place in its reorder container.
final class ReorderItemNode: ItemWrapperNode, DragSource {
    var collection: AnyHashable
    private var scopes: [ReorderScope] = []
    private var dragContainers: [DragContainer] = []
    private var isEnabled = true

    init(_ collection: AnyHashable, element: _Element) {
        self.collection = collection
        super.init(element: element)
    }

    func set(scopes new: [ReorderScope], dragContainers: [DragContainer], isEnabled newEnabled: Bool) {
        self.dragContainers = dragContainers
        guard new != scopes || newEnabled != isEnabled else { return }
        scopes = new
        isEnabled = newEnabled
        setNeedsSend()
    }

    /// The item of the `ForEach` that the node's view shows.
    var item: (any ForEachItemElement)? { children.first.flatMap { ItemTraits(of: $0, in: element).item } }

    /// The container that the item is moved in; nil if it cannot be moved.
    var container: ReorderContainer? {
        guard isEnabled, !scopes.isEmpty, let id = item?.identity else { return nil }
        let scope = scopes.last { $0.container.takes(id, in: collection) }
        return scope?.isEnabled == true ? scope?.container : nil
    }

    override var pointerInterest: PointerInterest {
        guard container != nil else { return PointerInterest() }
        var interest = PointerInterest.barrier
        interest.events = .carries
        return interest
    }

    func makeLoad() -> (any DragLoad)? {
        guard !isDetached, let container, let id = item?.identity else { return nil }
        let ids = DragContainer.selection(with: id, in: dragContainers, namespace: nil) ?? [id]
        let values = DragContainer.providers(of: id, in: dragContainers, namespace: nil)
        // A drag container that has no values of the item does not let it be dragged.
        if values?.isEmpty == true { return nil }
        return ReorderLoad(values ?? [], ids: ids, grabbed: id, container: container)
    }

    func dragEnded(isDropped: Bool) { container?.node?.endDrag() }
}

/// The load of a drag that began at an item of a reorder container.
final class ReorderLoad: ItemLoad {
    /// The identities of the items that move.
    let ids: Set<AnyHashable>

    /// The identity of the item where the drag began.
    let grabbed: AnyHashable
    let container: ReorderContainer

    init(_ providers: [NSItemProvider], ids: [AnyHashable], grabbed: AnyHashable, container: ReorderContainer) {
        self.ids = Set(ids)
        self.grabbed = grabbed
        self.container = container
        super.init(providers)
    }
}
